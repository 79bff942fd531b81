import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { Order, PlacedOrder, PrepaidOffer, VerifiedPayment } from './wire.ts';

/** Whether a payment has arrived. What the gateway signed stands in the query and for a session, which may be over by now. */
export const verifyPayment = (paymentId: string, query: string) =>
  call<VerifiedPayment>('POST', `/payments/${encodeURIComponent(paymentId)}${query}`, {
    asVisitor: true,
    failure: messages.PAYMENT_PROCESS_FAILED,
  });

/** Whether an order of one's own is placed, for who comes back without word from the gateway. */
export const confirmPlaced = (orderId: string) =>
  call<Order>('PATCH', `/orders/${encodeURIComponent(orderId)}/status/PLACED`, {
    failure: messages.PAYMENT_PROCESS_FAILED,
  });

/** What an order with cash on delivery comes to when it is paid online, and what that saves. */
export const getPrepaidOffer = (orderId: string) =>
  call<PrepaidOffer>('GET', `/api/orders/${encodeURIComponent(orderId)}/switch-to-prepaid`);

/** The page on which an order with cash on delivery is paid online after all. */
export const switchToPrepaid = (orderId: string) =>
  call<PlacedOrder>('POST', `/api/orders/${encodeURIComponent(orderId)}/switch-to-prepaid`, {
    failure: messages.CHECKOUT_NO_PAYMENT_LINK,
  });

/** The page on which an order is paid that was not yet. */
export const payAgain = (orderId: string) =>
  call<PlacedOrder>('POST', `/api/orders/${encodeURIComponent(orderId)}/pay`, {
    failure: messages.CHECKOUT_NO_PAYMENT_LINK,
  });
