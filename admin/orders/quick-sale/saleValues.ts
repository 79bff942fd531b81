import type * as z from 'zod/mini';
import { PlaceCounterSale } from '#contract/calls/counter-sales.ts';
import type { QuoteCounterSale } from '#contract/calls/counter-sales.ts';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { discountToSend } from '../by-staff/staffOrderValues.ts';
import type { DiscountValues } from '../by-staff/staffOrderValues.ts';
import { errorsOf } from '../../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../../ui/form/fieldErrors.ts';

/** A line of a sale. */
export interface SaleLine {
  sku: SkuRecord;
  /** Empty until it is chosen, if the SKU lists several sizes. */
  size: string;
  quantity: number;
}

/** What the customer said; each is empty if not. */
export interface CustomerValues {
  name: string;
  mobile: string;
  email: string;
  couponCode: string;
}

export const NOBODY: CustomerValues = { name: '', mobile: '', email: '', couponCode: '' };

/** Returns the lines with one more piece of a SKU. */
export function withPiece(lines: readonly SaleLine[], sku: SkuRecord): SaleLine[] {
  const sizes = splitSizes(sku.size);
  const known = lines.findIndex((line) => line.sku.id === sku.id);
  if (known === -1) return [...lines, { sku, size: sizes.length > 1 ? '' : (sizes[0] ?? ''), quantity: 1 }];
  const line = lines[known]!;
  return lines.with(known, { ...line, sku, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) });
}

/** Returns the body that asks for the price; undefined while there is nothing to price. */
export function quoteOf(
  lines: readonly SaleLine[],
  discount: DiscountValues,
  { couponCode }: CustomerValues,
): z.input<typeof QuoteCounterSale> | undefined {
  if (lines.length === 0 || lines.some(needsSize)) return undefined;
  return { items: itemsOf(lines), couponCode, discount: wholeDiscount(discount) };
}

/** Returns the body of the sale. @param expectedTotal the total that the customer was told, in rupees */
export function saleOf(
  lines: readonly SaleLine[],
  discount: DiscountValues,
  customer: CustomerValues,
  payment: 'CASH' | 'ONLINE',
  expectedTotal: number,
): z.input<typeof PlaceCounterSale> {
  return { items: itemsOf(lines), payment, discount: discountToSend(discount), ...customer, expectedTotal };
}

/** Returns the errors of a sale by field, also without a network: a sale that is kept must not be refused for them. */
export const errorsOfSale = (sale: z.input<typeof PlaceCounterSale>): ErrorTexts => errorsOf(PlaceCounterSale, sale);

export const needsSize = ({ sku, size }: SaleLine) => size === '' && splitSizes(sku.size).length > 1;

const itemsOf = (lines: readonly SaleLine[]) =>
  lines.map(({ sku, size, quantity }) => ({ skuId: Number(sku.id), size, quantity }));

/** A price needs no reason yet, so that it is shown while the reason is typed. */
const wholeDiscount = (discount: DiscountValues) =>
  discount.value === null ? null : discountToSend({ ...discount, reason: discount.reason?.trim() || '–' });

/** Returns the change to give, in rupees; undefined while less than the total is received. */
export function changeOf(received: number | null, total: number | undefined): number | undefined {
  if (received === null || total === undefined || received < total) return undefined;
  return Math.round(received * 100 - total * 100) / 100;
}
