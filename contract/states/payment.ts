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
