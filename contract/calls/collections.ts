import type { Family, ProductAttributes } from '../shop/attributes.ts';
import type { MediaItem } from './media.ts';
import type { Paise } from '../shop/money.ts';

/** The rule of a collection: products that meet every given condition. A list is met by any of its entries. */
export interface CollectionRule {
  families?: Family[];
  /** URL parts of categories, instead of families; and of categories that are excluded. */
  categories?: string[];
  exceptCategories?: string[];
  styles?: ProductAttributes['style'][];
  occasions?: ProductAttributes['occasion'];
  platings?: ProductAttributes['plating'][];
  stones?: ProductAttributes['stone'];
  closures?: ProductAttributes['closure'][];
  /** Colours of its SKUs. */
  colours?: string[];
  /** The minimum and maximum price of its lead SKU. */
  fromPaise?: Paise;
  upToPaise?: Paise;
}

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
export interface Collection {
  seoUrl: string;
  displayName: string;
  description: string;
  theme: string;
  banner: MediaItem | null;
}
