import type { Family, ProductAttributes } from '#contract/shop/attributes.ts';
import { OTHER_LANGUAGES } from '#contract/shop/translations.ts';
import type { Translations } from '#contract/shop/translations.ts';
import type { Standing } from './rank.ts';
import { tokensOf } from './words.ts';

/**
 * Increment it when synonyms, folding or this file change the documents. Documents of an older form are then rebuilt.
 */
export const DOCUMENT_FORM = 6;

/** The facts that a document is built from. */
export interface SearchSource extends Omit<Standing, 'isInStock'> {
  productId: number;
  categoryId: number;
  name: string;
  title: string;
  /** HTML. */
  description: string;
  translations: Translations<'name' | 'title'>;
  brand: string;
  seoKw: string;
  /** Its category and the ancestors, nearest first. */
  categoryNames: string[];
  family: Family | null;
  attributes: Partial<ProductAttributes>;
  /** SKUs on sale, in their order. */
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
  /** The words of its description, searched only if no other column matches. */
  story: string;
}

/** The usual names for the pieces of a family, whatever the name of its category. */
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

/** Returns the search document of a product; undefined if it has no SKU on sale. */
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
  // The single words of a name with several (`parts`) are hints: they match, but not as names of the product.
  const translated = OTHER_LANGUAGES.flatMap((language) => {
    const { name: ownName = '', title: ownTitle = '' } = source.translations[language] ?? {};
    return [ownName, ownTitle];
  });
  const hints = indexOf([source.title, ...translated, ...source.seoKw.split(',')]);
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

/** Returns a SKU's code without punctuation and case: letters and digits only. */
export function codeKey(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Returns the keys and signs of some texts, and the words within their names. A name never spans two texts. */
function indexOf(texts: readonly string[]): { keys: string[]; parts: string[] } {
  const tokens = texts.flatMap(tokensOf);
  return {
    keys: tokens.flatMap(({ key, signs }) => [key, ...signs]),
    parts: tokens.flatMap(({ parts }) => parts),
  };
}

/** Returns the folded words of some texts for weighing, each between two spaces. */
export const weighedWords = (texts: readonly string[]): string => padded(indexOf(texts).keys);

function padded(keys: readonly string[]): string {
  return ` ${[...new Set(keys)].join(' ')} `;
}
