import { formatPaise } from '#contract/shop/money.ts';

/** An amount of the wire, in rupees, as shoppers read it. */
export function formatRupees(rupees: number): string {
  return formatPaise(Math.round(rupees * 100));
}
