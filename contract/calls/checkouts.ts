import * as z from 'zod/mini';
import { Id, Instant, Sum } from './wire.ts';

/** A cart or an unpaid order counts as abandoned after this long without an event. */
export const ABANDONED_AFTER_HOURS = 3;
/** Abandoned orders are listed for this many days. */
export const ABANDONED_KEPT_DAYS = 90;

/** An abandoned checkout is a cart or an unpaid online order. */
export const CHECKOUT_KINDS = ['CART', 'ORDER'] as const;
export type CheckoutKind = (typeof CHECKOUT_KINDS)[number];

/** The last known step of the checkout. */
export const CHECKOUT_STEPS = ['CART', 'COUPON', 'ORDER', 'PAYMENT'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const CHECKOUT_STEP_WORDS: Record<CheckoutStep, string> = {
  CART: 'In the cart',
  COUPON: 'Coupon entered',
  ORDER: 'Order not paid',
  PAYMENT: 'Payment failed',
};

/** An abandoned checkout, as admins see it. */
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
  /** The unpaid order; null for a cart. */
  order: z.nullable(z.object({ id: Id, orderId: z.string() })),
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.int() })),
  /** The current price of the cart's items, or the order's total. */
  total: Sum,
  beganAt: Instant,
  /** The time of the last event. */
  changedAt: Instant,
  /** Whether the shopper has placed another order since, which is not cancelled. */
  orderedSince: z.boolean(),
  /** Whether the shopper opted in to cart reminders, and when one was sent. */
  wantsReminder: z.boolean(),
  remindedAt: z.nullable(Instant),
});
export type AbandonedCheckout = z.output<typeof AbandonedCheckout>;
