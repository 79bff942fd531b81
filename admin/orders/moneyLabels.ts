import type { PaymentState, RefundCause, RefundStatus } from '#contract/states/payment.ts';

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  created: 'Begun',
  authorized: 'Authorised, not taken yet',
  captured: 'Paid',
  failed: 'Failed',
};

export const REFUND_STATUS_LABELS: Record<RefundStatus, string> = {
  wanted: 'Still to be paid',
  pending: 'On its way',
  processed: 'Paid back',
  failed: 'Failed',
};

export const REFUND_CAUSE_LABELS: Record<RefundCause, string> = {
  second: 'Paid a second time',
  late: 'Paid too late',
  mismatch: 'Another amount was paid',
  cancelled: 'Cancelled',
  undelivered: 'Not delivered',
  returned: 'Returned',
  giveBack: 'Give-back',
};
