import type { BundleTerms } from './bundle-worth.ts';
import { formatPaise } from './money.ts';

/** Returns a bundle's discount as short text. @example '10% off the set' */
export function bundleOffer(terms: BundleTerms): string {
  switch (terms.type) {
    case 'SET_PRICE':
      return `${formatPaise(terms.price)} for the set`;
    case 'PERCENTAGE':
      return `${terms.percent}% off the set`;
    case 'FIXED_AMOUNT':
      return `${formatPaise(terms.amount)} off the set`;
  }
}

/** Returns the label of a bundle's discount. @example 'Bundle Bridal set, 2 sets' */
export function bundleLabel(name: string, sets = 1): string {
  return sets === 1 ? `Bundle ${name}` : `Bundle ${name}, ${sets} sets`;
}

/** Returns why a bundle gives no discount: one piece is not in the cart. */
export const bundleLacks = (name: string, piece: string) => `Add ${piece} to complete “${name}” and pay less.`;

/** Returns why a bundle gives no discount: one piece in the cart cannot be bought at present. */
export const bundleBlocked = (name: string, piece: string) => `“${name}” gives no discount: ${piece} is sold out.`;
