import type * as z from 'zod/mini';
import type { PlaceCounterSale } from '#contract/calls/counter-sales.ts';
import { mostStaffDiscount, staffDiscountOf } from '#contract/shop/staff-discount.ts';
import type { SkuRecord } from '../../providers/records.ts';
import type { DiscountValues } from '../by-staff/staffOrderValues.ts';
import type { SaleLine } from './saleValues.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

/** A sale for cash that the shop has not recorded yet: the network was lost, or the shop refused it. */
export interface UnsentSale {
  /** The idempotency key of all its attempts. */
  key: string;
  /** The id of the person who sold. */
  owner: string;
  /** ISO instant. */
  at: string;
  /** Rupees. */
  total: number;
  lines: readonly SaleLine[];
  body: z.input<typeof PlaceCounterSale>;
  /** Why the shop refused it; null while it waits for the network. */
  refusal: string | null;
}

/** Returns the number of pieces of a SKU in sales that wait for the network. */
export function unsentPieces(sales: readonly UnsentSale[], skuId: SkuRecord['id']): number {
  return sales
    .filter(({ refusal }) => refusal === null)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { sku, quantity }) => sum + (sku.id === skuId ? quantity : 0), 0);
}

/**
 * Returns the total without the shop's answer, in rupees: the last known prices, less the discount. The shop refuses
 * the sale if it has another price.
 */
export function totalOffline(lines: readonly SaleLine[], { unit, value }: DiscountValues): number {
  const goods = lines.reduce((sum, { sku, quantity }) => sum + Math.round(sku.sellingPrice * 100) * quantity, 0);
  const off = value === null ? 0 : Math.min(staffDiscountOf({ unit, value }, goods), mostStaffDiscount(100, goods));
  return (goods - off) / 100;
}

/** Returns what is missing of the stock that was seen last, for each line that asks for more. */
export function shortages(lines: readonly SaleLine[], sales: readonly UnsentSale[]): string[] {
  return lines.flatMap(({ sku, quantity }) => {
    const left = Math.max(0, sku.available - unsentPieces(sales, sku.id));
    return quantity > left ? words.onlyLeft(sku.name, left) : [];
  });
}
