import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RecentCart, RecentSale, VisitorsNow } from '#contract/calls/notifications.ts';
import { buy, fillCart } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const sales = async () => (await visitor.get('/notifications/sales')).as(z.array(RecentSale));
const carts = async () => (await visitor.get('/notifications/carts')).as(z.array(RecentCart));

test('a sale is told by product, place and hour, and of nobody in particular', async () => {
  const sku = await shop.sku({ stock: 5 });
  const order = await buy(await shop.customer('kamala'), sku);
  const sale = (await sales()).find(({ product }) => product.id === sku.productId)!;
  expect(sale.soldAt).toBeLessThanOrEqual(order.orderDate);
  expect(sale.soldAt % 3_600_000).toBe(0);
  expect(JSON.stringify(sale)).not.toMatch(/kamala|98480|RH-/i);
});

test('a place few orders come from is not named', async () => {
  for (const { product, place } of await sales()) {
    if (place === null) continue;
    const [{ count } = { count: 0 }] = shop.rows(
      "SELECT count(*) AS count FROM orders WHERE (ship_city = ? OR ship_state = ?) AND status NOT IN ('PENDING', 'CANCELLED')",
      place,
      place,
    );
    expect(Number(count), product.name).toBeGreaterThanOrEqual(3);
  }
});

test('what nobody may see is not told', async () => {
  const sku = await shop.sku({ stock: 5 });
  await buy(await shop.customer('kamala'), sku);
  await shop.seller('meera').put(`/api/admin/products/${sku.productId}`, { isVisible: false });
  expect((await sales()).some(({ product }) => product.id === sku.productId)).toBe(false);
});

test('a cancelled order was no sale', async () => {
  const sku = await shop.sku({ stock: 5 });
  const { id } = await buy(await shop.customer('kamala'), sku);
  await shop.seller('meera').patch(`/seller/orders/${id}/status/CANCELLED`);
  expect((await sales()).some(({ product }) => product.id === sku.productId)).toBe(false);
});

test('a product is told of when it lies in five carts, in round numbers', async () => {
  const sku = await shop.sku({ stock: 50 });
  const told = async () => (await carts()).find(({ product }) => product.id === sku.productId);
  for (let count = 0; count < 4; count += 1) await fillCart(await shop.customer(`cart${count}`), sku);
  expect(await told()).toBeUndefined();
  for (let count = 4; count < 7; count += 1) await fillCart(await shop.customer(`cart${count}`), sku);
  expect(await told()).toMatchObject({ count: 5 });
});

test('few visitors are not spoken of, and none is kept by their address', async () => {
  expect((await visitor.get('/notifications/visitors')).as(VisitorsNow)).toEqual({
    currentCount: 0,
    recentVisitors: [],
  });
  const seen = await until('a visit', () => {
    const rows = shop.rows('SELECT mark, city FROM visits');
    return rows.length > 0 ? rows : undefined;
  });
  for (const { mark, city } of seen) {
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    expect(city).toBeNull();
  }
});

test('notifications that were shown and followed are counted by day', async () => {
  const counted = () =>
    Number(
      shop.rows(
        "SELECT count FROM notification_counts WHERE day_on = ? AND type = 'carts' AND event = 'impression'",
        clock.today(),
      )[0]?.count ?? 0,
    );
  const before = counted();
  expect((await visitor.post('/notifications/events', { type: 'carts', event: 'impression' })).status).toBe(200);
  expect(counted()).toBe(before + 1);
  expect((await visitor.post('/notifications/events', { type: 'carts', event: 'bought' })).status).toBe(422);
});
