import type { PaymentState, RefundCause, RefundStatus } from '#contract/states/payment.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  created: words.begun,
  authorized: words.authorisedNotTakenYet,
  captured: common.paid,
  failed: words.failed,
};

export const REFUND_STATUS_LABELS: Record<RefundStatus, string> = {
  wanted: words.stillToBePaid,
  pending: words.onItsWay,
  processed: words.paidBack,
  failed: words.failed,
};

export const REFUND_CAUSE_LABELS: Record<RefundCause, string> = {
  second: words.paidASecondTime,
  late: words.paidTooLate,
  mismatch: words.anotherAmountWasPaid,
  cancelled: common.cancelled,
  undelivered: words.notDelivered,
  returned: words.returned,
  giveBack: words.giveBack,
};
