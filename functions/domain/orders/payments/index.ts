export { askGateway } from './ask-gateway.ts';
export { forgetOldEvents, gatewayContact, gatewayEvent, noteEvent } from './events.ts';
export { linksOfOrder, linksToLookAt, makeLink, notedLook, orderOfReference, wantLink } from './links.ts';
export type { LinkRow, NewLink } from './links.ts';
export {
  notedPayment,
  orderOfParcel,
  orderOfReturn,
  paymentsOfOrder,
  paymentsOfParcel,
  paymentsOfReturn,
  referenceOf,
  standingPayment,
} from './payment-rows.ts';
export type { PaymentRow } from './payment-rows.ts';
export { truthOf } from './truth.ts';
export type { Truth } from './truth.ts';
export { unknownPayments } from './unknown-payments.ts';
