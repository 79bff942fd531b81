export { insertedDestination } from './destination.ts';
export { followRefunds, followRefundsByHand } from './follow-refunds.ts';
export { gatewayRefund, noteRefund } from './gateway-refund.ts';
export { managedRefunds } from './managed-refunds.ts';
export { reseal as resealDestination } from './sealed-destination.ts';
export { openDestination, payRefund } from './pay-refund.ts';
export type { ReturnPaid } from './pay-refund.ts';
export {
  noteRefundAsked,
  openRefunds,
  refund,
  refundByHand,
  refundByKey,
  refundedOfOrder,
  refundedOfParcel,
  refundedOfReturn,
  refundKey,
  refundsAsSeen,
} from './refund.ts';
export type { RefundedItem, RefundedRow } from './refund.ts';
export { refunded } from './refunded-mail.ts';
export { refundedMail } from './mails.ts';
export { refundSentMessage } from './messages.ts';
