import type { Paise } from '../shop/money.ts';
import type { SizeSystem } from '../shop/sizes.ts';
import type { Format } from './column-facts.ts';
import type { CellFault } from './fold-rows.ts';
import type { categoryFinder, KnownCategory } from './guess-facts.ts';

/** What a person confirms or changes of a good. */
export const GOOD_FACTS = {
  title: 'Title',
  category: 'Category',
  plating: 'Plating',
  baseMetal: 'Base metal',
  stone: 'Stones',
  style: 'Style',
  occasion: 'Occasions',
  setContents: 'Set contents',
  address: 'Address',
} as const;
export type GoodFact = keyof typeof GOOD_FACTS;
export const GOOD_FACT_NAMES = Object.keys(GOOD_FACTS) as GoodFact[];

/** A value of a good. A doubtful one is shown to a person before it is used. */
export interface Known {
  value: string;
  isDoubtful: boolean;
  /** The word of the file that led to it; empty without one. */
  word: string;
}

export interface MovedSku {
  row: number;
  code: string;
  colour: string;
  size: string;
  mrp: Paise;
  price: Paise;
  /** Kilograms; undefined if the file does not say it. */
  weight: number | undefined;
  stock: number;
}

export interface MovedGood {
  key: string;
  rows: number[];
  facts: Record<GoodFact, Known>;
  name: string;
  description: string;
  brand: string;
  keywords: string;
  hsn: string;
  country: string;
  isVisible: boolean;
  /** Facts that the file states in its own words. */
  stated: { closure: string; dimensions: string; warranty: string; care: string };
  skus: MovedSku[];
  pictures: string[];
}

/** A category of the shop, with the notation of its sizes. */
export interface ShopCategory extends KnownCategory {
  sizeSystem: SizeSystem;
}

/** What a person confirmed or changed, for one good or for all goods with a word. */
export interface Answers {
  goods: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}
export const NO_ANSWERS: Answers = { goods: {}, words: {} };
export const answerKey = (fact: GoodFact, of: string) => `${fact}|${of}`;

export interface Moved {
  goods: MovedGood[];
  faults: CellFault[];
  /** Values that the shop writes differently from the file. */
  notes: CellFault[];
}

/** What the reading of one file shares: its choices, the codes given so far, and what is said about its cells. */
export interface Context {
  format: Format;
  answers: Answers;
  categories: ReadonlyMap<string, ShopCategory>;
  find: ReturnType<typeof categoryFinder>;
  codes: Set<string>;
  faults: CellFault[];
  notes: CellFault[];
}
