import { roundToRupee } from './money.ts';
import type { Paise } from './money.ts';

/** The ways to price a bundle: one price for the set, or a percentage or an amount off the sum of its pieces. */
export const BUNDLE_TYPES = ['SET_PRICE', 'PERCENTAGE', 'FIXED_AMOUNT'] as const;
export type BundleType = (typeof BUNDLE_TYPES)[number];

/** The numbers of different products in a bundle. */
export const BUNDLE_PIECES = { min: 2, max: 5 } as const;

/** The highest percentage off. A higher one is more likely a typing error than an offer. */
export const BUNDLE_MAX_PERCENT = 90;

/** The discount of a bundle by its type, in paise or percent. */
export type BundleTerms =
  | { type: 'SET_PRICE'; price: Paise }
  | { type: 'PERCENTAGE'; percent: number }
  | { type: 'FIXED_AMOUNT'; amount: Paise };

/** A set costs at least this. */
const LEAST_PRICE: Paise = 100;

/**
 * Returns the discount on one set: whole rupees, half up for a percentage. At least ₹1 remains to pay. The discount of
 * a set with dearer pieces is not lower.
 * @param sum the price of the set's pieces, before any discount
 * @returns 0 if the bundle does not lower the price
 */
export function bundleSaving(terms: BundleTerms, sum: Paise): Paise {
  const most = Math.floor((sum - LEAST_PRICE) / 100) * 100;
  return Math.max(0, Math.min(takenOff(terms, sum), most));
}

function takenOff(terms: BundleTerms, sum: Paise): Paise {
  switch (terms.type) {
    case 'SET_PRICE':
      return Math.floor((sum - terms.price) / 100) * 100;
    case 'PERCENTAGE':
      return roundToRupee((sum * terms.percent) / 100);
    case 'FIXED_AMOUNT':
      return terms.amount;
  }
}
