import { bareAmount } from '#contract/shop/bare-text.ts';

/**
 * Returns an amount in rupees from a text, with or without the currency sign and commas; NaN if it is no amount.
 * @example readRupees('₹1,299.50') // 1299.5
 */
export function readRupees(input: string | number): number {
  const text = bareAmount(String(input)).replace(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
