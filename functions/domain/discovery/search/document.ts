import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import type { Standing } from './rank.ts';
import { tokensOf } from './words.ts';

/**
 * Counts up when the glossary, the folding or this file makes other documents of the same products: those of an older
 * form are then made again.
 */
export const DOCUMENT_FORM = 5;

/** What a document is made of. */
export interface SearchSource extends Omit<Standing, 'isInStock'> {
  productId: number;
  categoryId: number;
  name: string;
  title: string;
  /** HTML. */
  description: string;
  brand: string;
  seoKw: string;
  /** Its category and those above it, the nearest first. */
  categoryNames: string[];
  family: Family | null;
  attributes: Partial<ProductAttributes>;
  /** Those that are sold, in their order. */
  skus: { code: string; color: string; size: string; available: number }[];
}

/** Folded words, each between two spaces. */
export interface SearchText {
  name: string;
  kind: string;
  facts: string;
  hints: string;
  codes: string;
}

export interface Indexed {
  productId: number;
  standing: Standing;
  text: SearchText;
  /** The words of its description, which are found where nothing else has them. */
  story: string;
}

/** What shoppers call the pieces of a family, whatever its category is called. */
export const FAMILY_WORDS: Record<Family, string> = {
  necklace: 'necklace',
  chain: 'chain',
  earring: 'earring',
  bangle: 'bangle',
  bracelet: 'bracelet',
  ring: 'ring',
  nose: 'nath',
  head: 'maang tikka',
  hair: 'hair pin',
  anklet: 'anklet',
  'toe-ring': 'toe ring',
  waist: 'waist belt',
  armlet: 'armlet',
  pin: 'saree pin',
  watch: 'watch',
};

/** A product as the search finds it; nothing where it has no SKU that is sold. */
export function documentOf(source: SearchSource): Indexed | undefined {
  const { attributes, skus } = source;
  if (skus.length === 0) return undefined;
  const isInStock = skus.some(({ available }) => available > 0);
  const colours = [...new Set(skus.map(({ color }) => color))];
  const { plating = '', style = '', baseMetal = '', stone = [], occasion = [], closure = '' } = attributes;
  const name = indexOf([source.name]);
  const kind = indexOf([...source.categoryNames, source.family ? FAMILY_WORDS[source.family] : '']);
  const stones = stone.filter((value) => value !== 'No stone');
  const sizes = skus.flatMap(({ size }) => size.split(','));
  const facts = indexOf([
    plating,
    style,
    ...stones,
    ...colours,
    ...occasion,
    source.brand,
    baseMetal,
    closure,
    ...sizes,
  ]);
  // What is not written as one name is still found by its words, but never as if they were its own.
  const hints = indexOf([source.title, ...source.seoKw.split(',')]);
  const loose = [...name.parts, ...kind.parts, ...facts.parts, ...hints.parts];
  return {
    productId: source.productId,
    standing: { ...source, isInStock },
    text: {
      name: padded(name.keys),
      kind: padded(kind.keys),
      facts: padded(facts.keys),
      hints: padded([...hints.keys, ...loose]),
      codes: padded(skus.map(({ code }) => codeKey(code))),
    },
    story: padded(indexOf([source.description.replace(/<[^>]*>/g, ' ')]).keys),
  };
}

/** A SKU's code however it is typed: letters and digits. */
export function codeKey(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The keys and signs of some texts, and what lies within their names. A name never reaches from one text to the next. */
function indexOf(texts: readonly string[]): { keys: string[]; parts: string[] } {
  const tokens = texts.flatMap(tokensOf);
  return {
    keys: tokens.flatMap(({ key, signs }) => [key, ...signs]),
    parts: tokens.flatMap(({ parts }) => parts),
  };
}

/** The words of some texts as they are weighed: folded, each between two spaces. */
export const weighedWords = (texts: readonly string[]): string => padded(indexOf(texts).keys);

function padded(keys: readonly string[]): string {
  return ` ${[...new Set(keys)].join(' ')} `;
}
