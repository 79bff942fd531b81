import { bareAmount } from '#contract/shop/bare-text.ts';

/**
 * Returns the rupees somebody typed or pasted, with or without their signs and commas; NaN for another text.
 * @example readRupees('₹1,299.50') // 1299.5
 */
export function readRupees(typed: string | number): number {
  const text = bareAmount(String(typed)).replace(/[,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
