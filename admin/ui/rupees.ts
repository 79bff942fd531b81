import { formatPaise } from '#contract/shop/money.ts';

/**
 * Returns an amount in rupees as text.
 * @example rupees(123456) // '₹1,23,456'
 */
export function rupees(amount: number): string {
  return formatPaise(Math.round(amount * 100));
}
