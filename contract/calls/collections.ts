import type { Family, ProductAttributes } from '../shop/attributes.ts';
import type { MediaItem } from './media.ts';
import type { Paise } from '../shop/money.ts';

/** Which products a collection holds: those that meet every condition that is given. A list is met by one of its words. */
export interface CollectionRule {
  families?: Family[];
  /** Addresses of categories, instead of families; and of those that are left out of all. */
  categories?: string[];
  exceptCategories?: string[];
  styles?: ProductAttributes['style'][];
  occasions?: ProductAttributes['occasion'];
  platings?: ProductAttributes['plating'][];
  stones?: ProductAttributes['stone'];
  closures?: ProductAttributes['closure'][];
  /** Colours a SKU of it comes in. */
  colours?: string[];
  /** The least and the most its lead SKU may cost. */
  fromPaise?: Paise;
  upToPaise?: Paise;
}

/** What collections stand under where all of them are listed, in this order. */
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

/** A list of products across the categories, with words and a picture of its own. */
export interface Collection {
  seoUrl: string;
  displayName: string;
  description: string;
  theme: string;
  banner: MediaItem | null;
}
