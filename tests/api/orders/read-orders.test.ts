import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Order, OrderItem } from '#contract/calls/orders.ts';
import { askToBuy, buy, fillCart, askForOrder, placed } from '../../support/buy.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

test('somebody new has no orders', async () => {
  expect((await (await shop.customer('new')).get('/api/orders/user')).as(z.array(Order))).toEqual([]);
});

test('the orders come newest first, each as it stands alone', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
  const first = await buy(asha, sku);
  const second = await buy(asha, sku, 2);
  expect((await asha.get('/api/orders/user')).as(z.array(Order))).toEqual([second, first]);
});

test('an order is found by its id and by its number, in any case', async () => {
  const asha = await shop.customer('asha');
  const order = await buy(asha, await shop.sku());
  for (const key of [order.id, order.orderId, order.orderId.toLowerCase()]) {
    expect((await asha.get(`/api/orders/${key}`)).as(Order)).toEqual(order);
  }
  expect((await shop.admin().get(`/api/orders/${order.id}`)).as(Order)).toEqual(order);
});

test('one item of an order is shown as in it', async () => {
  const asha = await shop.customer('asha');
  const { orderItems } = await buy(asha, await shop.sku());
  const [item] = orderItems;
  expect((await asha.get(`/api/orders/item/${item!.id}`)).as(OrderItem)).toEqual(item);
  expect((await shop.admin().get(`/api/orders/item/${item!.id}`)).as(OrderItem)).toEqual(item);
});

test('an order keeps its price and its names when the goods change', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 700 })];
  const order = await buy(asha, sku);
  await shop.admin().put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 3000, sellingPrice: 2999 });
  await shop.admin().put(`/api/admin/products/${sku.productId}`, { isVisible: false });
  expect((await asha.get(`/api/orders/${order.id}`)).as(Order)).toEqual(order);
});

describe("somebody else's order is as good as none:", () => {
  test('to another customer', async () => {
    const [asha, rohan] = [await shop.customer('asha'), await shop.customer('rohan')];
    const order = await buy(asha, await shop.sku());
    const unknown = { id: 999_999_999, orderId: 'RH-0000-0000-0000', item: 999_999_999 };
    const noOrder = ['ORDER_NOT_FOUND', 'Order not found'] as const;
    const noItem = ['ORDER_ITEM_NOT_FOUND', words('ORDER_ITEM_FETCH_FAILED')] as const;
    const pairs = [
      [`/api/orders/${order.id}`, `/api/orders/${unknown.id}`, noOrder],
      [`/api/orders/${order.orderId}`, `/api/orders/${unknown.orderId}`, noOrder],
      [`/api/orders/item/${order.orderItems[0]!.id}`, `/api/orders/item/${unknown.item}`, noItem],
    ] as const;
    for (const [theirs, none, [code, text]] of pairs) {
      const answer = await rohan.get(theirs);
      expect(answer).toRefuse(404, code, text);
      expect(whatItTells(answer)).toEqual(whatItTells(await rohan.get(none)));
    }
    expect((await rohan.get('/api/orders/user')).as(z.array(Order))).toEqual([]);
  });

  test('and to a seller, whose calls are others', async () => {
    const order = await buy(await shop.customer('asha'), await shop.sku({ seller: 'farhan' }));
    expect(await shop.seller('farhan').get(`/api/orders/${order.id}`)).toRefuse(403, 'NOT_PERMITTED');
  });
});

test('a customer changes no status, and is told who does', async () => {
  const asha = await shop.customer('asha');
  const order = await buy(asha, await shop.sku());
  for (const status of ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED']) {
    expect(await asha.patch(`/orders/${order.id}/status/${status}`)).toRefuse(
      409,
      'ORDER_STATUS_OF_SELLERS',
      'Only its sellers change the status of this order.',
    );
  }
  expect((await asha.get(`/api/orders/${order.id}`)).as(Order).orderStatus).toBe('PLACED');
});

test('what is no number of an order is not there', async () => {
  const asha = await shop.customer('asha');
  for (const key of ['RH-', '0', '-1', 'user%00', "1' OR '1'='1", '*', '%25']) {
    expect((await asha.get(`/api/orders/${key}`)).status).toBe(404);
  }
  expect((await asha.get(`/api/orders/${'R'.repeat(41)}`)).status).toBe(400);
});

test('numbers of orders cannot be guessed', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 50 })];
  const numbers = await Promise.all(
    Array.from({ length: 20 }, async () => (await placed(askToBuy(asha, sku))).orderId),
  );
  expect(new Set(numbers).size).toBe(20);
  const signs = numbers.map((number) => number.slice(3).replaceAll('-', ''));
  for (let place = 0; place < 12; place += 1) expect(new Set(signs.map((text) => text[place])).size).toBeGreaterThan(4);
});

test("a customer's order of several sellers shows all of them", async () => {
  const asha = await shop.customer('both');
  await fillCart(asha, await shop.sku({ seller: 'meera' }));
  await fillCart(asha, await shop.sku({ seller: 'farhan' }));
  const { id } = await placed(askForOrder(asha));
  expect((await asha.get(`/api/orders/${id}`)).as(Order).consignments).toHaveLength(2);
});
