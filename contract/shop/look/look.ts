import type { TypePair } from './type-pairs.ts';

/*
 * The look of a shop: its mark, and the few choices that all colours, typefaces and sizes of its pages follow from.
 */

/** `GEM` is the built-in mark, `NONE` the name alone, `DRAWING` an SVG, `PICTURE` a picture of the library. */
export const MARK_KINDS = ['GEM', 'NONE', 'DRAWING', 'PICTURE'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
/** `BRAND` shows the shape of a drawing in the shop's colour, in light and dark; `OWN` shows it as it was drawn. */
export const MARK_INKS = ['BRAND', 'OWN'] as const;
export type MarkInk = (typeof MARK_INKS)[number];

export const SURFACES = ['WARM', 'NEUTRAL', 'COOL'] as const;
export type Surface = (typeof SURFACES)[number];
export const CORNERS = ['SQUARE', 'SOFT', 'ROUND'] as const;
export type Corners = (typeof CORNERS)[number];
export const SPACINGS = ['DENSE', 'NORMAL', 'AIRY'] as const;
export type Spacing = (typeof SPACINGS)[number];

/** The bytes of a cleaned drawing at most. A mark of a few shapes has two thousand. */
export const MARK_SVG_MAX_LENGTH = 12_000;
/** How many times wider than high a mark may be, and the reverse: a wider one would cover the search of a header. */
export const MARK_RATIO_MAX = 6;

export interface Mark {
  kind: MarkKind;
  /** The cleaned SVG of a drawing, otherwise empty. */
  svg: string;
  /** The key of a picture, otherwise empty. */
  key: string;
  ink: MarkInk;
  /** Whether pages show the shop's name beside the mark. False for a mark with the name in it. */
  withName: boolean;
  /** Width divided by height. */
  ratio: number;
}

export interface Colours {
  /** The colour of actions, links and the name, as six hexadecimal digits. */
  brand: string;
  /** The colour of small accents and of buttons in the dark. */
  accent: string;
  /** The tint of the backgrounds. */
  surface: Surface;
}

export interface Look {
  mark: Mark;
  colours: Colours;
  type: TypePair;
  corners: Corners;
  spacing: Spacing;
}

export const DEFAULT_MARK: Mark = { kind: 'GEM', svg: '', key: '', ink: 'BRAND', withName: true, ratio: 1 };
export const DEFAULT_LOOK: Look = {
  mark: DEFAULT_MARK,
  colours: { brand: '#6e1230', accent: '#c77a0a', surface: 'WARM' },
  type: 'TIRO_MUKTA',
  corners: 'SOFT',
  spacing: 'NORMAL',
};

/** Tells whether the colours are those of `src/styles/tokens.css`. */
export function hasDefaultColours({ colours: { brand, accent, surface } }: Pick<Look, 'colours'>): boolean {
  const own = DEFAULT_LOOK.colours;
  return brand === own.brand && accent === own.accent && surface === own.surface;
}

/** Tells whether pages need no style in addition to `src/styles/tokens.css`, and no other icons. */
export function isDefaultLook(look: Look): boolean {
  const { mark, type, corners, spacing } = look;
  return (
    hasDefaultColours(look) &&
    mark.kind === 'GEM' &&
    type === DEFAULT_LOOK.type &&
    corners === DEFAULT_LOOK.corners &&
    spacing === DEFAULT_LOOK.spacing
  );
}

/** Tells whether the mark is a file, which pages load as a picture. */
export function isOwnMark({ kind }: Pick<Mark, 'kind'>): boolean {
  return kind === 'DRAWING' || kind === 'PICTURE';
}
