import type { Day } from '../shop/dates.ts';
import type { MediaItem } from '../calls/media.ts';
import type { SellerTaxKind } from '../states/seller.ts';
import type { PageFrame } from './frame.ts';
import type { ProductList } from './product-list.ts';

/**
 * A seller as its store page shows it: what rule 5(3)(a) of the Consumer Protection (E-Commerce) Rules 2020 wants to
 * be told of each seller, and facts from the shop's records.
 */
export interface Store {
  slug: string;
  businessName: string;
  logo: MediaItem | null;
  banner: MediaItem | null;
  legalName: string;
  taxKind: SellerTaxKind;
  /** Shown for a seller who is registered for GST. */
  gstin: string | null;
  /** The day it began to sell here. */
  since: Day;
  city: string;
  state: string;
  address: string;
  phone: string;
  /** Stars of all visible reviews of its goods: to one decimal, 0 without any. */
  rating: { average: number; count: number };
  /** How many of its latest parcels left within the promised hours; nothing where there are too few to tell. */
  dispatch: { parcels: number; onTime: number } | null;
}

/** Parcels of so many days count for a seller's dispatch, and so many make a fact. */
export const DISPATCH_DAYS = 90;
export const DISPATCH_PARCELS_MIN = 10;

/** A seller, and all it sells. */
export interface StorePage extends ProductList {
  kind: 'store';
  frame: PageFrame;
  store: Store;
  /** True where it does not sell here any more: the page says so, shows no goods and answers 410. */
  closed: boolean;
}
