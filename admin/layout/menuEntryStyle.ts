import type { Theme } from '@mui/material';

/** The style of a menu entry; on a phone the icon is above the label. */
export const menuEntryStyle = (theme: Theme) => ({
  display: 'flex',
  flex: { xs: 1, md: 'none' },
  flexDirection: { xs: 'column', md: 'row' } as const,
  alignItems: 'center',
  // Buttons centre their content vertically, links do not.
  justifyContent: { xs: 'center', md: 'flex-start' },
  gap: { xs: '2px', md: '10px' },
  padding: { xs: '8px 2px 6px', md: '7px 12px' },
  minWidth: 0,
  minHeight: { xs: 56, md: 36 },
  borderRadius: 1,
  fontSize: { xs: '0.75rem', md: '0.9375rem' },
  lineHeight: 1.3,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: '-2px' },
  '&.active': {
    color: 'text.primary',
    fontWeight: 600,
    backgroundColor: { md: 'background.default' },
    boxShadow: {
      xs: `inset 0 2px ${theme.palette.primary.main}`,
      md: `inset 2px 0 ${theme.palette.primary.main}`,
    },
  },
});
