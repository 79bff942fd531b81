import type { ThemeOptions } from '@mui/material';
import type { Tokens } from './themeTokens.ts';

/** The theme of inputs and buttons: flat, small, labels above fields, a focus ring. */
export function controls({ focus, edge, ink, soft, paper, raised }: Tokens): NonNullable<ThemeOptions['components']> {
  const ring = { outline: `2px solid ${focus}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true },
      styleOverrides: {
        root: { minHeight: 34, padding: '4px 14px', '@media (pointer: coarse)': { minHeight: 44 } },
        outlined: { borderColor: edge },
        text: { padding: '4px 8px' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 3, color: soft, '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          letterSpacing: 0,
          '&.Mui-selected': { color: ink },
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      },
    },
    // A ring outside would cover the text next to it.
    MuiRadio: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -6 } } } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    // Labels are above their fields, not inside the border.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          whiteSpace: 'normal',
          marginBottom: 4,
          fontSize: '0.8125rem',
          fontWeight: 600,
          color: ink,
          '&.Mui-focused': { color: ink },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: paper,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: ink },
          '&.Mui-disabled': { backgroundColor: raised },
        },
        // The same padding as a field of one line.
        multiline: { padding: 0 },
        notchedOutline: { borderColor: edge, top: 0, '& legend': { display: 'none' } },
        // 16 px on touch screens: phones zoom into fields with smaller text.
        input: {
          height: 'auto',
          padding: '6px 10px',
          '&::placeholder': { color: soft, opacity: 1 },
          '@media (pointer: coarse)': { fontSize: '1rem', padding: '10.5px 10px' },
        },
      },
    },
    // As high as other fields: the inner text has its own padding.
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
            paddingBlock: 3.5,
            '& .MuiAutocomplete-input': { paddingBlock: 2.5 },
            '@media (pointer: coarse)': { paddingBlock: 8 },
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          // Removes the aria-label of the wrapper: only the input may have one.
          root: { 'aria-label': undefined },
          input: (box) => (box['aria-label'] ? { 'aria-label': box['aria-label'] } : {}),
        },
      },
    },
    MuiSwitch: {
      defaultProps: { size: 'small', color: 'success' },
      styleOverrides: {
        switchBase: { '&.Mui-focusVisible .MuiSwitch-thumb': ring },
        track: { backgroundColor: edge, opacity: 1 },
      },
    },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      styleOverrides: { root: { '&:focus-visible': { ...ring, borderRadius: 2 } } },
    },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      styleOverrides: { tooltip: { backgroundColor: ink, color: paper, fontSize: '0.8125rem', padding: '4px 8px' } },
    },
  };
}
