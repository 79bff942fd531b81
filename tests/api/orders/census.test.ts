import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { Cart } from '#contract/calls/cart.ts';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { Sku } from '#contract/calls/skus.ts';
import { DEFAULT_POLICY, MAX_CART_ITEMS } from '#contract/shop/policy.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { addressForm } from '../../support/forms.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PIN_CODE = '500081';
const AT_ONCE = 8;
const ROWS = 100;
const { upToPaise } = DEFAULT_POLICY.cod;

type Item = { skuId: number; quantity: 1; size: string | undefined; pricePaise: number };

/**
 * Returns everything the demo shop has on sale, as a visitor sees it. An adjustable piece in several sizes counts in
 * its first size.
 */
async function goodsOnSale(): Promise<Item[]> {
  const goods: Item[] = [];
  for (let from = 0; ; from += ROWS) {
    const rows = (await shop.visitor().get(`/skus?range=[${from},${from + ROWS - 1}]`)).as(z.array(Sku));
    for (const { id, size, inStock, sellingPrice } of rows) {
      if (inStock) goods.push({ skuId: id, quantity: 1, size: size.split(',')[0], pricePaise: sellingPrice });
    }
    if (rows.length < ROWS) return goods;
  }
}

/** Returns the payment methods that a single piece allows. */
async function waysOf(person: Persona, addressId: number, { skuId, quantity, size }: Item): Promise<string> {
  const answer = await person.post('/api/cart/quote', { item: { skuId, quantity, size }, addressId });
  const { summary } = answer.as(Cart);
  const ways = (['COD', 'PREPAID'] as const).filter((way) => summary[way].unavailable === null);
  return ways.join(' or ') || `SKU ${skuId}: ${summary.COD.unavailable} ${summary.PREPAID.unavailable}`;
}

/**
 * Divides the items into as few carts as possible. A cart has a limited number of lines, and for cash on delivery a
 * limited amount.
 */
function cartsOf(items: Item[], method: PaymentMethod): Item[][] {
  const most = method === 'COD' ? upToPaise : Infinity;
  const carts: { items: Item[]; paise: number }[] = [];
  for (const item of items.toSorted((one, other) => other.pricePaise - one.pricePaise)) {
    let cart = carts.find((one) => one.items.length < MAX_CART_ITEMS && one.paise + item.pricePaise <= most);
    if (!cart) carts.push((cart = { items: [], paise: 0 }));
    cart.items.push(item);
    cart.paise += item.pricePaise;
  }
  return carts.map((cart) => cart.items);
}

/** Orders a cart and completes it: an online order is paid, and an order that needs confirmation is confirmed. */
async function orderCart(person: Persona, addressId: number, items: Item[], method: PaymentMethod): Promise<number> {
  for (const { skuId, quantity, size } of items) {
    expect((await person.put('/api/cart/item/add', { skuId, quantity, size })).status, `SKU ${skuId}`).toBe(200);
  }
  const { summary } = (await person.get(`/api/cart?addressId=${addressId}`)).as(Cart);
  const { total, unavailable } = summary[method];
  expect(unavailable).toBeNull();
  const body = { id: addressId, expectedTotal: total / 100 };
  const placed = (await person.post(`/api/orders?paymentMethod=${method}`, body)).as(PlacedOrder);
  if (method === 'PREPAID') {
    const link = { linkId: linkIn(placed.payment_link_url) };
    const { callback } = await payAtGateway(shop, link, { outcome: 'paid' });
    expect((await shop.visitor().post(callback!)).status).toBe(200);
  }
  const orderOf = async () => (await person.get(`/api/orders/${placed.orderId}`)).as(Order);
  if ((await orderOf()).confirmUntil !== null) {
    await person.post(`/api/orders/${placed.orderId}/confirmation`, { answer: 'CONFIRM' });
  }
  const order = await orderOf();
  expect(order).toMatchObject({ orderStatus: 'PLACED', confirmUntil: null, totalItems: items.length });
  expect(order.paymentStatus).toBe(method === 'COD' ? 'PENDING' : 'COMPLETED');
  return order.orderItems.length;
}

test.runIf(inject('running').runtime === 'node')(
  `a shopper with PIN code ${PIN_CODE} can buy everything the demo shop has, today`,
  async () => {
    const person = await shop.customer('census');
    const { id } = (await person.post('/api/addresses', addressForm({ pinCode: PIN_CODE }))).as(Address);
    const goods = await goodsOnSale();
    const ways: string[] = [];
    for (let first = 0; first < goods.length; first += AT_ONCE) {
      ways.push(...(await Promise.all(goods.slice(first, first + AT_ONCE).map((item) => waysOf(person, id, item)))));
    }
    expect(ways.filter((way) => way.startsWith('SKU'))).toEqual([]);

    const byWay = Map.groupBy(goods, (item) => ways[goods.indexOf(item)]!);
    const told: string[] = [];
    let bought = 0;
    for (const [way, items] of byWay) {
      const method = way === 'PREPAID' ? 'PREPAID' : 'COD';
      const carts = cartsOf(items, method);
      for (const cart of carts) bought += await orderCart(person, id, cart, method);
      told.push(`${way} ${items.length} in ${carts.length} orders`);
    }
    console.info(`${goods.length} SKUs: ${told.join(', ')}`);
    expect(goods.length).toBeGreaterThan(500);
    expect(bought).toBe(goods.length);
    expect([...byWay.keys()].toSorted()).toEqual(['COD or PREPAID', 'PREPAID']);
  },
  120_000,
);
