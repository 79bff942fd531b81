import { roundToRupee } from './money.ts';
import type { Paise } from './money.ts';

/** The discount of a coupon by its type, in percent, paise, pieces or steps. */
export type CouponTerms =
  | { type: 'PERCENTAGE'; percent: number }
  | { type: 'FIXED_AMOUNT'; amount: Paise }
  | { type: 'FREE_SHIPPING' }
  /**
   * In each set of `minQuantity + freeQuantity` pieces, `freeQuantity` are free. The free ones are the cheapest of all.
   */
  | { type: 'BUY_X_GET_Y'; minQuantity: number; freeQuantity: number }
  /** The highest percent whose minimum is reached. */
  | { type: 'TIERED_DISCOUNT'; tiers: readonly { minimum: Paise; percent: number }[] };

/** A line that a coupon may apply to: a quantity with its unit price. */
export interface CouponLine {
  quantity: number;
  unitPaise: Paise;
}

/** The missing amount or number of pieces until a coupon gives a discount. */
export type CouponMissing = { missing: Paise } | { missingPieces: number };

/**
 * Returns a coupon's discount on eligible lines, at their price after bundles: whole rupees for every type, half up,
 * and at most the price of the lines.
 * @param minimum the minimum price of the lines before bundles
 * @param off what bundles took off the lines; minimums are compared without it, and the discount is of the rest
 * @param fees the fees that FREE_SHIPPING would waive
 * @returns the worth, or what is missing to the minimum, to the first step, or to a set with a free piece
 */
export function couponWorth(
  terms: CouponTerms,
  lines: readonly CouponLine[],
  { minimum, off = 0, fees }: { minimum: Paise; off?: Paise; fees: Paise },
): { worth: Paise } | CouponMissing {
  const sum = lines.reduce((total, { quantity, unitPaise }) => total + quantity * unitPaise, 0);
  const least = Math.max(minimum, leastOf(terms));
  const before = sum + off;
  if (before < least) return { missing: least - before };
  const missingPieces = terms.type === 'BUY_X_GET_Y' ? setOf(terms) - unitsOf(lines) : 0;
  if (missingPieces > 0) return { missingPieces };
  if (terms.type === 'FREE_SHIPPING') return { worth: fees };
  const most = Math.floor(sum / 100) * 100;
  return { worth: Math.min(roundToRupee(takenOff(terms, lines, { sum, before })), most) };
}

/** Below this amount a coupon gives nothing by its own terms. */
function leastOf(terms: CouponTerms): Paise {
  return terms.type === 'TIERED_DISCOUNT' ? Math.min(...terms.tiers.map(({ minimum }) => minimum)) : 0;
}

const setOf = ({ minQuantity, freeQuantity }: { minQuantity: number; freeQuantity: number }) =>
  minQuantity + freeQuantity;

const unitsOf = (lines: readonly CouponLine[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

function takenOff(
  terms: Exclude<CouponTerms, { type: 'FREE_SHIPPING' }>,
  lines: readonly CouponLine[],
  { sum, before }: { sum: Paise; before: Paise },
): Paise {
  switch (terms.type) {
    case 'PERCENTAGE':
      return (sum * terms.percent) / 100;
    case 'FIXED_AMOUNT':
      return terms.amount;
    case 'BUY_X_GET_Y':
      return cheapest(lines, terms);
    case 'TIERED_DISCOUNT': {
      const reached = terms.tiers.filter(({ minimum }) => minimum <= before).map(({ percent }) => percent);
      return (sum * Math.max(0, ...reached)) / 100;
    }
  }
}

/** Returns the price of the free pieces. The units of all lines are counted together. */
function cheapest(lines: readonly CouponLine[], set: { minQuantity: number; freeQuantity: number }): Paise {
  let free = Math.floor(unitsOf(lines) / setOf(set)) * set.freeQuantity;
  let cost = 0;
  for (const { quantity, unitPaise } of lines.toSorted((a, b) => a.unitPaise - b.unitPaise)) {
    const taken = Math.min(free, quantity);
    cost += taken * unitPaise;
    free -= taken;
  }
  return cost;
}
