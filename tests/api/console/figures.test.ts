import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Analytics, Overview, SellerPerformance } from '#contract/calls/figures.ts';
import { ManagedOrder } from '#contract/calls/orders.ts';
import { RevenuePoint } from '#contract/calls/revenue.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';
import type { Persona } from '../../support/persona.ts';

const shop = openShop();

const overviewOf = async (person: Persona) => (await person.get('/api/admin/overview?days=7')).as(Overview);
const analyticsOf = async (person: Persona) => (await person.get('/api/admin/analytics?days=7')).as(Analytics);
/** Returns the orders and rupees added between two overviews. */
const more = (after: Overview, before: Overview) => [
  after.sales.orders - before.sales.orders,
  Math.round((after.sales.revenue - before.sales.revenue) * 100) / 100,
];

test('an order is in the figures of its seller and of the house, on its day, until it is cancelled', async () => {
  const [asha, meera, farhan, admin] = [
    await shop.customer('asha'),
    shop.seller('meera'),
    shop.seller('farhan'),
    shop.admin(),
  ];
  const sku = await shop.sku({ seller: 'meera', price: 20_000, mrp: 25_000 });
  const before = { meera: await overviewOf(meera), farhan: await overviewOf(farhan), admin: await overviewOf(admin) };
  const order = await buy(asha, sku);

  const after = { meera: await overviewOf(meera), farhan: await overviewOf(farhan), admin: await overviewOf(admin) };
  const worth = [1, more(after.meera, before.meera)[1]];
  expect(worth[1]).toBeGreaterThan(0);
  expect(more(after.meera, before.meera)).toEqual(worth);
  expect(more(after.admin, before.admin)).toEqual(worth);
  expect(more(after.farhan, before.farhan)).toEqual([0, 0]);
  expect(after.meera.points).toHaveLength(7);
  expect(after.meera.points.at(-1)!.orders - before.meera.points.at(-1)!.orders).toBe(1);

  const sold = (await analyticsOf(meera)).products.find(({ productId }) => productId === sku.productId);
  expect(sold).toMatchObject({ pieces: 1, orders: 1, revenue: worth[1] });
  expect((await analyticsOf(farhan)).products.map(({ productId }) => productId)).not.toContain(sku.productId);
  const cancelledBefore = (await analyticsOf(meera)).outcomes;

  await asha.put(`/orders/${order.id}/cancel`);
  expect(more(await overviewOf(meera), before.meera)).toEqual([0, 0]);
  const analytics = await analyticsOf(meera);
  expect(analytics.outcomes).toEqual({ ...cancelledBefore, cancelled: cancelledBefore.cancelled + 1 });
  expect(analytics.products.map(({ productId }) => productId)).not.toContain(sku.productId);
});

test('a visit is counted once a visit, and the house sees how many became orders', async () => {
  const admin = shop.admin();
  const asha = await shop.customer('asha');
  const sku = await shop.sku();
  const before = (await analyticsOf(admin)).conversion!;
  // The visit is recorded after the answer.
  const comes = async () => {
    expect((await shop.visitor().get('/notifications/visitors')).status).toBe(200);
    const seenAt = clock.now() - 1000;
    await until('the visit', () => shop.rows('SELECT id FROM visits WHERE seen_at > ?', seenAt)[0]);
  };
  await comes();
  await comes();
  await buy(asha, sku);
  const after = (await analyticsOf(admin)).conversion!;
  expect([after.now.visits - before.now.visits, after.now.orders - before.now.orders]).toEqual([1, 1]);
  expect(after.before).toEqual(before.before);
  expect((await analyticsOf(shop.seller('meera'))).conversion).toBeNull();
});

test('each figure counts the orders it leads to', async () => {
  const [meera, farhan] = [shop.seller('meera'), shop.seller('farhan')];
  const asha = await shop.customer('counted');
  const sku = await shop.sku({ seller: 'meera', price: 900, mrp: 1200 });
  const [kept, sent] = [await buy(asha, sku), await buy(asha, sku)];
  const { from, to } = await analyticsOf(meera);
  const ordersOf = async (person: Persona, filter: object) =>
    (await person.get(`/api/admin/orders?filter=${JSON.stringify({ productId: sku.productId, from, to, ...filter })}`))
      .as(z.array(ManagedOrder))
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  expect(await ordersOf(meera, { outcome: 'SOLD' })).toEqual([kept.id, sent.id]);
  await asha.put(`/orders/${sent.id}/cancel`);
  expect(await ordersOf(meera, { outcome: 'SOLD' })).toEqual([kept.id]);
  expect(await ordersOf(meera, { outcome: 'CANCELLED' })).toEqual([sent.id]);
  const { state, pinCode } = kept.shippingAddress;
  expect(await ordersOf(shop.admin(), { state, pinCode, outcome: 'SOLD' })).toEqual([kept.id]);
  expect(await ordersOf(meera, { pinCode: '110001' })).toEqual([]);
  expect(await ordersOf(farhan, {})).toEqual([]);

  const parcel = await ship(meera, kept.orderId);
  for (const status of ['PICKED UP', 'RTO INITIATED'] as const) await courierMoves(shop.visitor(), parcel.awb, status);
  expect(await ordersOf(meera, { outcome: 'UNDELIVERED' })).toEqual([kept.id]);
  const { troubled, pinCodes } = await analyticsOf(meera);
  expect(troubled.find(({ productId }) => productId === sku.productId)).toMatchObject({
    all: 2,
    cancelled: 1,
    returned: 0,
    undelivered: 1,
  });
  expect(pinCodes.map((row) => row.pinCode)).toContain(pinCode);
});

test('the days of the overview are those of the revenue chart, to the paisa', async () => {
  const meera = shop.seller('meera');
  const { points } = (await meera.get('/api/admin/overview?days=30')).as(Overview);
  const chart = (await meera.get('/api/seller/revenue/chart?type=daily')).as(z.array(RevenuePoint));
  expect(points.map(({ day, ...figures }) => ({ period: day, ...figures }))).toEqual(chart);
});

describe('figures', () => {
  test('are shown to owners, finance and who only reads', async () => {
    for (const subRole of ['owner', 'finance', 'readOnly'] as const) {
      const person = await shop.staff({ seller: 'meera', subRole });
      expect((await person.get('/api/admin/analytics')).status).toBe(200);
    }
    for (const subRole of ['catalogue', 'orders', 'support'] as const) {
      const person = await shop.staff({ seller: 'meera', subRole });
      expect(await person.get('/api/admin/overview')).toRefuse(403, 'NOT_PERMITTED');
      expect(await person.get('/api/admin/analytics')).toRefuse(403, 'NOT_PERMITTED');
    }
  });

  test('of any other number of days are not asked for', async () => {
    expect(await shop.admin().get('/api/admin/overview?days=8')).toRefuse(400, 'QUERY_INVALID');
  });
});

test('the house sees how a seller does, and no seller how another does', async () => {
  const id = Number(shop.row("SELECT id FROM sellers WHERE email = 'meera@ratnahaat.example'").id);
  const performance = async () =>
    (await shop.admin().get(`/api/admin/sellers/${id}/performance`)).as(SellerPerformance);
  const before = await performance();
  const order = await buy(await shop.customer('asha'), await shop.sku({ seller: 'meera' }));
  const after = await performance();
  expect(after.outcomes.all).toBe(before.outcomes.all + 1);
  expect(after.sales.orders).toBe(before.sales.orders + 1);
  await (await shop.customer('asha')).put(`/orders/${order.id}/cancel`);
  expect((await performance()).outcomes.cancelled).toBe(before.outcomes.cancelled + 1);
  expect(await shop.admin().get('/api/admin/sellers/999999/performance')).toRefuse(404, 'SELLER_NOT_FOUND');
  expect(await shop.seller('farhan').get(`/api/admin/sellers/${id}/performance`)).toRefuse(403, 'NOT_PERMITTED');
});

test('the house sees what was searched for in vain, and sellers nothing of it', async () => {
  const word = `${[...shop.mark].join('a')}o`;
  await shop.visitor().get(`/search?q=${word}`);
  const wordsOf = async (person: Persona) => (await analyticsOf(person)).searches.map(({ query }) => query);
  const counted = () => shop.rows('SELECT query FROM search_counts WHERE query = ? AND empty_count > 0', word).length;
  await expect.poll(counted).toBe(1);
  // Other searches may have been more frequent.
  expect((await wordsOf(shop.admin())).length).toBeGreaterThan(0);
  expect(await wordsOf(shop.seller('meera'))).toEqual([]);
});
