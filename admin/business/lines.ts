/** A list of rows, each with its action at the end. */
export const LINES = { listStyle: 'none', margin: 0, padding: 0 };
export const LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: '8px 16px',
  paddingBlock: '10px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
