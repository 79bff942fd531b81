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

/**
 * Returns whether a payment has arrived. The gateway's signature in the query authenticates the call, so no session is
 * needed.
 */
export const verifyPayment = (paymentId: string, query: string) =>
  call<VerifiedPayment>('POST', `/payments/${encodeURIComponent(paymentId)}${query}`, {
    asVisitor: true,
    failure: messages.PAYMENT_PROCESS_FAILED,
  });

/** Returns whether the shopper's order is placed, for returns from the gateway without a signature. */
export const confirmPlaced = (orderId: string) =>
  call<Order>('PATCH', `/orders/${encodeURIComponent(orderId)}/status/PLACED`, {
    failure: messages.PAYMENT_PROCESS_FAILED,
  });

/** Returns the total of a cash-on-delivery order if it is paid online, and the saving. */
export const getPrepaidOffer = (orderId: string) =>
  call<PrepaidOffer>('GET', `/api/orders/${encodeURIComponent(orderId)}/switch-to-prepaid`);

/** Returns the address of the payment page for a cash-on-delivery order. */
export const switchToPrepaid = (orderId: string) =>
  call<PlacedOrder>('POST', `/api/orders/${encodeURIComponent(orderId)}/switch-to-prepaid`, {
    failure: messages.CHECKOUT_NO_PAYMENT_LINK,
  });

/** Returns the address of the payment page for an unpaid order. */
export const payAgain = (orderId: string) =>
  call<PlacedOrder>('POST', `/api/orders/${encodeURIComponent(orderId)}/pay`, {
    failure: messages.CHECKOUT_NO_PAYMENT_LINK,
  });

/** The shopper's unpaid orders whose items are still reserved. */
export const listOrdersToPay = () =>
  call<OrderToPay[]>('GET', '/api/orders/to-pay', { failure: messages.ORDER_FETCH_FAILED });

/** Asks the gateway for the payment state of the shopper's order; succeeds for unpaid orders as well. */
export const checkPayment = (orderId: string) =>
  call<PaymentOrder>('PATCH', `/payments/update/${encodeURIComponent(orderId)}`, {
    failure: messages.PAYMENT_PROCESS_FAILED,
  });

/** Switches an unpaid order to cash on delivery. */
export const switchToCod = (orderId: string) =>
  call<PlacedOrder>('POST', `/api/orders/${encodeURIComponent(orderId)}/switch-to-cod`, {
    failure: messages.ORDER_CREATE_FAILED,
  });

/** Cancels an unpaid order and moves its items back to the cart. */
export const backToCart = (orderId: string, idempotencyKey: string) =>
  call<BackInCart>('POST', `/api/orders/${encodeURIComponent(orderId)}/back-to-cart`, {
    idempotencyKey,
    failure: messages.ORDER_CANCEL_ERROR,
  });
