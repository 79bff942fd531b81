import type { ThemeOptions } from '@mui/material';
import type { Tokens } from './themeTokens.ts';

/** What is pressed and typed into: flat, small, labels above their fields, and a ring around what has the focus. */
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
    // A ring outside of it would lie over the words beside it.
    MuiRadio: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -6 } } } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    // Labels stand still above their field instead of sitting in its border.
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
        // The text inside has the same space around it as in a field of one line.
        multiline: { padding: 0 },
        notchedOutline: { borderColor: edge, top: 0, '& legend': { display: 'none' } },
        // 16 px where people type with their thumbs, else the phone zooms in.
        input: {
          height: 'auto',
          padding: '6px 10px',
          '&::placeholder': { color: soft, opacity: 1 },
          '@media (pointer: coarse)': { fontSize: '1rem', padding: '10.5px 10px' },
        },
      },
    },
    // As high as the other fields: the text inside brings some space of its own.
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
          // The table's own boxes name what is drawn; only the field itself may have a name.
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
