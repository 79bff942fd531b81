/** Fields under each other; their own margins are the library's and not wanted. */
export const FIELDS = {
  display: 'grid',
  gap: '14px',
  '& .MuiFormControl-root': { margin: 0 },
  '& .MuiFormControlLabel-root': { marginLeft: '-7px' },
} as const;

/** Short fields beside each other, where there is room. */
export const PAIR = {
  display: 'grid',
  alignItems: 'start',
  gap: '14px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
} as const;

/** The same where a long word is chosen: the buttons beside it take room, so on a phone each has the whole line. */
export const WIDE_PAIR = { ...PAIR, gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } as const;

/** Panels beside each other on a wide screen. */
export const PANELS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
