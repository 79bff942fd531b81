/** Whole paise: ₹1 is 100. All amounts in the code are paise. Rupees appear only in the API and in forms. */
export type Paise = number;

/** One crore rupees: the maximum of a price and of an order. */
export const MOST_PAISE: Paise = 1_00_00_000_00;

/**
 * Formats a whole number with Indian grouping: the last three digits, then two by two. It does not use Intl, whose
 * first formatter takes 70 ms on a cheap phone.
 * @example formatCount(1234567) // '12,34,567'
 */
export function formatCount(whole: number): string {
  return String(whole).replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,');
}

/**
 * Formats an amount for shoppers, grouped in lakhs: whole rupees without decimals, other amounts with two.
 * @example formatPaise(12345600) // '₹1,23,456'
 */
export function formatPaise(amount: Paise): string {
  const size = Math.abs(amount);
  const paise = size % 100;
  const decimals = paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`;
  return `${amount < 0 ? '-' : ''}₹${formatCount((size - paise) / 100)}${decimals}`;
}

/** Returns the percent off for the discount badge, rounded; 0 without a discount. */
export function discountPercent(mrp: Paise, selling: Paise): number {
  return mrp > selling ? Math.round(((mrp - selling) / mrp) * 100) : 0;
}

/** Rounds a non-negative amount to the nearest whole rupee, half up. */
export function roundToRupee(amount: Paise): Paise {
  return Math.floor((amount + 50) / 100) * 100;
}

/** Returns a/b rounded half up, in integers, for a ≥ 0 and b > 0. Floating point would sometimes lose a paisa. */
export function divideHalfUp(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b));
}

/**
 * Splits `amount` over `weights` so that the parts sum to it exactly. Each part is rounded down, and the remaining
 * paise go to the largest remainders, in a tie to the earlier line. If all weights are zero, nothing is split.
 */
export function spread(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map(() => 0);
  // The product of two amounts in paise can exceed the safe integers.
  const shares = weights.map((weight, index) => {
    const share = BigInt(amount) * BigInt(weight);
    return { index, part: Number(share / whole), remainder: share % whole };
  });
  const parts = shares.map(({ part }) => part);
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares.sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1;
  return parts;
}

/**
 * Returns the amount of some units of a line. Each unit has the amount divided by all units, rounded down; the last one
 * has the rest. So the units sum to the amount, however they are grouped.
 * @param first the number of units before these
 */
export function amountOfUnits(amount: Paise, units: number, first: number, count: number): Paise {
  const unit = Math.floor(amount / units);
  return first + count === units ? amount - unit * first : unit * count;
}
