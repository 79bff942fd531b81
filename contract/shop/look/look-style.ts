import { markUrl } from '../../pages/look-files.ts';
import { isDefaultLook, isOwnMark } from './look.ts';
import type { Corners, Look, Mark, Spacing } from './look.ts';
import { DEFAULT_PALETTE, paletteOf } from './palette.ts';
import type { Palette, ThemeToken } from './palette.ts';
import { fontRules, PAIRS, stackOf } from './type-pairs.ts';

export const RADIUS: Record<Corners, string> = { SQUARE: '0', SOFT: '3px', ROUND: '10px' };
/** The larger spaces of `src/styles/tokens.css`; the smaller ones keep targets apart and never change. */
const SPACES: Record<Exclude<Spacing, 'NORMAL'>, Record<string, string>> = {
  DENSE: { 'space-5': '1.25rem', 'space-6': '1.5rem', 'space-7': '2.25rem', 'space-8': '3.25rem' },
  AIRY: { 'space-5': '1.75rem', 'space-6': '2.5rem', 'space-7': '4rem', 'space-8': '6rem' },
};

/** Returns the colours of a palette that differ from the default ones, as custom properties. */
function colourTokens({ light, dark, fixed }: Palette): Record<string, string> {
  const own = DEFAULT_PALETTE;
  const inThemes = (Object.keys(light) as ThemeToken[])
    .filter((name) => light[name] !== own.light[name] || dark[name] !== own.dark[name])
    .map((name) => [name, `light-dark(${light[name]},${dark[name]})`] as const);
  const inBoth = (Object.keys(fixed) as (keyof Palette['fixed'])[])
    .filter((name) => fixed[name] !== own.fixed[name])
    .map((name) => [name, fixed[name]] as const);
  return Object.fromEntries([...inThemes, ...inBoth]);
}

/** Returns the custom properties in which a look differs from `src/styles/tokens.css`, without their hyphens. */
export function lookTokens({ colours, type, corners, spacing }: Look): Record<string, string> {
  const { heading, text } = PAIRS[type];
  return {
    ...colourTokens(paletteOf(colours)),
    ...(heading && { display: stackOf(heading) }),
    ...(text && { text: stackOf(text) }),
    ...(corners !== 'SOFT' && { radius: RADIUS[corners] }),
    ...(spacing !== 'NORMAL' && SPACES[spacing]),
  };
}

/** The class of the mark's element; `Brand.astro` has it. */
export const MARK_CLASS = 'own-mark';

/** The height of a mark on pages, in pixels. */
export const MARK_HEIGHT = 32;
/** The maximum width of a mark on pages, in pixels. */
const MARK_MAX_WIDTHS = { besideName: 72, alone: 144 } as const;

const mostOf = ({ withName }: Mark) => (withName ? MARK_MAX_WIDTHS.besideName : MARK_MAX_WIDTHS.alone);

/** Returns the width of a mark that is a file on pages, in pixels. */
export function markWidthOf(mark: Mark): number {
  return Math.round(Math.min(mostOf(mark), MARK_HEIGHT * mark.ratio));
}

/** Returns the rule of a mark that is a file. In the dark a mark in its own colours lies on a light plate. */
function markRule(look: Look): string {
  const { mark } = look;
  if (!isOwnMark(mark)) return '';
  const box = `.${MARK_CLASS}{flex:none;display:block;height:${MARK_HEIGHT}px;width:${markWidthOf(mark)}px;`;
  if (mark.ink === 'BRAND') {
    const mask = `url(${markUrl(look)}) center/contain no-repeat`;
    // Printers leave out backgrounds otherwise.
    return `${box}background:currentColor;print-color-adjust:exact;mask:${mask}}@media(forced-colors:active){.${MARK_CLASS}{forced-color-adjust:none;background:LinkText}}`;
  }
  const plate = `light-dark(transparent,${paletteOf(look.colours).light.card})`;
  return `${box}object-fit:contain;filter:none;padding:2px;border-radius:var(--radius);background:${plate}}`;
}

/**
 * Returns the style sheet of a look, in addition to `src/styles/tokens.css`; empty for the default look. It is inlined in
 * the head of each page.
 */
export function lookStyle(look: Look): string {
  if (isDefaultLook(look)) return '';
  const tokens = Object.entries(lookTokens(look))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  // More specific than the tokens, since the order of style sheets in a head is not ours.
  return `${fontRules(look.type)}${tokens && `:root:root{${tokens}}`}${markRule(look)}`;
}
