import { expect } from 'vitest';
import { Cart, CartItem } from '#contract/calls/cart.ts';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import type { z } from 'zod/mini';
import { addressForm } from './forms.ts';
import type { Answer } from './answer.ts';
import type { MadeSku } from './goods.ts';
import type { Persona, RequestOptions } from './persona.ts';

export async function fillCart(
  persona: Persona,
  sku: Pick<MadeSku, 'skuId'>,
  quantity = 1,
  size?: string,
): Promise<z.output<typeof CartItem>> {
  const wanted = { skuId: sku.skuId, quantity, ...(size === undefined ? {} : { size }) };
  return (await persona.put('/api/cart/item/add', wanted)).as(CartItem);
}

export async function cartOf(persona: Persona): Promise<z.output<typeof Cart>> {
  return (await persona.get('/api/cart')).as(Cart);
}

/** Orders the cart by cash on delivery, to a new address in Hyderabad unless `body` changes that. */
export function askForOrder(persona: Persona, body: object = {}, options?: RequestOptions): Promise<Answer> {
  return persona.post('/api/orders?paymentMethod=COD', { ...addressForm(), ...body }, options);
}

/** Buys one SKU directly, without the cart. */
export function askToBuy(
  persona: Persona,
  sku: Pick<MadeSku, 'skuId'>,
  quantity = 1,
  body: object = {},
): Promise<Answer> {
  const buyNowItem = { skuId: sku.skuId, quantity };
  return askForOrder(persona, { checkoutType: 'buy-now', directPurchase: true, buyNowItem, ...body });
}

export async function placed(answer: Promise<Answer> | Answer): Promise<z.output<typeof PlacedOrder>> {
  const order = (await answer).as(PlacedOrder);
  expect(order.orderId).toMatch(/^RH(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(order.payment_link_url).toBeNull();
  return order;
}

/** Buys pieces of a SKU and returns the order as its customer sees it. */
export async function buy(
  persona: Persona,
  sku: Pick<MadeSku, 'skuId'>,
  quantity = 1,
): Promise<z.output<typeof Order>> {
  const { orderId } = await placed(askToBuy(persona, sku, quantity));
  return (await persona.get(`/api/orders/${orderId}`)).as(Order);
}
