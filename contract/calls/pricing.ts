import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../states/payment.ts';
import { Id, Rupees } from './wire.ts';

/** One line of a price: what the shopper pays for it, and the tax inside that. */
export const PriceLine = z.object({
  skuId: Id,
  quantity: z.int(),
  mrpPrice: Rupees,
  sellingPrice: Rupees,
  /** Share of all discounts. */
  discount: Rupees,
  /** What is paid for the line: selling price less discount. */
  net: Rupees,
});

/** What an order costs with one payment method, or why it cannot be had that way. */
export const Price = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** In words; null where the method can be chosen. */
  unavailable: z.nullable(z.string()),
  /** What more goods would make it possible; null where more are no help. */
  missing: z.nullable(Rupees),
  lines: z.array(PriceLine),
  totalMrpPrice: Rupees,
  totalSellingPrice: Rupees,
  /** The coupon that takes effect, and what it takes off the goods; one for free shipping waives fees instead. */
  couponCode: z.nullable(z.string()),
  couponPrice: Rupees,
  waivedFees: Rupees,
  prepaidDiscount: Rupees,
  shippingFee: Rupees,
  codFee: Rupees,
  /** GST contained in the total; prices include it. */
  taxIncluded: Rupees,
  /** What is off the MRP altogether. */
  savings: Rupees,
  total: Rupees,
});
export type Price = z.output<typeof Price>;
