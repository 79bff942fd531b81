import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { BundleInEffect } from './bundles.ts';
import { Id, Sum } from './wire.ts';

/** A line of a price: what the shopper pays, and the included tax. */
export const PriceLine = z.object({
  skuId: Id,
  quantity: z.int(),
  mrpPrice: Sum,
  sellingPrice: Sum,
  /** The line's share of all discounts. */
  discount: Sum,
  /** The amount paid for the line: selling price less discount. */
  net: Sum,
});

/** The price of an order with one payment method, or why the method is unavailable. */
export const Price = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** The reason as text; null if the method is available. */
  unavailable: z.nullable(z.string()),
  /** The additional order value that makes it available; null if more goods do not help. */
  missing: z.nullable(Sum),
  lines: z.array(PriceLine),
  totalMrpPrice: Sum,
  totalSellingPrice: Sum,
  /** The bundles in effect, each with its discount. */
  bundles: z.array(BundleInEffect),
  /** The coupon in effect and its discount on the goods; a free-shipping coupon waives fees instead. */
  couponCode: z.nullable(z.string()),
  couponPrice: Sum,
  waivedFees: Sum,
  /** What staff took off when they placed the order. */
  staffDiscount: Sum,
  prepaidDiscount: Sum,
  shippingFee: Sum,
  codFee: Sum,
  /** The GST included in the total. */
  taxIncluded: Sum,
  /** The total saving on the MRP. */
  savings: Sum,
  total: Sum,
});
export type Price = z.output<typeof Price>;
