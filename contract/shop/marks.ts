import { fill } from '../messages.ts';
import { addDays } from './dates.ts';
import type { Day } from './dates.ts';

/** The marks a product card can show, each based on stored facts. Only the first that applies is shown. */
export const PRODUCT_MARKS = ['pre-order', 'few-left', 'back-in-stock', 'bestseller', 'sale', 'new'] as const;
export type ProductMark = (typeof PRODUCT_MARKS)[number];

interface MarkRule {
  isShown: boolean;
  text: string;
}

/** The rules of the marks, a part of the settings: whether cards show each, its text, and its figures. */
export interface MarkRules extends Record<ProductMark, MarkRule> {
  /** Up to `most` pieces of all SKUs together. `{count}` in the text is their number. */
  'few-left': MarkRule & { most: number };
  /** For `days` days after a product that was sold out came back. */
  'back-in-stock': MarkRule & { days: number };
  /** The first `places` products of each category by recent sales. Each needs at least `pieces` ordered pieces. */
  bestseller: MarkRule & { places: number; pieces: number };
  /** From `percent` percent below the MRP. */
  sale: MarkRule & { percent: number };
  /** For `days` days after the first day a product can be sent. */
  new: MarkRule & { days: number };
}

/** The card already shows the percentage below the MRP, so 'Sale' is for shops that want both. */
export const DEFAULT_MARKS: MarkRules = {
  'pre-order': { isShown: true, text: 'Pre-order' },
  'few-left': { isShown: true, text: 'Only {count} left', most: 3 },
  'back-in-stock': { isShown: true, text: 'Back in stock', days: 7 },
  bestseller: { isShown: true, text: 'Bestseller', places: 2, pieces: 3 },
  sale: { isShown: false, text: 'Sale', percent: 30 },
  new: { isShown: true, text: 'New', days: 30 },
};

/** The longest text that fits the card of a phone. */
export const MARK_TEXT_MAX_LENGTH = 20;

/** The facts that decide the mark. */
export interface MarkFacts {
  isPreOrder: boolean;
  /** Available pieces of all its SKUs. */
  available: number;
  /** The last day the whole product came back in stock; null if that was long ago or never. */
  backOn: Day | null;
  /** Pieces ordered recently, and the product's rank by them in its category, from 1; null if there are none. */
  sales: { pieces: number; place: number } | null;
  /** Percent below the MRP, rounded. */
  discount: number;
  /** The first day it can be sent. */
  firstOn: Day;
}

/**
 * Returns the mark of a product on a day; null if there is none. A sold-out product has no mark, because its card says
 * that it is sold out. A mark that is not shown gives way to the next one.
 */
export function markOf(facts: MarkFacts, today: Day, rules: MarkRules): ProductMark | null {
  if (facts.available <= 0) return null;
  return PRODUCT_MARKS.find((mark) => rules[mark].isShown && APPLIES[mark](facts, today, rules)) ?? null;
}

const APPLIES: Record<ProductMark, (facts: MarkFacts, today: Day, rules: MarkRules) => boolean> = {
  'pre-order': ({ isPreOrder }) => isPreOrder,
  'few-left': ({ available }, _, rules) => available <= rules['few-left'].most,
  'back-in-stock': ({ backOn }, today, rules) =>
    backOn !== null && today < addDays(backOn, rules['back-in-stock'].days),
  bestseller: ({ sales }, _, { bestseller: { places, pieces } }) =>
    sales !== null && sales.place <= places && sales.pieces >= pieces,
  sale: ({ discount }, _, { sale }) => discount >= sale.percent,
  new: ({ firstOn }, today, rules) => today < addDays(firstOn, rules.new.days),
};

/** Returns the text of a product's mark. */
export function markText(mark: ProductMark, { available }: Pick<MarkFacts, 'available'>, rules: MarkRules): string {
  return fill(rules[mark].text, { count: available });
}
