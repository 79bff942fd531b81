import { plainSigns } from '#contract/shop/bare-text.ts';
import type { SkuRecord } from '../providers/records.ts';
import { readRupees } from '../ui/form/readRupees.ts';
import { words } from '../words/en/skus.ts';

/** The ways to change several prices: by a percentage, by an amount, or to one price. */
export const PRICE_CHANGES = ['percent', 'amount', 'price'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGES)[number];

export interface PriceChange {
  kind: PriceChangeKind;
  /** A percentage or an amount in rupees, negative to lower prices; or the new price in rupees. */
  value: number;
  endsInNine: boolean;
}

/** The new price of a SKU. */
export interface NewPrice {
  sku: SkuRecord;
  /** In rupees. */
  sellingPrice: number;
  /** Why the price is not allowed. */
  error: string | undefined;
}

/** Returns the value of a change as people type it; NaN if it is none, or would change nothing. */
export function readChange(kind: PriceChangeKind, input: string): number {
  const [, sign = '', text = ''] = /^\s*([+-]?)(.*)$/.exec(plainSigns(input))!;
  const number = kind === 'percent' ? readPercent(text) : readRupees(text);
  const value = sign === '-' ? -number : number;
  if (kind === 'percent') return value > -100 && value !== 0 ? value : Number.NaN;
  if (kind === 'amount') return value === 0 ? Number.NaN : value;
  return value >= 1 ? value : Number.NaN;
}

function readPercent(text: string): number {
  const digits = text.replace(/[%\s]/g, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Returns the prices after a change. The MRP stays. A percentage gives whole rupees, at least one. */
export function pricesAfter(skus: readonly SkuRecord[], { kind, value, endsInNine }: PriceChange): NewPrice[] {
  const changed: Record<PriceChangeKind, (now: number) => number> = {
    percent: (now) => Math.max(1, Math.round((now * (100 + value)) / 100)),
    amount: (now) => Math.round((now + value) * 100) / 100,
    price: () => value,
  };
  return skus.map((sku) => {
    const price = changed[kind](sku.sellingPrice);
    const sellingPrice = endsInNine && price >= 1 ? endingInNine(price, sku.mrpPrice) : price;
    return { sku, sellingPrice, error: errorOf(sellingPrice, sku) };
  });
}

function errorOf(price: number, { mrpPrice }: SkuRecord): string | undefined {
  if (price < 1) return words.belowRupees1;
  return price > mrpPrice ? words.aboveTheMrp : undefined;
}

/** Returns the nearest price whose last digit is 9, the lower one in a tie, or if the upper one is above the MRP. */
function endingInNine(price: number, mrp: number): number {
  const lower = Math.max(9, Math.floor((price - 9) / 10) * 10 + 9);
  const upper = lower + 10;
  return upper - price < price - lower && upper <= mrp ? upper : lower;
}
