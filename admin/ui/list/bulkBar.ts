/** The bar over a table whose rows are chosen stands in the table's frame, which cuts off what lies outside of it. Stronger than the library's own rule. */
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
