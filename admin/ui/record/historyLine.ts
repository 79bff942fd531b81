/** A line of a history: what, and the amount at its end. */
export const HISTORY_LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingBlock: '6px',
  fontSize: '0.875rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
/** When it was, and by whom, below the line. */
export const HISTORY_DETAIL = { gridColumn: '1 / -1', color: 'text.secondary' } as const;
