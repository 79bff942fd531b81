/** Whole paise: ₹1 is 100. Every amount inside the shop is one; rupees appear only on the wire and in forms. */
export type Paise = number;

/** One crore rupees: no price is higher, and no order either. */
export const MOST_PAISE: Paise = 1_00_00_000_00;

/**
 * A whole number as India groups it: the last three digits, then two by two. By hand, since Intl's first formatter costs a
 * cheap phone 70 ms.
 * @example formatCount(1234567) // '12,34,567'
 */
export function formatCount(whole: number): string {
  return String(whole).replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,');
}

/**
 * An amount as shoppers read it, grouped in lakhs: whole rupees without decimals, anything else with two.
 * @example formatPaise(12345600) // '₹1,23,456'
 */
export function formatPaise(amount: Paise): string {
  const size = Math.abs(amount);
  const paise = size % 100;
  const decimals = paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`;
  return `${amount < 0 ? '-' : ''}₹${formatCount((size - paise) / 100)}${decimals}`;
}

/** Percent off for the discount badge, rounded; 0 where nothing is off. */
export function discountPercent(mrp: Paise, selling: Paise): number {
  return mrp > selling ? Math.round(((mrp - selling) / mrp) * 100) : 0;
}

/** The nearest whole rupee, half upwards, for an amount that is not negative. */
export function roundToRupee(amount: Paise): Paise {
  return Math.floor((amount + 50) / 100) * 100;
}

/** a/b rounded half up, in integers, for a ≥ 0 and b > 0: floating point would lose a paisa now and then. */
export function divideHalfUp(a: number, b: number): number {
  return Math.floor((2 * a + b) / (2 * b));
}

/**
 * Splits `amount` over `weights` so that the parts sum to it exactly: each part is rounded down and the paise left
 * over go to the largest remainders, the earlier line first where they tie. With no weight at all nothing is split.
 */
export function spread(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) return weights.map(() => 0);
  // Paise times paise is more than a number holds exactly.
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
 * What some units of a line come to: each unit the amount divided by all of them, rounded down, and the last one what is
 * left, so that the units sum to the amount in whatever parts they are taken.
 * @param first how many units were taken before
 */
export function amountOfUnits(amount: Paise, units: number, first: number, count: number): Paise {
  const unit = Math.floor(amount / units);
  return first + count === units ? amount - unit * first : unit * count;
}
