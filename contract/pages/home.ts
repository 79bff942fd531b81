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
  /** What the top says; none of the seasons where none holds. */
  season: Season | null;
  /** The picture at the top. */
  hero: MediaItem | null;
  categories: Category[];
  /** Doors by price; one with a collection of just these pieces leads there. */
  priceDoors: { upToPaise: Paise; collection: string | null }[];
  /** By the pieces sold of late; none before anything was. */
  bestSellers: Product[];
  /** Collections by style, each with a picture. */
  styles: CollectionTile[];
  /** What goes with the next festival that an order still reaches, and the last day to order. */
  festival: { entry: FestivalEntry; orderBy: Day; products: Product[] } | null;
  newArrivals: Product[];
  /** What customers showed of what they bought. */
  photographs: CustomerPhotograph[];
}

/** A picture of a visible review, with what it shows. */
export interface CustomerPhotograph {
  picture: MediaItem;
  /** Stars, 1 to 5. */
  rating: number;
  /** As reviews name their writers. */
  by: string;
  product: { name: string; seoUrl: string };
}
