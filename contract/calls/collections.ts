import type { Family, ProductAttributes } from '../shop/attributes.ts';
import type { MediaItem } from './media.ts';
import type { Paise } from '../shop/money.ts';
import type { Translated } from '../shop/translations.ts';

/** The periods, in days, over which sales are counted for rules. The longest one is that of the sort 'Best selling'. */
export const SALES_PERIODS = [7, 30, 90] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

/** The rule of a collection: products that meet every given condition. A list is met by any of its entries. */
export interface CollectionRule {
  families?: Family[];
  /** Ids of categories, each with all below it; and of categories that are excluded. */
  categoryIds?: number[];
  exceptCategoryIds?: number[];
  /** URL parts of categories, for picks that are written as text. */
  categories?: string[];
  styles?: ProductAttributes['style'][];
  occasions?: ProductAttributes['occasion'];
  platings?: ProductAttributes['plating'][];
  stones?: ProductAttributes['stone'];
  closures?: ProductAttributes['closure'][];
  /** Colours of its SKUs. */
  colours?: string[];
  sellerIds?: number[];
  /** The minimum and maximum price of its lead SKU. */
  fromPaise?: Paise;
  upToPaise?: Paise;
  /** The least discount on the MRP of its lead SKU, in percent. */
  discount?: number;
  inStock?: true;
  /** Added within this number of days, today included. */
  newDays?: number;
  /** The least number of pieces ordered within a period. */
  sold?: { days: SalesPeriod; pieces: number };
}

/** The products of a collection: by its rule, if it has one, and chosen by hand. */
export interface CollectionGoods {
  /** Whether the rule selects products. Otherwise all are chosen by hand. */
  byRule: boolean;
  rule: CollectionRule;
  /** Products at the front of the list, in this order. */
  pinnedIds: number[];
  /** Products that the rule does not select. */
  includedIds: number[];
  /** Products that the rule selects, but the collection leaves out. */
  excludedIds: number[];
}

/**
 * The number of the last label of a product in a feed; the first is 0. Google and Meta have five, by which a shop groups
 * its products in campaigns.
 *
 * @see https://support.google.com/merchants/answer/6324473
 */
export const LAST_FEED_LABEL = 4;

/** The themes that group the list of all collections, in this order. */
export const COLLECTION_THEMES = [
  'Festivals',
  'Weddings',
  'By style',
  'By type',
  'By price',
  'Every day',
  'For whom',
] as const;
export type CollectionTheme = (typeof COLLECTION_THEMES)[number];

/** A product list across categories, with its own text and picture. */
export interface Collection extends Translated<'displayName' | 'description' | 'seoTitle' | 'seoDescription'> {
  seoUrl: string;
  displayName: string;
  description: string;
  /** The title and description for search engines; empty to use those of the page. */
  seoTitle: string;
  seoDescription: string;
  theme: string;
  banner: MediaItem | null;
}
