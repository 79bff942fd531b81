import { PAYMENT_STATUS_PAID, PAYMENT_STATUS_PENDING } from '#contract/messages.ts';
import type { PaymentMethod, PaymentStatus } from '#contract/states/payment.ts';

export const PAYMENT_METHOD: Record<PaymentMethod, string> = { PREPAID: 'Prepaid', COD: 'Cash on delivery' };

/** The label and the theme colour of each payment status. */
export const PAYMENT_STATUS: Record<PaymentStatus, { word: string; colour: string }> = {
  PENDING: { word: PAYMENT_STATUS_PENDING, colour: 'text.secondary' },
  COMPLETED: { word: PAYMENT_STATUS_PAID, colour: 'success.main' },
  FAILED: { word: 'Failed', colour: 'error.main' },
  REFUNDED: { word: 'Refunded', colour: 'warning.main' },
  PARTIALLY_REFUNDED: { word: 'Partly refunded', colour: 'warning.main' },
};
