import { ChangeSku } from '#contract/calls/skus.ts';

/** A SKU's two prices in rupees. */
export interface SkuPrice {
  mrpPrice: number;
  sellingPrice: number;
}

/** The form's fields: what the API sent, or what was typed. */
export type TypedPrice = Record<keyof SkuPrice, string | number>;

/**
 * The rupees somebody typed, with or without the sign and the commas; not a number where they are none.
 * @example readRupees('₹1,299.50') // 1299.5
 */
export function readRupees(typed: string | number): number {
  const text = String(typed).replace(/[₹,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

export function readPrice({ mrpPrice, sellingPrice }: TypedPrice): SkuPrice {
  return { mrpPrice: readRupees(mrpPrice), sellingPrice: readRupees(sellingPrice) };
}

/** What is wrong with typed prices, by field, in the words of the API's own check. */
export function priceFaults(typed: TypedPrice): Partial<Record<keyof SkuPrice, string>> {
  const issues = ChangeSku.safeParse(readPrice(typed)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}
