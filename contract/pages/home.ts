import type { Category } from '../calls/categories.ts';
import type { Collection } from '../calls/collections.ts';
import type { MediaItem } from '../calls/media.ts';
import type { Product } from '../calls/products.ts';
import type { Day } from '../shop/dates.ts';
import type { FestivalEntry, MonthName } from '../shop/festivals.ts';
import type { PageFrame } from './frame.ts';

/** Addresses of the home page; `/` is the canonical one. */
export const HOME_PATHS = ['/', '/en', '/home'] as const;

export interface HomePage {
  kind: 'home';
  frame: PageFrame;
  /** The picture at the top; phones show the upright one where there is one. */
  hero: { wide: MediaItem; upright: MediaItem | null } | null;
  categories: Category[];
  collections: Collection[];
  calendar: UpcomingFestivals;
  newArrivals: Product[];
  /** By the pieces sold of late; none before anything was. */
  bestSellers: Product[];
  /** What goes with the next festival that an order still reaches, and the last day to order. */
  festivalPicks: { festival: FestivalEntry; orderBy: Day; products: Product[] } | null;
}

/** What a page that is drawn once a month knows of the festivals to come; the browser says which of them is next. */
export interface UpcomingFestivals {
  /** The month it was drawn in. */
  month: MonthName;
  /** The next dozen, by date. */
  festivals: FestivalEntry[];
}
