import { formatPaise } from '#contract/shop/money.ts';

/** Returns an amount in rupees as shoppers read it. */
export function formatRupees(rupees: number): string {
  return formatPaise(Math.round(rupees * 100));
}
