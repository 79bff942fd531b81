import { contrastOf, hexOf, oklchOf } from './oklch.ts';
import type { Oklch } from './oklch.ts';
import { DEFAULT_LOOK, hasDefaultColours } from './look.ts';
import type { Colours, Surface } from './look.ts';

/*
 * The palette of a shop, computed from its seeds. Its tokens are those of `src/styles/tokens.css`, which has the default
 * palette. Every pair of `PAIRS_IN_USE` keeps its contrast.
 */

/** The colours of one theme, light or dark. */
const DEFAULT_LIGHT = {
  ground: '#fbf7f0',
  card: '#fffdf9',
  tray: '#f3ece1',
  ink: '#2a1a1f',
  soft: '#6b5560',
  line: '#e7dccb',
  edge: '#8d7a6c',
  wine: '#6e1230',
  'on-wine': '#fff9f2',
  press: '#6e1230',
  'press-deep': '#560c25',
  'on-press': '#fff9f2',
  leaf: '#0e6b57',
  'leaf-tint': '#e3f0ea',
  gold: '#8a5a00',
  marigold: '#c77a0a',
  'marigold-tint': '#faeed6',
  alert: '#a3202b',
  'alert-tint': '#fbe9e7',
  sky: '#1c5fb0',
  'sky-tint': '#e4eefa',
  focus: '#1c5fb0',
};
export type Theme = typeof DEFAULT_LIGHT;
export type ThemeToken = keyof Theme;

const DEFAULT_DARK: Theme = {
  ground: '#171013',
  card: '#21181c',
  tray: '#2a2024',
  ink: '#f4ebdd',
  soft: '#b9a7a4',
  line: '#3a2d32',
  edge: '#86757a',
  wine: '#f2a7b5',
  'on-wine': '#2b0f18',
  press: '#e9b44c',
  'press-deep': '#f3c873',
  'on-press': '#2b0f18',
  leaf: '#63c8ae',
  'leaf-tint': '#17332c',
  gold: '#e9b44c',
  marigold: '#e9b44c',
  'marigold-tint': '#3a2c12',
  alert: '#ff9c94',
  'alert-tint': '#3d1b1d',
  sky: '#8ec2ff',
  'sky-tint': '#15293f',
  focus: '#8ec2ff',
};

/** The colours that are the same in both themes. */
const DEFAULT_FIXED = {
  velvet: '#3a0a1b',
  'on-velvet': '#fff9f2',
  brass: '#e9b44c',
  'on-brass': '#2b0f18',
  night: '#171013',
  'on-night': '#f4ebdd',
};
export type FixedColours = typeof DEFAULT_FIXED;

export interface Palette {
  light: Theme;
  dark: Theme;
  fixed: FixedColours;
}

export const DEFAULT_PALETTE: Palette = { light: DEFAULT_LIGHT, dark: DEFAULT_DARK, fixed: DEFAULT_FIXED };

/** The contrast of text, and of large text, icons and the borders of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

const GROUNDS = ['ground', 'card', 'tray'] as const;
const TINTS = ['leaf-tint', 'marigold-tint', 'alert-tint', 'sky-tint'] as const;
type Pair = readonly [front: ThemeToken, back: ThemeToken, least: number];

const on = (fronts: readonly ThemeToken[], backs: readonly ThemeToken[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back, least] as const));

/** Every text or border with its background, as the pages have them, in either theme. */
export const PAIRS_IN_USE: readonly Pair[] = [
  ...on(['ink', 'soft', 'wine'], [...GROUNDS, ...TINTS], TEXT_CONTRAST),
  ...on(['press', 'gold', 'leaf', 'alert', 'sky'], GROUNDS, TEXT_CONTRAST),
  ...on(['leaf'], ['leaf-tint'], TEXT_CONTRAST),
  ...on(['alert'], ['alert-tint'], TEXT_CONTRAST),
  ...on(['sky'], ['sky-tint'], TEXT_CONTRAST),
  ...on(['gold'], ['marigold-tint'], TEXT_CONTRAST),
  ['on-wine', 'wine', TEXT_CONTRAST],
  ['on-press', 'press', TEXT_CONTRAST],
  ['on-press', 'press-deep', TEXT_CONTRAST],
  // A badge, and a message that passes by.
  ['card', 'leaf', TEXT_CONTRAST],
  ['ground', 'ink', TEXT_CONTRAST],
  ...on(['edge', 'focus'], GROUNDS, SHAPE_CONTRAST),
  ...on(['marigold'], ['ground', 'card'], SHAPE_CONTRAST),
];
const FIXED_PAIRS: readonly (readonly [front: keyof FixedColours, back: keyof FixedColours, least: number])[] = [
  ['on-velvet', 'velvet', TEXT_CONTRAST],
  ['brass', 'velvet', SHAPE_CONTRAST],
  ['on-brass', 'brass', TEXT_CONTRAST],
  ['on-night', 'night', TEXT_CONTRAST],
];

/** Returns the pairs of a palette whose contrast is too low, in words; none in a palette that pages may have. */
export function faintPairs({ light, dark, fixed }: Palette): string[] {
  const told = (theme: string, front: string, back: string, contrast: number) =>
    `${front} on ${back} in ${theme}: ${contrast.toFixed(2)}`;
  const inThemes = Object.entries({ light, dark }).flatMap(([name, theme]) =>
    PAIRS_IN_USE.flatMap(([front, back, least]) => {
      const contrast = contrastOf(theme[front], theme[back]);
      return contrast < least ? [told(name, front, back, contrast)] : [];
    }),
  );
  const inBoth = FIXED_PAIRS.flatMap(([front, back, least]) => {
    const contrast = contrastOf(fixed[front], fixed[back]);
    return contrast < least ? [told('both', front, back, contrast)] : [];
  });
  return [...inThemes, ...inBoth];
}

const DEFAULT_BRAND = oklchOf(DEFAULT_LOOK.colours.brand);
/** The hue of cool surfaces. */
const COOL_HUE = 252;

/** Returns a surface of the default palette with another tint. */
function tinted(hex: string, surface: Surface): Oklch {
  const colour = oklchOf(hex);
  if (surface === 'WARM') return colour;
  if (surface === 'COOL') return { ...colour, chroma: colour.chroma * 0.7, hue: COOL_HUE };
  return { ...colour, chroma: colour.chroma * 0.2 };
}

/** Returns a colour of the default palette that is tinted by its brand colour, tinted by another one. */
function branded(hex: string, brand: Oklch): Oklch {
  const colour = oklchOf(hex);
  return {
    lightness: colour.lightness,
    chroma: colour.chroma * Math.min(1, brand.chroma / DEFAULT_BRAND.chroma),
    hue: (colour.hue - DEFAULT_BRAND.hue + brand.hue + 360) % 360,
  };
}

const STEP = 0.004;

/** Returns the nearest colour, darker or lighter, with this contrast on all backgrounds. */
function legible(colour: Oklch, backs: readonly string[], least: number, direction: 'darker' | 'lighter'): string {
  const step = direction === 'darker' ? -STEP : STEP;
  for (let { lightness } = colour; lightness >= 0 && lightness <= 1; lightness += step) {
    const hex = hexOf({ ...colour, lightness });
    if (backs.every((back) => contrastOf(hex, back) >= least)) return hex;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}

type Surfaces = Record<(typeof GROUNDS)[number] | 'line', string>;
const TINTS_OF_MEANING = ['leaf-tint', 'alert-tint', 'sky-tint'] as const;

function lightSurfaces(surface: Surface): Surfaces {
  const of = (token: ThemeToken) => hexOf(tinted(DEFAULT_LIGHT[token], surface));
  return { ground: of('ground'), card: of('card'), tray: of('tray'), line: of('line') };
}

/** The dark surfaces are tinted by the brand colour, unless the surfaces are neutral or cool. */
function darkSurface(hex: string, surface: Surface, brand: Oklch): Oklch {
  return surface === 'WARM' ? branded(hex, brand) : tinted(hex, surface);
}

/** The chroma at most of an accent that fills buttons: gold may shine, another hue would be loud. */
function brightest({ hue }: Oklch): number {
  return hue > 60 && hue < 110 ? 0.134 : 0.1;
}

const paletteCache = new Map<string, Palette>();

/** Returns the palette of these colours: the default palette itself for the default colours. */
export function paletteOf(colours: Colours): Palette {
  if (hasDefaultColours({ colours })) return DEFAULT_PALETTE;
  const key = `${colours.brand} ${colours.accent} ${colours.surface}`;
  const known = paletteCache.get(key);
  if (known) return known;
  const palette = computed(colours);
  if (paletteCache.size > 50) paletteCache.clear();
  paletteCache.set(key, palette);
  return palette;
}

function computed(colours: Colours): Palette {
  const [brand, accent] = [oklchOf(colours.brand), oklchOf(colours.accent)];
  const { surface } = colours;
  // A bright brass for both themes: the accent in the lightness of the default one.
  const brassOf = (lightness: number): Oklch => ({
    ...accent,
    lightness,
    chroma: Math.min(accent.chroma, brightest(accent)),
  });
  const brass = hexOf(brassOf(0.8));
  const onBrass = legible(branded(DEFAULT_FIXED['on-brass'], brand), [brass], TEXT_CONTRAST, 'darker');
  return {
    light: lightTheme({ brand, accent, surface }, colours),
    dark: darkTheme({ brand, accent, surface }, { brass, brassDeep: hexOf(brassOf(0.853)), onBrass }),
    fixed: {
      velvet: hexOf({ ...brand, lightness: 0.239, chroma: Math.min(0.076, brand.chroma * 0.6) }),
      'on-velvet': hexOf(tinted(DEFAULT_FIXED['on-velvet'], surface)),
      brass,
      'on-brass': onBrass,
      night: hexOf(darkSurface(DEFAULT_FIXED.night, surface, brand)),
      'on-night': hexOf(tinted(DEFAULT_FIXED['on-night'], surface)),
    },
  };
}

interface Seeds {
  brand: Oklch;
  accent: Oklch;
  surface: Surface;
}

function lightTheme({ brand, accent, surface }: Seeds, colours: Colours): Theme {
  const surfaces = lightSurfaces(surface);
  const grounds = GROUNDS.map((name) => surfaces[name]);
  const accentTint = hexOf(accentTintOf(accent));
  const tints = [accentTint, ...TINTS_OF_MEANING.map((name) => DEFAULT_LIGHT[name])];
  const onWine = hexOf(tinted(DEFAULT_LIGHT['on-wine'], surface));
  // Of a nearly black brand colour the deeper one is lighter.
  const deeper = { ...brand, lightness: brand.lightness - 0.056, chroma: brand.chroma * 0.84 };
  const lighter = { ...brand, lightness: brand.lightness + 0.1 };
  return {
    ...DEFAULT_LIGHT,
    ...surfaces,
    ink: legible(branded(DEFAULT_LIGHT.ink, brand), [...grounds, ...tints], 7, 'darker'),
    soft: legible(branded(DEFAULT_LIGHT.soft, brand), [...grounds, ...tints], TEXT_CONTRAST, 'darker'),
    edge: legible(tinted(DEFAULT_LIGHT.edge, surface), grounds, SHAPE_CONTRAST, 'darker'),
    wine: colours.brand,
    'on-wine': onWine,
    press: colours.brand,
    'press-deep': hexOf(brand.lightness < 0.2 ? lighter : deeper),
    'on-press': onWine,
    gold: legible(
      { ...accent, lightness: Math.min(accent.lightness, 0.508) },
      [...grounds, accentTint],
      TEXT_CONTRAST,
      'darker',
    ),
    marigold: colours.accent,
    'marigold-tint': accentTint,
  };
}

function darkTheme(
  { brand, accent, surface }: Seeds,
  { brass, brassDeep, onBrass }: { brass: string; brassDeep: string; onBrass: string },
): Theme {
  const of = (token: ThemeToken) => hexOf(darkSurface(DEFAULT_DARK[token], surface, brand));
  const surfaces = { ground: of('ground'), card: of('card'), tray: of('tray'), line: of('line') };
  const grounds = GROUNDS.map((name) => surfaces[name]);
  const accentTint = hexOf({ ...accent, lightness: 0.303, chroma: Math.min(0.045, accent.chroma * 0.4) });
  const tints = [accentTint, ...TINTS_OF_MEANING.map((name) => DEFAULT_DARK[name])];
  const wine = legible(
    { ...brand, lightness: 0.804, chroma: Math.min(0.12, brand.chroma * 0.72) },
    [...grounds, ...tints],
    TEXT_CONTRAST,
    'lighter',
  );
  return {
    ...DEFAULT_DARK,
    ...surfaces,
    ink: hexOf(tinted(DEFAULT_DARK.ink, surface)),
    soft: legible(tinted(DEFAULT_DARK.soft, surface), [...grounds, ...tints], TEXT_CONTRAST, 'lighter'),
    edge: legible(darkSurface(DEFAULT_DARK.edge, surface, brand), grounds, SHAPE_CONTRAST, 'lighter'),
    wine,
    'on-wine': legible(branded(DEFAULT_DARK['on-wine'], brand), [wine], TEXT_CONTRAST, 'darker'),
    press: brass,
    'press-deep': brassDeep,
    'on-press': onBrass,
    gold: brass,
    marigold: brass,
    'marigold-tint': accentTint,
  };
}

function accentTintOf(accent: Oklch): Oklch {
  return { ...accent, lightness: 0.952, chroma: Math.min(0.034, accent.chroma * 0.3) };
}

/** A seed that would be too faint: the contrast it has, the one it needs, and the nearest colour that has it. */
export interface FaintSeed {
  contrast: number;
  least: number;
  nearest: string;
}

/** Returns the seeds that no legible palette can be made from. */
export function faintSeeds(colours: Colours): { brand?: FaintSeed; accent?: FaintSeed } {
  if (hasDefaultColours({ colours })) return {};
  const { ground, card, tray } = lightSurfaces(colours.surface);
  const accent = oklchOf(colours.accent);
  const tints = [hexOf(accentTintOf(accent)), ...TINTS_OF_MEANING.map((name) => DEFAULT_LIGHT[name])];
  const faint = (hex: string, backs: readonly string[], least: number): FaintSeed | undefined => {
    const contrast = Math.min(...backs.map((back) => contrastOf(hex, back)));
    if (contrast >= least) return undefined;
    return { contrast, least, nearest: legible(oklchOf(hex), backs, least, 'darker') };
  };
  const ofBrand = faint(colours.brand, [ground, card, tray, ...tints], TEXT_CONTRAST);
  const ofAccent = faint(colours.accent, [ground, card], SHAPE_CONTRAST);
  return { ...(ofBrand && { brand: ofBrand }), ...(ofAccent && { accent: ofAccent }) };
}

/** Returns a faint seed in words, as the settings refuse it. */
export function faintSeedText({ contrast, least, nearest }: FaintSeed): string {
  // Rounded down: 4.49 is not enough.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `This colour is too light for the page: its contrast is ${shown}, and ${least} is needed. The nearest that has it is ${nearest}.`;
}
