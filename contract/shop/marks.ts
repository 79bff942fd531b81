import { addDays } from './dates.ts';
import type { Day } from './dates.ts';

/** What a card may say of a product, each true by the records: the first that holds is said, and one alone. */
export const PRODUCT_MARKS = ['pre-order', 'few-left', 'back-in-stock', 'bestseller', 'new'] as const;
export type ProductMark = (typeof PRODUCT_MARKS)[number];

/** Up to so many pieces, of all its SKUs together, are few. */
export const FEW_LEFT_MOST = 3;
/** A product that was sold out and got pieces again is back for so many days. */
export const BACK_DAYS = 7;
/** A product is new for so many days from the first it could be sent on. */
export const NEW_DAYS = 30;
/** Bestsellers are so many of each category, those that sold most, of which at least so many pieces were ordered. */
export const BESTSELLER_PLACES = 2;
export const BESTSELLER_PIECES = 3;

/** What marks are judged by. */
export interface MarkFacts {
  isPreOrder: boolean;
  /** Pieces of all its SKUs that can be bought. */
  available: number;
  /** The last day on which the whole product got pieces after it had none; null where that is long ago, or never was. */
  backOn: Day | null;
  /** Pieces ordered of late, and its place by them in its category, from 1; null where none were. */
  sales: { pieces: number; place: number } | null;
  /** The first day it could be sent on. */
  firstOn: Day;
}

/** The mark of a product on a day, or none. One that is sold out has none: that it is sold out says more. */
export function markOf({ isPreOrder, available, backOn, sales, firstOn }: MarkFacts, today: Day): ProductMark | null {
  if (available <= 0) return null;
  if (isPreOrder) return 'pre-order';
  if (available <= FEW_LEFT_MOST) return 'few-left';
  if (backOn !== null && today < addDays(backOn, BACK_DAYS)) return 'back-in-stock';
  if (sales && sales.place <= BESTSELLER_PLACES && sales.pieces >= BESTSELLER_PIECES) return 'bestseller';
  return today < addDays(firstOn, NEW_DAYS) ? 'new' : null;
}
