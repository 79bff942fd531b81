export { askGateway } from './ask-gateway.ts';
export { forgetOldEvents, gatewayEvent, noteEvent } from './events.ts';
export { linksOfOrder, linksToLookAt, makeLink, notedLook, orderOfReference, wantLink } from './links.ts';
export type { LinkRow, NewLink } from './links.ts';
export {
  notedPayment,
  paymentsOfOrder,
  paymentsOfParcel,
  paymentsOfReturn,
  referenceOf,
  standingPayment,
} from './payment-rows.ts';
export type { PaymentRow } from './payment-rows.ts';
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
} from './refunds.ts';
export type { RefundedItem, RefundedRow } from './refunds.ts';
export { truthOf } from './truth.ts';
export type { Truth } from './truth.ts';
