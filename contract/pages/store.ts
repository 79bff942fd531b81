import type { Day } from '../shop/dates.ts';
import type { Away } from '../shop/holiday.ts';
import type { MediaItem } from '../calls/media.ts';
import type { SellerTaxKind } from '../states/seller.ts';
import type { PageFrame } from './frame.ts';
import type { ProductList } from './product-list.ts';

/**
 * A seller on its store page: the data that rule 5(3)(a) of the Consumer Protection (E-Commerce) Rules 2020 requires of
 * each seller, and figures from the shop's records.
 */
export interface Store {
  slug: string;
  businessName: string;
  logo: MediaItem | null;
  banner: MediaItem | null;
  legalName: string;
  taxKind: SellerTaxKind;
  /** Shown for a seller with a GST registration. */
  gstin: string | null;
  /** The day it began to sell here. */
  since: Day;
  city: string;
  state: string;
  address: string;
  phone: string;
  /** The average stars of all visible reviews of its products, to one decimal; 0 without reviews. */
  rating: { average: number; count: number };
  /** Its holiday, from the day before it; else null. */
  away: (Away & { note: string }) | null;
  /** How many of its recent parcels were dispatched in time; null if there are too few. */
  dispatch: { parcels: number; onTime: number } | null;
}

/** Parcels of this many days count for a seller's dispatch figure. The second constant is their least number. */
export const DISPATCH_DAYS = 90;
export const DISPATCH_PARCELS_MIN = 10;

/** A seller, and all its products. */
export interface StorePage extends ProductList {
  kind: 'store';
  frame: PageFrame;
  store: Store;
  /** Whether the seller no longer sells here: the page says so without products, with status 410. */
  closed: boolean;
}
