import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { REVENUE_TYPES, RevenuePoint } from '#contract/calls/revenue.ts';
import { addDays, startOfDay } from '#contract/shop/dates.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const chart = async (type: string) =>
  (await meera.get(`/api/seller/revenue/chart?type=${type}`)).as(z.array(RevenuePoint));
const sumOf = (points: RevenuePoint[]) => points.reduce((sum, { revenue }) => sum + revenue, 0);

test.each(REVENUE_TYPES.map((type, place) => [type, [24, 30, 12, 12, 5][place]!] as const))(
  'the chart of %s has %i points, which add up to the orders',
  async (type, count) => {
    const points = await chart(type);
    expect(points).toHaveLength(count);
    const since = startOfDay(points[0]!.period.slice(0, 10));
    const kept = shop.rows(
      `SELECT order_items.id, net_paise AS net, quantity, payment_method AS method,
         (SELECT coalesce(sum(refund_items.amount_paise), 0) FROM refund_items JOIN refunds ON refunds.id = refund_id
           WHERE order_item_id = order_items.id AND cause <> 'giveBack') AS back,
         (SELECT coalesce(sum(consignment_items.quantity), 0) FROM consignment_items JOIN consignments ON consignments.id = consignment_items.consignment_id
           LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST')
           WHERE order_item_id = order_items.id AND (cancelled_at IS NOT NULL OR shipments.id IS NOT NULL)) AS lost
       FROM order_items JOIN orders ON orders.id = order_id JOIN sellers ON sellers.id = order_items.seller_id
       WHERE email = 'meera@ratnahaat.example' AND placed_at >= ? AND placed_at < ? AND orders.status <> 'CANCELLED'
         AND (payment_method = 'COD' OR payment_status NOT IN ('PENDING', 'FAILED'))`,
      since,
      // In a shared shop, other files may have placed orders while its clock was ahead.
      startOfDay(addDays(clock.today(), 1)),
    );
    const expected = kept.reduce((sum, row) => {
      const [net, pieces, lost] = [Number(row.net), Number(row.quantity), row.method === 'COD' ? Number(row.lost) : 0];
      return sum + net - Number(row.back) - (lost === pieces ? net : Math.floor(net / pieces) * lost);
    }, 0);
    expect(sumOf(points)).toBe(expected);
  },
);

test('an order counts from when it is placed, and no more once it is cancelled', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900 })];
  const [before] = [sumOf(await chart('today'))];
  const order = await buy(asha, sku);
  expect(sumOf(await chart('today'))).toBe(before + order.total);
  expect((await chart('daily')).at(-1)!.orders).toBeGreaterThan(0);
  await asha.put(`/orders/${order.id}/cancel`);
  expect(sumOf(await chart('today'))).toBe(before);
});

test('the chart is a seller’s own, and knows no other span', async () => {
  expect(await shop.admin().get('/api/seller/revenue/chart')).toRefuse(403, 'NOT_PERMITTED');
  expect(await meera.get('/api/seller/revenue/chart?type=century')).toRefuse(400, 'QUERY_INVALID');
});
