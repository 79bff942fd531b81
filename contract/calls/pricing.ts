import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { Id, Sum } from './wire.ts';

/** One line of a price: what the shopper pays for it, and the tax inside that. */
export const PriceLine = z.object({
  skuId: Id,
  quantity: z.int(),
  mrpPrice: Sum,
  sellingPrice: Sum,
  /** Share of all discounts. */
  discount: Sum,
  /** What is paid for the line: selling price less discount. */
  net: Sum,
});

/** What an order costs with one payment method, or why it cannot be had that way. */
export const Price = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** In words; null where the method can be chosen. */
  unavailable: z.nullable(z.string()),
  /** What more goods would make it possible; null where more are no help. */
  missing: z.nullable(Sum),
  lines: z.array(PriceLine),
  totalMrpPrice: Sum,
  totalSellingPrice: Sum,
  /** The coupon that takes effect, and what it takes off the goods; one for free shipping waives fees instead. */
  couponCode: z.nullable(z.string()),
  couponPrice: Sum,
  waivedFees: Sum,
  prepaidDiscount: Sum,
  shippingFee: Sum,
  codFee: Sum,
  /** GST contained in the total; prices include it. */
  taxIncluded: Sum,
  /** What is off the MRP altogether. */
  savings: Sum,
  total: Sum,
});
export type Price = z.output<typeof Price>;
