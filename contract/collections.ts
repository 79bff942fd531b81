import type { Family, ProductAttributes } from './attributes.ts';
import type { MediaItem } from './media.ts';
import type { Paise } from './money.ts';

/** Which products a collection holds: those that meet every condition that is given. A list is met by one of its words. */
export interface CollectionRule {
  families?: Family[];
  styles?: ProductAttributes['style'][];
  occasions?: ProductAttributes['occasion'];
  /** Colours a SKU of it comes in. */
  colours?: string[];
  /** The most its lead SKU may cost. */
  upToPaise?: Paise;
}

/** A list of products across the categories, with words and a picture of its own. */
export interface Collection {
  seoUrl: string;
  displayName: string;
  description: string;
  banner: MediaItem | null;
}
