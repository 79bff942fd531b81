import type { PaymentMethod, PaymentStatus } from '#contract/states/payment.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

export const PAYMENT_METHOD: Record<PaymentMethod, string> = { PREPAID: words.prepaid, COD: common.cashOnDelivery };

/** The label and the theme colour of each payment status. */
export const PAYMENT_STATUS: Record<PaymentStatus, { word: string; colour: string }> = {
  PENDING: { word: words.pending, colour: 'text.secondary' },
  COMPLETED: { word: common.paid, colour: 'success.main' },
  FAILED: { word: words.failed, colour: 'error.main' },
  REFUNDED: { word: words.refunded, colour: 'warning.main' },
  PARTIALLY_REFUNDED: { word: words.partlyRefunded, colour: 'warning.main' },
};
