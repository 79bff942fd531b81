import { plainSigns } from '#contract/shop/bare-text.ts';
import type { SkuRecord } from '../providers/records.ts';

/** The new price of a SKU. */
export interface NewPrice {
  sku: SkuRecord;
  /** In whole rupees. */
  sellingPrice: number;
  /** Why the price is not allowed. */
  error: string | undefined;
}

/** Returns the percentage of a text with or without the sign; NaN if it is none, or lowers the price to 0. */
export function readPercent(input: string): number {
  const text = plainSigns(input).replace(/[%\s]/g, '');
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return percent > -100 && percent !== 0 ? percent : Number.NaN;
}

/** Returns the prices after a change in percent, rounded to whole rupees. The MRP stays. */
export function pricesAfter(skus: readonly SkuRecord[], percent: number): NewPrice[] {
  return skus.map((sku) => {
    const sellingPrice = Math.max(1, Math.round((sku.sellingPrice * (100 + percent)) / 100));
    return { sku, sellingPrice, error: sellingPrice > sku.mrpPrice ? 'Above the MRP' : undefined };
  });
}
