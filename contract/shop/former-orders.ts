import { plainSigns } from './bare-text.ts';
import { formatPaise } from './money.ts';
import type { Paise } from './money.ts';

/* Orders of a former shop: how they are identified, and whether their amounts add up. */

/** The longest name of a former shop. */
export const FORMER_SHOP_MAX = 60;

/**
 * Returns the key of an order of a former shop, in which case, spaces and a leading # do not count; undefined without a
 * number.
 * @example formerOrderKey('My Shop', '#1001') // 'myshop/1001'
 */
export function formerOrderKey(formerShop: string, number: string): string | undefined {
  const bare = (text: string) => plainSigns(text).normalize('NFC').replace(/\s+/g, '').replace(/^#+/, '').toLowerCase();
  return bare(number) === '' ? undefined : `${bare(formerShop)}/${bare(number)}`;
}

/** The amounts of a former order in paise; null for an unknown one. */
export interface FormerAmounts {
  items: readonly { quantity: number; unitPricePaise: Paise | null }[];
  shippingPaise: Paise | null;
  feesPaise: Paise | null;
  discountPaise: Paise | null;
  taxPaise: Paise | null;
  totalPaise: Paise;
}

/** Shops round taxes and discounts of single lines, so that parts and total differ by up to a rupee. */
const ROUNDING_PAISE = 100;

/**
 * Returns what the parts of an order add up to, if that is not its total. Tax may be in the prices or come on top of
 * them: both are right. Undefined if they add up, or if a price is not known.
 */
export function differingSum(order: FormerAmounts): Paise | undefined {
  if (order.items.length === 0) return undefined;
  let sum = (order.shippingPaise ?? 0) + (order.feesPaise ?? 0) - (order.discountPaise ?? 0);
  for (const { quantity, unitPricePaise } of order.items) {
    if (unitPricePaise === null) return undefined;
    sum += quantity * unitPricePaise;
  }
  const isTotal = (amount: Paise) => Math.abs(amount - order.totalPaise) <= ROUNDING_PAISE;
  return isTotal(sum) || isTotal(sum + (order.taxPaise ?? 0)) ? undefined : sum;
}

/** Says that the parts of an order do not add up to its total. */
export function sumDoubt(sum: Paise, total: Paise): string {
  return `Items, shipping, fees and discount add up to ${formatPaise(sum)}, the total is ${formatPaise(total)}. Both stay as they are`;
}

/** @example itemInWords({ title: 'Jhumka', sku: 'J-1', quantity: 2, unitPricePaise: 49900 }) // '2 × Jhumka (J-1) at ₹499' */
export function itemInWords(item: {
  title: string;
  sku: string | null;
  quantity: number;
  unitPricePaise: Paise | null;
}): string {
  const code = item.sku ? ` (${item.sku})` : '';
  const price = item.unitPricePaise === null ? '' : ` at ${formatPaise(item.unitPricePaise)}`;
  return `${item.quantity} × ${item.title}${code}${price}`;
}
