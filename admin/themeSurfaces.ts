import type { ThemeOptions } from '@mui/material';
import type { Tokens } from './themeTokens.ts';

/** The theme of surfaces: hairlines instead of shadows, dense rows, tabular figures. */
export function surfaces({
  ground,
  paper,
  raised,
  line,
  ink,
  soft,
  faint,
}: Tokens): NonNullable<ThemeOptions['components']> {
  const floating = { border: `1px solid ${line}`, boxShadow: '0 6px 24px rgb(16 18 22 / 18%)' };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { backgroundColor: ground, fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
        address: { fontStyle: 'normal' },
        '@media (prefers-reduced-motion: reduce)': {
          // Not merely shortened: every style change would animate, and endless animations would flicker.
          '*, *::before, *::after': {
            transition: 'none !important',
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
          },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(16 18 22 / 40%)' } } },
    },
    MuiMenu: { styleOverrides: { paper: floating } },
    MuiDialog: {
      styleOverrides: {
        paper: { ...floating, margin: 16, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', padding: '16px 20px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '4px 20px 12px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 16px' } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: '0.875rem',
          minHeight: 34,
          '&.Mui-disabled': { opacity: 1, color: faint },
          // The surrounding list clips what is outside.
          '&.Mui-focusVisible': { outlineOffset: -2 },
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: line, fontSize: '0.875rem', lineHeight: 1.35 },
        sizeSmall: { padding: '7px 12px', '@media (max-width: 1439px)': { paddingInline: 8 } },
        head: {
          backgroundColor: raised,
          color: soft,
          fontSize: '0.8125rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          paddingBlock: 6,
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: raised },
          '&.MuiTableRow-hover:focus-within': { backgroundColor: raised },
          'tbody &:last-of-type > *': { borderBottom: 0 },
        },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { color: soft, '&.Mui-active': { color: ink } }, icon: { fontSize: 16 } },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          backgroundColor: ink,
          color: paper,
          fontSize: '0.875rem',
          boxShadow: 'none',
          // The usual colour is not readable on the dark background of a notification.
          '& .MuiButton-root': { color: 'inherit', textDecoration: 'underline' },
        },
      },
    },
    MuiSkeleton: { defaultProps: { animation: false }, styleOverrides: { root: { backgroundColor: line } } },
  };
}
