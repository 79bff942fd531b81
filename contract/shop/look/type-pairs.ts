import { TYPEFACES } from './typefaces.ts';

/** The typefaces of headings and of text. The first pair is that of `src/styles/tokens.css`. */
export const TYPE_PAIRS = [
  'TIRO_MUKTA',
  'ROZHA_HIND',
  'LAILA_MUKTA',
  'ECZAR_HIND',
  'HALANT_MUKTA',
  'POPPINS_HIND',
] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];

export type FaceName = keyof typeof TYPEFACES;

interface PairOfFaces {
  /** The names of the typefaces, for people. */
  label: string;
  /** What the pair suits, in a few words. */
  says: string;
  /** The width of a letter of the shop's name in the header, in pixels on average. */
  letterWidth: number;
  /** The typeface of headings; undefined for the one of the tokens, Tiro. */
  heading?: FaceName;
  /** The typeface of text; undefined for the one of the tokens, Mukta. */
  text?: FaceName;
}

export const PAIRS: Record<TypePair, PairOfFaces> = {
  TIRO_MUKTA: { label: 'Tiro and Mukta', says: 'calm, like a book', letterWidth: 12.4 },
  ROZHA_HIND: {
    label: 'Rozha and Hind',
    says: 'grand, for bridal and temple pieces',
    letterWidth: 12.8,
    heading: 'rozha',
    text: 'hind',
  },
  LAILA_MUKTA: { label: 'Laila and Mukta', says: 'soft and friendly', letterWidth: 13.1, heading: 'laila' },
  ECZAR_HIND: {
    label: 'Eczar and Hind',
    says: 'lively, with a strong hand',
    letterWidth: 12.3,
    heading: 'eczar',
    text: 'hind',
  },
  HALANT_MUKTA: { label: 'Halant and Mukta', says: 'fine and formal', letterWidth: 12, heading: 'halant' },
  POPPINS_HIND: {
    label: 'Poppins and Hind',
    says: 'modern and clear',
    letterWidth: 14.3,
    heading: 'poppins',
    text: 'hind',
  },
};

/** The end of the stacks in `src/styles/tokens.css`. */
const ENDS = {
  serif: "'Mukta Devanagari',Georgia,'Times New Roman',serif",
  sans: "'Mukta Devanagari',system-ui,'Segoe UI',Roboto,sans-serif",
} as const;
const SYSTEM = {
  serif: "local('Times New Roman'),local('Liberation Serif'),local('Noto Serif')",
  sans: "local('Arial'),local('Liberation Sans'),local('Roboto')",
} as const;
const DEVANAGARI = 'U+0900-097F,U+200C-200D,U+25CC';

/** Returns the family of a typeface with its stand-ins. */
export function stackOf(name: FaceName): string {
  const { family, like } = TYPEFACES[name];
  return `${family},'${family} Fallback','${family} Devanagari',${ENDS[like]}`;
}

/**
 * Returns the rules of a typeface: each weight, Devanagari, and the system's typeface in its metrics, so that nothing
 * moves when it loads. A browser requests a file only if a page has letters for it.
 */
function rulesOf(name: FaceName, origin: string): string {
  const { family, files, devanagari, fallback, like } = TYPEFACES[name];
  const weights = Object.entries(files);
  const rule = (face: string, body: string) => `@font-face{font-family:${face};font-display:swap;${body}}`;
  return [
    ...weights.map(([weight, file]) =>
      rule(family, `font-weight:${weights.length === 1 ? 400 : weight};src:url(${origin}${file}) format('woff2')`),
    ),
    rule(
      `'${family} Devanagari'`,
      `font-weight:400;src:url(${origin}${devanagari.file}) format('woff2');unicode-range:${DEVANAGARI}`,
    ),
    rule(`'${family} Fallback'`, `src:${SYSTEM[like]};${fallback}`),
  ].join('');
}

/** Returns the `@font-face` rules of a pair; none for the pair of the tokens. */
export function fontRules(pair: TypePair, origin = ''): string {
  const { heading, text } = PAIRS[pair];
  return [heading, text].map((name) => (name ? rulesOf(name, origin) : '')).join('');
}
