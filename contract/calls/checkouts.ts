import * as z from 'zod/mini';
import { Id, Instant, Sum } from './wire.ts';

/** A cart or an unpaid order counts as abandoned once nothing happened to it for so long. */
export const ABANDONED_AFTER_HOURS = 3;
/** An order that was never paid is listed for so long. */
export const ABANDONED_KEPT_DAYS = 90;

/** What somebody left: a cart, or an order that was to be paid online. */
export const CHECKOUT_KINDS = ['CART', 'ORDER'] as const;
export type CheckoutKind = (typeof CHECKOUT_KINDS)[number];

/** The last step that is known of it. */
export const CHECKOUT_STEPS = ['CART', 'COUPON', 'ORDER', 'PAYMENT'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const CHECKOUT_STEP_WORDS: Record<CheckoutStep, string> = {
  CART: 'In the cart',
  COUPON: 'Coupon entered',
  ORDER: 'Order not paid',
  PAYMENT: 'Payment failed',
};

/** A purchase that somebody has begun and not made, as the house sees it. */
export const AbandonedCheckout = z.object({
  id: Id,
  kind: z.enum(CHECKOUT_KINDS),
  step: z.enum(CHECKOUT_STEPS),
  customer: z.object({
    id: Id,
    fullName: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
  }),
  /** The order that was not paid; none for a cart. */
  order: z.nullable(z.object({ id: Id, orderId: z.string() })),
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int() })),
  /** What the items of a cart cost now, or what the order comes to. */
  total: Sum,
  beganAt: Instant,
  /** When something happened to it last. */
  changedAt: Instant,
  /** Whether they have placed another order since, which stands. */
  orderedSince: z.boolean(),
  /** Whether they chose to be reminded of their cart, and when they were. */
  wantsReminder: z.boolean(),
  remindedAt: z.nullable(Instant),
});
export type AbandonedCheckout = z.output<typeof AbandonedCheckout>;
