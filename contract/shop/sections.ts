/*
 * The sections of arranged pages: the home page and the shop's own pages. `contract/calls/sections.ts` has the schema of
 * each kind.
 */

/**
 * The blocks of the home page, in the default order. A page has each of them at most once. The home page always has all
 * of them: a block can be hidden, but not removed.
 */
export const BLOCK_KINDS = [
  'season',
  'categories',
  'price-doors',
  'best-sellers',
  'styles',
  'festival',
  'new-arrivals',
  'photographs',
  'promises',
  'recently-viewed',
  'questions',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** The blocks that the specification of the home page names. Hiding one asks for a confirmation. */
export const NAMED_BLOCKS: readonly BlockKind[] = ['season', 'categories', 'promises', 'questions'];

/** Sections with content of their own. A page may have several of a kind. */
export const OWN_KINDS = ['hero', 'tiles', 'goods', 'products', 'text', 'reviews', 'newsletter', 'faq'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

export const SECTION_KINDS = [...BLOCK_KINDS, ...OWN_KINDS] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** The name of each kind in the console, and what it shows. */
export const SECTION_WORDS: Record<SectionKind, { name: string; about: string }> = {
  season: { name: 'Season', about: 'The picture, words and link of the present season, from the settings' },
  categories: { name: 'Categories', about: 'All categories with their pictures' },
  'price-doors': { name: 'Price doors', about: 'Links by price, and the link of the season' },
  'best-sellers': { name: 'Best sellers', about: 'What sold best recently' },
  styles: { name: 'Styles', about: 'Collections by style, each with a picture' },
  festival: { name: 'Festival', about: 'Goods for the next festival that an order still reaches' },
  'new-arrivals': { name: 'New arrivals', about: 'The newest products' },
  photographs: { name: 'Photographs', about: 'Recent photographs by customers' },
  promises: { name: 'Promises', about: 'Shipping, returns, payment and customer care' },
  'recently-viewed': { name: 'Recently viewed', about: 'What the shopper looked at before' },
  questions: { name: 'Questions', about: 'The shop’s questions and answers, with a search' },
  hero: { name: 'Hero', about: 'A wide picture with a heading, a text and a link' },
  tiles: { name: 'Tiles', about: 'Links to categories, collections and pages, with pictures' },
  goods: { name: 'Goods', about: 'A row of products of a collection or category' },
  products: { name: 'Chosen products', about: 'A row of products that you choose' },
  text: { name: 'Text', about: 'An article with headings, lists, pictures and products' },
  reviews: { name: 'Reviews', about: 'Good reviews: chosen ones, or the newest' },
  newsletter: { name: 'Newsletter', about: 'The form to subscribe to the newsletter' },
  faq: { name: 'Own questions', about: 'Questions and answers of this page' },
};

/** The kinds of sections of a newsletter letter. They need no script, which mail programs do not run. */
export const LETTER_KINDS = [
  'text',
  'hero',
  'goods',
  'products',
  'price-doors',
  'festival',
] as const satisfies readonly SectionKind[];
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Bounds that keep a page within its budget. */
export const MOST_SECTIONS = 24;
export const MOST_GOODS = 12;
/** The most products in all `goods` sections of a page together. */
export const MOST_GOODS_OF_PAGE = 48;
export const MOST_TILES = 12;
export const MOST_REVIEWS = 8;
export const MOST_QUESTIONS = 30;
export const SECTION_TEXT_MAX = 20_000;

/** How long before a festival a section may begin, in days. */
export const MOST_DAYS_BEFORE = 60;

/** When a section is shown: between two moments, or around a festival. Null for always. */
export type SectionTimes =
  | { kind: 'dates'; from: number | null; until: number | null }
  /** From midnight some days before the festival until the end of its last day, each year. */
  | { kind: 'festival'; festival: string; daysBefore: number };

export function isBlock(kind: SectionKind): kind is BlockKind {
  return (BLOCK_KINDS as readonly string[]).includes(kind);
}

/** Returns the default arrangement of the home page. */
export function defaultSections(): { kind: BlockKind; id: string; isHidden: boolean; when: null }[] {
  return BLOCK_KINDS.map((kind) => ({ kind, id: kind, isHidden: false, when: null }));
}
