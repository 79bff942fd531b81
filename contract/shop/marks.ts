import { addDays } from './dates.ts';
import type { Day } from './dates.ts';

/** The marks a product card can show, each based on stored facts. Only the first that applies is shown. */
export const PRODUCT_MARKS = ['pre-order', 'few-left', 'back-in-stock', 'bestseller', 'new'] as const;
export type ProductMark = (typeof PRODUCT_MARKS)[number];

/** Up to this many pieces of all SKUs together, the mark is 'few left'. */
export const FEW_LEFT_MOST = 3;
/** A product that was sold out is 'back in stock' for this many days. */
export const BACK_DAYS = 7;
/** A product is new for this many days after the first day it can be sent. */
export const NEW_DAYS = 30;
/** The number of bestsellers in each category. Each needs at least `BESTSELLER_PIECES` ordered pieces. */
export const BESTSELLER_PLACES = 2;
export const BESTSELLER_PIECES = 3;

/** The facts that decide the mark. */
export interface MarkFacts {
  isPreOrder: boolean;
  /** Available pieces of all its SKUs. */
  available: number;
  /** The last day the whole product came back in stock; null if that was long ago or never. */
  backOn: Day | null;
  /** Pieces ordered recently, and the product's rank by them in its category, from 1; null if there are none. */
  sales: { pieces: number; place: number } | null;
  /** The first day it can be sent. */
  firstOn: Day;
}

/**
 * Returns the mark of a product on a day; null if there is none. A sold-out product has no mark, because its card says
 * that it is sold out.
 */
export function markOf({ isPreOrder, available, backOn, sales, firstOn }: MarkFacts, today: Day): ProductMark | null {
  if (available <= 0) return null;
  if (isPreOrder) return 'pre-order';
  if (available <= FEW_LEFT_MOST) return 'few-left';
  if (backOn !== null && today < addDays(backOn, BACK_DAYS)) return 'back-in-stock';
  if (sales && sales.place <= BESTSELLER_PLACES && sales.pieces >= BESTSELLER_PIECES) return 'bestseller';
  return today < addDays(firstOn, NEW_DAYS) ? 'new' : null;
}
