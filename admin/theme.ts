import type { RaThemeOptions } from 'react-admin';
import type { ConsoleColours } from '#contract/shop/look/console-look.ts';
import { shopLook } from './shopLook.ts';
import { controls } from './themeControls.ts';
import { surfaces } from './themeSurfaces.ts';
import { DARK, LIGHT } from './themeTokens.ts';
import type { Tokens } from './themeTokens.ts';

/** Returns the tokens with the shop's colour of actions. */
function inShopColours(tokens: Tokens, { wine, deep, onWine }: ConsoleColours): Tokens {
  return { ...tokens, wine, wineDeep: deep, onWine };
}

function themeOf(mode: 'light' | 'dark', tokens: Tokens): RaThemeOptions {
  const plain = (main: string) => ({ main, contrastText: mode === 'light' ? '#ffffff' : tokens.ground });
  return {
    palette: {
      mode,
      primary: { main: tokens.wine, dark: tokens.wineDeep, contrastText: tokens.onWine },
      secondary: plain(tokens.ink),
      success: plain(tokens.leaf),
      warning: plain(tokens.gold),
      info: plain(tokens.blue),
      error: plain(tokens.red),
      background: { default: tokens.ground, paper: tokens.paper },
      text: { primary: tokens.ink, secondary: tokens.soft, disabled: tokens.faint },
      divider: tokens.line,
      action: { disabled: tokens.faint, disabledBackground: tokens.line },
    },
    shape: { borderRadius: 3 },
    spacing: 4,
    typography: {
      fontFamily: "Mukta, system-ui, 'Segoe UI', Roboto, sans-serif",
      fontSize: 14,
      htmlFontSize: 16,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: 0 },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0 },
      h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4, letterSpacing: 0 },
      body1: { fontSize: '0.9375rem', lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: '0.875rem', lineHeight: 1.45, letterSpacing: 0 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 0 },
      button: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: 0, textTransform: 'none' },
    },
    transitions: { duration: { enteringScreen: 150, leavingScreen: 150, standard: 150, short: 150, shorter: 150 } },
    components: { ...surfaces(tokens), ...controls(tokens) },
  };
}

const { light, dark } = shopLook().colours ?? {};
export const lightTheme = themeOf('light', light ? inShopColours(LIGHT, light) : LIGHT);
export const darkTheme = themeOf('dark', dark ? inShopColours(DARK, dark) : DARK);
