import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedOrder } from '#contract/calls/orders.ts';
import { askForOrder, fillCart, placed } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('a seller sees its own part of an order, in its own amounts, and nothing of the others', async () => {
  const [mine, theirs] = [
    await shop.sku({ seller: 'meera', price: 700 }),
    await shop.sku({ seller: 'farhan', price: 900 }),
  ];
  const asha = await shop.customer('asha');
  await fillCart(asha, mine, 2);
  await fillCart(asha, theirs);
  const { orderId } = await placed(askForOrder(asha));

  const orders = (await shop.seller('meera').get('/seller/orders')).as(z.array(ManagedOrder));
  const part = orders.find((order) => order.orderId === orderId)!;
  expect(part).toMatchObject({
    totalItems: 2,
    totalSellingPrice: 1400_00,
    total: 1400_00,
    orderStatus: 'PLACED',
    shippingFee: 0,
    codFee: 0,
  });
  expect(part.orderItems.map((item) => item.skuId)).toEqual([mine.skuId]);
  expect(part.consignments.map((consignment) => consignment.sellerName)).toEqual(['Meera Temple Jewels']);
  expect(JSON.stringify(part)).not.toContain('Farhan');
  expect(JSON.stringify(part)).not.toContain(theirs.name);
});

test('an order without anything of a seller is not in its list', async () => {
  const asha = await shop.customer('asha');
  await fillCart(asha, await shop.sku({ seller: 'farhan' }));
  const { orderId } = await placed(askForOrder(asha));
  const numbers = async (seller: 'meera' | 'farhan') =>
    (await shop.seller(seller).get('/seller/orders')).as(z.array(ManagedOrder)).map((order) => order.orderId);
  expect(await numbers('meera')).not.toContain(orderId);
  expect((await numbers('farhan'))[0]).toBe(orderId);
});

test('a browser that opens the address is shown the back office, whoever carries a token the orders', async () => {
  const headers = { Accept: 'text/html,application/xhtml+xml' };
  const page = await shop.visitor().get('/seller/orders', { headers });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const call = await shop.seller('meera').get('/seller/orders', { headers });
  expect(call.headers.get('content-type')).toContain('application/json');
  for (const answer of [page, call]) {
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('vary')).toMatch(/Accept.*Authorization|Authorization.*Accept/);
  }
  expect(await shop.visitor().get('/seller/orders')).toRefuse(401, 'SESSION_EXPIRED');
});
