/** Fields below each other, without the library's margins. */
export const FIELDS = {
  display: 'grid',
  gap: '14px',
  '& .MuiFormControl-root': { margin: 0 },
  '& .MuiFormControlLabel-root': { marginLeft: '-7px' },
} as const;

/** Short fields side by side, if there is room. */
export const PAIR = {
  display: 'grid',
  alignItems: 'start',
  gap: '14px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
} as const;

/** Side by side for selects with long options, whose buttons take room; below each other on a phone. */
export const WIDE_PAIR = { ...PAIR, gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } as const;

/** Panels side by side on a wide screen. */
export const PANELS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** The bar at the end of a form, over what scrolls below it. */
export const END_BAR = {
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBlock: '10px',
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
