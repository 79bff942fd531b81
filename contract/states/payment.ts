import type { OrderStatus } from './order.ts';

/** Where the money of an order stands. Cash on delivery stays PENDING until the courier has collected it. */
export const PAYMENT_STATUSES = ['PENDING', 'COMPLETED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['PREPAID', 'COD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where the money of a COD parcel stands: the courier collects it when the parcel is handed over. */
export function codPaymentStatus(status: OrderStatus): PaymentStatus {
  return status === 'DELIVERED' ? 'COMPLETED' : 'PENDING';
}

/** Where a page of the gateway stands: `wanted` until its making was answered. */
export const PAYMENT_LINK_STATUSES = ['wanted', 'created', 'paid', 'cancelled', 'expired'] as const;
export type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];

/** Where one payment stands at the gateway. */
export const PAYMENT_STATES = ['created', 'authorized', 'captured', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Where a refund stands: `wanted` until the gateway has answered. */
export const REFUND_STATUSES = ['wanted', 'pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Why a captured payment is not the order's and goes back whole: a second one, one that came when the pieces were gone
 * or the order cancelled, or one of another amount.
 */
export const RETURNED_PAYMENTS = ['second', 'late', 'mismatch'] as const;
export type ReturnedPayment = (typeof RETURNED_PAYMENTS)[number];

/** Why money goes back. */
export const REFUND_CAUSES = [...RETURNED_PAYMENTS, 'cancelled', 'undelivered', 'returned', 'giveBack'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];
