import type { OrderStatus } from './order.ts';

/** The payment status of an order. Cash on delivery stays PENDING until the courier has collected it. */
export const PAYMENT_STATUSES = ['PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['PREPAID', 'COD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Returns the payment status of a COD parcel: the courier collects the cash at delivery. */
export function codPaymentStatus(status: OrderStatus): PaymentStatus {
  return status === 'DELIVERED' ? 'COMPLETED' : 'PENDING';
}

/** The status of a payment link: `wanted` until the gateway has confirmed its creation. */
export const PAYMENT_LINK_STATUSES = ['wanted', 'created', 'paid', 'cancelled', 'expired'] as const;
export type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];

/** The status of a payment at the gateway. */
export const PAYMENT_STATES = ['created', 'authorized', 'captured', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The status of a refund: `wanted` until the gateway has answered. */
export const REFUND_STATUSES = ['wanted', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Why a captured payment is refunded in full: it is a second one, it came after the pieces were gone or the order was
 * cancelled, or its amount differs.
 */
export const RETURNED_PAYMENTS = ['second', 'late', 'mismatch'] as const;
export type ReturnedPayment = (typeof RETURNED_PAYMENTS)[number];

/** The causes of a refund. */
export const REFUND_CAUSES = [...RETURNED_PAYMENTS, 'cancelled', 'undelivered', 'returned', 'giveBack'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];
