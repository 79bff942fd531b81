import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import { isInBand, PRICE_BANDS } from '#contract/shop/price-bands.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';
import type { Standing } from './rank.ts';
import { tokensOf, wordsOf } from './words.ts';

/**
 * Counts up when the glossary, the folding or this file makes other documents of the same products: those of an older
 * form are then made again.
 */
export const DOCUMENT_FORM = 3;

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
  endOn: string | null;
  taxKind: SellerTaxKind;
  stateCode: string;
  /** Those that are sold, in their order. */
  skus: { code: string; color: string; size: string; sellingPaise: number; available: number }[];
}

/** A row of `search_documents`, with what `search_shapes` keeps of it; its number is made of its shape's. */
export interface SearchDocument {
  productId: number;
  categoryId: number;
  sellingPaise: number;
  isInStock: boolean;
  style: string;
  plating: string;
  colours: string;
  shape: string;
  soldIn: string;
  endOn: string | null;
  form: number;
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
  document: SearchDocument;
  standing: Standing;
  text: SearchText;
  /** The words of its description, which are found where nothing else has them. */
  story: string;
  /** Words to correct misspelt ones by, as written. */
  vocabulary: { key: string; word: string }[];
}

/** What shoppers call the pieces of a family, whatever its category is called. */
const FAMILY_WORDS: Record<Family, string> = {
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
  const lead = skus.find(({ available }) => available > 0) ?? skus[0];
  if (!lead) return undefined;
  const isInStock = lead.available > 0;
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
  const columns = { categoryId: source.categoryId, style, plating, isInStock, sellingPaise: lead.sellingPaise };
  return {
    document: {
      ...columns,
      productId: source.productId,
      colours: `|${colours.join('|')}|`,
      shape: shapeOf({ ...columns, colours }),
      soldIn: source.taxKind === 'REGULAR' ? '' : source.stateCode,
      endOn: source.endOn,
      form: DOCUMENT_FORM,
    },
    standing: { ...source, isInStock },
    text: {
      name: padded(name.keys),
      kind: padded(kind.keys),
      facts: padded(facts.keys),
      hints: padded([...hints.keys, ...loose]),
      codes: padded(skus.map(({ code }) => codeKey(code))),
    },
    story: padded(indexOf([source.description.replace(/<[^>]*>/g, ' ')]).keys),
    vocabulary: [...name.words, ...facts.words].filter(({ word }) => /^[a-z]{4,}$/.test(word)),
  };
}

/** A SKU's code however it is typed: letters and digits. */
export function codeKey(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The keys and signs of some texts, and what lies within their names. A name never reaches from one text to the next. */
function indexOf(texts: readonly string[]): {
  keys: string[];
  parts: string[];
  words: { key: string; word: string }[];
} {
  const tokens = texts.flatMap(tokensOf);
  return {
    keys: tokens.flatMap(({ key, signs }) => [key, ...signs]),
    parts: tokens.flatMap(({ parts }) => parts),
    words: texts.flatMap(wordsOf).map(({ key, text }) => ({ key, word: text })),
  };
}

function padded(keys: readonly string[]): string {
  return ` ${[...new Set(keys)].join(' ')} `;
}

/** What filters count of a product. */
interface Shape {
  categoryId: number;
  style: string;
  plating: string;
  isInStock: boolean;
  sellingPaise: number;
  colours: string[];
}

/** Rows of one shape are counted as one: so the price is only named by its band. */
function shapeOf(shape: Shape): string {
  const { categoryId, style, plating, isInStock, sellingPaise, colours } = shape;
  const band = PRICE_BANDS.findIndex((prices) => isInBand(prices, sellingPaise));
  return JSON.stringify([categoryId, style, plating, Number(isInStock), band, colours]);
}

/** A shape as it is kept, with the place of its band in place of the price. */
export type CountedShape = Omit<Shape, 'sellingPaise'> & { band: number };

/** The other way round. */
export function readShape(text: string): CountedShape {
  const [categoryId, style, plating, inStock, band, colours] = JSON.parse(text) as [
    number,
    string,
    string,
    number,
    number,
    string[],
  ];
  return { categoryId, style, plating, isInStock: inStock === 1, band, colours };
}
