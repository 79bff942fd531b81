import * as messages from '#contract/messages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { call, callRows } from './client.ts';
import type { AddCartItem, CancelOrder, Order, PlacedOrder } from './wire.ts';

export interface OrderForm {
  /** The saved address's id. */
  id: number;
  expectedTotal: number;
  note?: string;
  business?: { gstin: string; legalName: string };
  checkoutType?: 'buy-now';
  directPurchase?: boolean;
  buyNowItem?: AddCartItem;
}

export const placeOrder = (form: OrderForm, method: PaymentMethod, idempotencyKey: string) =>
  call<PlacedOrder>('POST', `/api/orders?paymentMethod=${method}`, {
    body: form,
    idempotencyKey,
    failure: messages.CHECKOUT_ORDER_ERROR,
  });

export const getOrder = (key: string, failure = messages.ORDER_DETAILS_UNAVAILABLE) =>
  call<Order>('GET', `/api/orders/${encodeURIComponent(key)}`, { failure });

/** How many orders a page of the list has. */
export const ORDERS_A_PAGE = 10;

/** A page of the shopper's orders, newest first; the first page is 1. */
export const listOrders = (page: number) =>
  callRows<Order>(
    `/api/orders/user?range=[${(page - 1) * ORDERS_A_PAGE},${page * ORDERS_A_PAGE - 1}]`,
    messages.ORDER_HISTORY_FAILED,
  );

export const cancelOrder = (key: string, wish: CancelOrder, idempotencyKey: string) =>
  call<Order>('PUT', `/orders/${encodeURIComponent(key)}/cancel`, {
    body: wish,
    idempotencyKey,
    failure: messages.ORDER_CANCEL_ERROR,
  });
