import { roundToRupee } from './money.ts';
import type { Paise } from './money.ts';

/** What a coupon gives, by its type: percent, paise, pieces or steps. */
export type CouponTerms =
  | { type: 'PERCENTAGE'; percent: number }
  | { type: 'FIXED_AMOUNT'; amount: Paise }
  | { type: 'FREE_SHIPPING' }
  /** Of each set of `minQuantity + freeQuantity` pieces so many are free, the cheapest of all. */
  | { type: 'BUY_X_GET_Y'; minQuantity: number; freeQuantity: number }
  /** The highest percent whose minimum is reached. */
  | { type: 'TIERED_DISCOUNT'; tiers: readonly { minimum: Paise; percent: number }[] };

/** A line that a coupon may count: so many pieces at a price each. */
export interface CouponLine {
  quantity: number;
  unitPaise: Paise;
}

/**
 * What a coupon takes off lines it holds for, before any other discount: whole rupees for every type, half up, and never
 * more than the lines cost.
 * @param minimum what the lines must cost for the coupon to hold
 * @param fees what FREE_SHIPPING would waive
 * @returns the worth, or how much is missing to the minimum
 */
export function couponWorth(
  terms: CouponTerms,
  lines: readonly CouponLine[],
  { minimum, fees }: { minimum: Paise; fees: Paise },
): { worth: Paise } | { missing: Paise } {
  const sum = lines.reduce((total, { quantity, unitPaise }) => total + quantity * unitPaise, 0);
  if (sum < minimum) return { missing: minimum - sum };
  if (terms.type === 'FREE_SHIPPING') return { worth: fees };
  const most = Math.floor(sum / 100) * 100;
  return { worth: Math.min(roundToRupee(takenOff(terms, lines, sum)), most) };
}

function takenOff(
  terms: Exclude<CouponTerms, { type: 'FREE_SHIPPING' }>,
  lines: readonly CouponLine[],
  sum: Paise,
): Paise {
  switch (terms.type) {
    case 'PERCENTAGE':
      return (sum * terms.percent) / 100;
    case 'FIXED_AMOUNT':
      return terms.amount;
    case 'BUY_X_GET_Y':
      return cheapest(lines, terms);
    case 'TIERED_DISCOUNT': {
      const reached = terms.tiers.filter(({ minimum }) => minimum <= sum).map(({ percent }) => percent);
      return (sum * Math.max(0, ...reached)) / 100;
    }
  }
}

/** What the free pieces cost: the units of all lines are counted together. */
function cheapest(
  lines: readonly CouponLine[],
  { minQuantity, freeQuantity }: { minQuantity: number; freeQuantity: number },
): Paise {
  const units = lines.reduce((total, { quantity }) => total + quantity, 0);
  let free = Math.floor(units / (minQuantity + freeQuantity)) * freeQuantity;
  let cost = 0;
  for (const { quantity, unitPaise } of lines.toSorted((a, b) => a.unitPaise - b.unitPaise)) {
    const taken = Math.min(free, quantity);
    cost += taken * unitPaise;
    free -= taken;
  }
  return cost;
}
