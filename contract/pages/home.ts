import type { Category } from '../calls/categories.ts';
import type { MediaItem } from '../calls/media.ts';
import type { Product } from '../calls/products.ts';
import type { Day } from '../shop/dates.ts';
import type { FestivalEntry } from '../shop/festivals.ts';
import type { Season } from '../shop/home-window.ts';
import type { Paise } from '../shop/money.ts';
import type { CollectionTile } from './collections.ts';
import type { PageFrame } from './frame.ts';

/** Addresses of the home page; `/` is the canonical one. */
export const HOME_PATHS = ['/', '/en', '/home'] as const;

export interface HomePage {
  kind: 'home';
  frame: PageFrame;
  /** The season of the top section; null if there is none. */
  season: Season | null;
  /** The picture of the top section. */
  hero: MediaItem | null;
  categories: Category[];
  /** Price tiles. A tile links to the collection with the same price limit, if there is one. */
  priceDoors: { upToPaise: Paise; collection: string | null }[];
  /** By recent sales; empty before the first sales. */
  bestSellers: Product[];
  /** Collections by style, each with a picture. */
  styles: CollectionTile[];
  /** Products for the next festival that an order can still reach, and the last order day. */
  festival: { entry: FestivalEntry; orderBy: Day; products: Product[] } | null;
  newArrivals: Product[];
  /** Recent photographs by customers. */
  photographs: CustomerPhotograph[];
}

/** A picture of a visible review, with its product. */
export interface CustomerPhotograph {
  picture: MediaItem;
  /** Stars, 1 to 5. */
  rating: number;
  /** The author's public name. */
  by: string;
  product: { name: string; seoUrl: string };
}
