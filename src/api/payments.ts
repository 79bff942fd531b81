import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type {
  BackInCart,
  Order,
  OrderToPay,
  PaymentOrder,
  PlacedOrder,
  PrepaidOffer,
  VerifiedPayment,
} from './wire.ts';

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

/** The shopper's orders that wait to be paid while their items are held. */
export const listOrdersToPay = () =>
  call<OrderToPay[]>('GET', '/api/orders/to-pay', { failure: messages.ORDER_FETCH_FAILED });

/** Asks the gateway how the payment of an order of one's own stands; answered where nothing was paid as well. */
export const checkPayment = (orderId: string) =>
  call<PaymentOrder>('PATCH', `/payments/update/${encodeURIComponent(orderId)}`, {
    failure: messages.PAYMENT_PROCESS_FAILED,
  });

/** Places an order that waits to be paid with cash on delivery instead. */
export const switchToCod = (orderId: string) =>
  call<PlacedOrder>('POST', `/api/orders/${encodeURIComponent(orderId)}/switch-to-cod`, {
    failure: messages.ORDER_CREATE_FAILED,
  });

/** Cancels an order that waits to be paid and puts its items back into the cart. */
export const backToCart = (orderId: string, idempotencyKey: string) =>
  call<BackInCart>('POST', `/api/orders/${encodeURIComponent(orderId)}/back-to-cart`, {
    idempotencyKey,
    failure: messages.ORDER_CANCEL_ERROR,
  });
