import { formatPaise } from './money.ts';
import type { Paise } from './money.ts';

/*
 * The bands of the price filter, shared by lists and the search. In a list's address a band is its two ends, so that it
 * can be any range. In a search it is one value among others, in the format of `writeBand`.
 */

/** The lower ends of the bands in rupees: up to 499, 500 to 999 and so on, 5,000 and more. */
const PRICE_STEPS = [500, 1000, 2000, 5000] as const;

/** A price range in whole rupees, including both ends. */
export interface PriceBand {
  min: number | undefined;
  max: number | undefined;
}

/** The bands of the price filter, lowest first. */
export const PRICE_BANDS: readonly PriceBand[] = [undefined, ...PRICE_STEPS].map((min, index) => {
  const next = PRICE_STEPS[index];
  return { min, max: next === undefined ? undefined : next - 1 };
});

export const writeBand = ({ min, max }: PriceBand): string => `${min ?? ''}-${max ?? ''}`;

/** @example labelOfBand({ min: 500, max: 999 }) // '₹500 to ₹999' */
export function labelOfBand({ min, max }: PriceBand): string {
  const inWords = (amount: number) => formatPaise(amount * 100);
  if (min === undefined) return max === undefined ? 'Any price' : `${inWords(max)} or less`;
  return max === undefined ? `${inWords(min)} or more` : `${inWords(min)} to ${inWords(max)}`;
}

/** Returns the range in paise. Paise above the upper rupee still belong to it. */
export function pricesIn({ min, max }: PriceBand): { from: Paise; below: Paise } {
  return { from: min === undefined ? -Infinity : min * 100, below: max === undefined ? Infinity : (max + 1) * 100 };
}

export function isInBand(band: PriceBand, price: Paise): boolean {
  const { from, below } = pricesIn(band);
  return price >= from && price < below;
}
