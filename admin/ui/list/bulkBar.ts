/**
 * The table's frame clips the library's bar above it, so that it is placed inside. The selector outweighs the
 * library's.
 */
export const BULK_BAR = {
  '&&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    borderRadius: 0,
    height: 'auto',
    minHeight: 44,
    '&.RaBulkActionsToolbar-collapsed': { display: 'none' },
    '& .RaBulkActionsToolbar-topToolbar': { gap: '8px' },
  },
} as const;
