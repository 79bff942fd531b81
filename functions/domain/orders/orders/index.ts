export { archiveOrder } from './archive-order.ts';
export { backToCart, itemsBackInCart } from './back-to-cart.ts';
export { cancelNotPaid, isNotPaid } from './cancel-not-paid.ts';
export { codToConfirm } from './cod-to-confirm.ts';
export { cancelParcel, deliverCancelledParcel } from './cancelled-parcel.ts';
export { isFetchedAlready } from './fetched-already.ts';
export { cancelOrder } from './cancel-order.ts';
export { cancelUnconfirmed } from './cancel-unconfirmed.ts';
export { codConfirmationOf } from './cod-confirmations.ts';
export { answerCodByMessage, decideCodConfirmation, readCodConfirmation } from './confirm-cod.ts';
export { cashAtDoor } from './cash-at-door.ts';
export type { PiecesInParcel } from './cash-at-door.ts';
export { managedOrders } from './manage-orders.ts';
export { checkMove, consignmentMove, invoicesOfMove, moveConsignment } from './move-consignment.ts';
export { moveMails } from './move-mails.ts';
export type { ConsignmentMove, IssuedPaper, OfConsignment } from './move-consignment.ts';
export { stopParcel } from './parcels-of-cancelled.ts';
export { noteOrder, readOrderNotes } from './order-notes.ts';
export { isOfProduct, OUTCOMES } from './outcomes.ts';
export { ordersOf, sellerOrdersOf } from './order-shape.ts';
export { contentsInWords, orderReads } from './order-rows.ts';
export { orderKey } from './reads.ts';
export type { ConsignmentRow } from './order-rows.ts';
export type { OrderKey } from './reads.ts';
export { deliveryPromise } from './order-promise.ts';
export { payAgain, paymentPageForStaff, placedOrder } from './pay-again.ts';
export { openCash, setBanked, takenCash } from './cash-takings.ts';
export { handOver } from './hand-over.ts';
export { placeCounterSale, quoteCounterSale } from './place-counter-sale.ts';
export { placeOrder } from './place-order.ts';
export { previewCodLadder } from './preview-cod-ladder.ts';
export { readCodDecisions } from './read-cod-decisions.ts';
export { placeStaffOrder, quoteStaffOrder } from './place-staff-order.ts';
export { readInvoices } from './read-invoices.ts';
export { readOrdersToPay } from './read-orders-to-pay.ts';
export { listMyOrders, listSellerOrders, readManagedOrder, readOrder, readOrderItem } from './read-orders.ts';
export { receiveGatewayEvent } from './receive-gateway-event.ts';
export type { Webhook } from './receive-gateway-event.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { releaseReservations as releaseHolds } from './release-reservations.ts';
export { cancelWhole } from './cancel-pieces.ts';
export {
  auditSplit,
  insertReplacementItem,
  insertSplitConsignment,
  insertSplitEvent,
  packReplacement,
} from './statements.ts';
export { setOrderStatus } from './set-order-status.ts';
export { splitConsignment } from './split-consignment.ts';
export { switchToCod } from './switch-to-cod.ts';
export { offerPrepaid, switchToPrepaid } from './switch-to-prepaid.ts';
export { updatePayment, verifyPayment } from './verify-payment.ts';
export { touchConsignment } from './statements.ts';
export {
  codToConfirmMail,
  orderCancelledMail,
  orderNotPaidMail,
  orderPaidTooLateMail,
  orderPlacedMail,
  orderSwitchedMail,
} from './mails/orders.ts';
export { parcelMovedMail } from './mails/parcels.ts';
export { paymentFailedMail, paymentReturnedMail } from './mails/payments.ts';
export { sellerOrderCancelledMail, sellerOrderPlacedMail, sellerOrderSwitchedMail } from './mails/seller-orders.ts';
export { sellerParcelMovedMail } from './mails/seller-parcels.ts';
export type { ParcelMail } from './mails/parcels.ts';
export {
  codToConfirmMessage,
  orderPaidMessage,
  orderPlacedMessage,
  parcelDeliveredMessage,
  parcelFailedMessage,
  parcelShippedMessage,
  parcelTodayCashMessage,
  parcelTodayMessage,
  sellerOrderMessage,
} from './messages.ts';
