import { formatPaise } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';

/** What decides whether an order can be paid at the door. */
export interface CodQuestion {
  /** After a coupon, before any fee for cash on delivery. */
  totalPaise: Paise;
  lines: readonly { name: string; codAllowed: boolean }[];
}

/**
 * The one rule for cash on delivery, asked by cart, checkout and order alike: why it cannot be had, in words, or null
 * when it can. The minimum is exclusive, the maximum inclusive.
 */
export function codRefusal({ totalPaise, lines }: CodQuestion, { cod }: StorePolicy): string | null {
  if (!cod.offered) return 'Cash on delivery is not offered at the moment.';
  if (totalPaise <= cod.abovePaise)
    return `Cash on delivery is available for orders above ${formatPaise(cod.abovePaise)}.`;
  if (totalPaise > cod.upToPaise)
    return `Cash on delivery is available for orders up to ${formatPaise(cod.upToPaise)}.`;
  const barred = lines.find((line) => !line.codAllowed);
  return barred ? `${barred.name} is not sold by cash on delivery.` : null;
}
