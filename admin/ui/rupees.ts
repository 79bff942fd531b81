import { formatPaise } from '#contract/shop/money.ts';

/**
 * An amount that travelled in rupees, as people read it.
 * @example rupees(123456) // '₹1,23,456'
 */
export function rupees(amount: number): string {
  return formatPaise(Math.round(amount * 100));
}
