import * as messages from '#contract/messages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { call } from './client.ts';
import type { AddCartItem, Order, PlacedOrder } from './wire.ts';

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

export const getOrder = (key: string) =>
  call<Order>('GET', `/api/orders/${encodeURIComponent(key)}`, {
    failure: messages.ORDER_DETAILS_UNAVAILABLE,
  });
