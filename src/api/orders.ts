import * as messages from '#contract/messages.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { call, callRows } from './client.ts';
import type {
  AddCartItem,
  CodDecision,
  CancelOrder,
  CodConfirmation,
  FormerOrder,
  Order,
  PlacedOrder,
} from './wire.ts';

export interface OrderForm {
  /** The id of the saved address. */
  id: number;
  expectedTotal: number;
  note?: string;
  /** Where the visit began; see `visit-source.ts`. */
  source?: string;
  gift?: { message: string };
  business?: { gstin: string; legalName: string };
  /** The consent to messages about orders. */
  messages?: { channels: MessageChannel[]; language: Language };
  checkoutType?: 'buy-now';
  directPurchase?: boolean;
  buyNowItem?: AddCartItem;
}

export const placeOrder = (form: OrderForm, method: PaymentMethod, idempotencyKey: string) =>
  call<PlacedOrder>('POST', `/api/orders?paymentMethod=${method}`, {
    body: form,
    idempotencyKey,
    failure: messages.ORDER_CREATE_FAILED,
  });

export const getOrder = (key: string, failure = messages.ORDER_DETAILS_UNAVAILABLE) =>
  call<Order>('GET', `/api/orders/${encodeURIComponent(key)}`, { failure });

/** Orders per page of the list. */
export const ORDERS_A_PAGE = 10;

/** Returns a page of the shopper's orders, newest first. Pages count from 1. */
export const listOrders = (page: number) =>
  callRows<Order>(
    `/api/orders/user?range=[${(page - 1) * ORDERS_A_PAGE},${page * ORDERS_A_PAGE - 1}]`,
    messages.ORDER_HISTORY_FAILED,
  );

/** Orders of the former shop that are shown at first, and the most of them: one answer has no more. */
export const FORMER_ORDERS_AT_ONCE = 10;
export const FORMER_ORDERS_MOST = 100;

/** Returns the shopper's newest orders in the former shop. */
export const listFormerOrders = (count: number) =>
  callRows<FormerOrder>(`/api/former-orders?range=[0,${count - 1}]`, messages.ORDER_HISTORY_FAILED);

export const cancelOrder = (key: string, request: CancelOrder, idempotencyKey: string) =>
  call<Order>('PUT', `/orders/${encodeURIComponent(key)}/cancel`, {
    body: request,
    idempotencyKey,
    failure: messages.ORDER_CANCEL_ERROR,
  });

/** A cash-on-delivery order to confirm: the shopper's own, or the one that a mailed token gives access to. */
export interface OrderToConfirm {
  orderId: string;
  token?: string | undefined;
}

const confirmationOf = ({ orderId }: OrderToConfirm) => `/api/orders/${encodeURIComponent(orderId)}/confirmation`;

/** Returns the order behind a mailed confirmation link. */
export const getCodConfirmation = (order: Required<OrderToConfirm>) =>
  call<CodConfirmation>('GET', `${confirmationOf(order)}?token=${encodeURIComponent(order.token ?? '')}`, {
    asVisitor: true,
    failure: messages.ORDER_DETAILS_UNAVAILABLE,
  });

/** Confirms a cash-on-delivery order, cancels it, or switches it to online payment. */
export const decideCodConfirmation = (order: OrderToConfirm, answer: CodDecision) =>
  call<PlacedOrder>('POST', confirmationOf(order), {
    body: { answer, token: order.token },
    asVisitor: order.token !== undefined,
  });
