import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CourierReport, ManagedParcel } from '#contract/calls/shipments.ts';
import { buy } from '../../support/buy.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const filter = (asked: object) => `filter=${encodeURIComponent(JSON.stringify(asked))}`;

test('a seller finds its own parcels by AWB, order and status, and nobody else’s', async () => {
  const asha = await shop.customer('asha');
  const order = await buy(asha, await shop.sku({ seller: 'meera' }));
  const { id, awb } = await ship(shop.seller('meera'), order.orderId);
  await courierMoves(shop.visitor(), awb, 'PICKED UP');
  const parcels = async (who: 'meera' | 'farhan' | 'house', asked: object) =>
    (await (who === 'house' ? shop.admin() : shop.seller(who)).get(`/api/admin/shipping?${filter(asked)}`)).as(
      z.array(ManagedParcel),
    );
  for (const asked of [{ q: awb }, { q: order.orderId }, { q: awb, status: 'PICKED_UP' }]) {
    expect(await parcels('meera', asked)).toMatchObject([{ id, awb, orderId: order.orderId, codAmount: 600_00 }]);
    expect(await parcels('house', asked)).toHaveLength(1);
    expect(await parcels('farhan', asked)).toEqual([]);
  }
  expect(await parcels('meera', { q: awb, status: 'DELIVERED' })).toEqual([]);
  expect(await shop.seller('farhan').get(`/api/admin/shipping/${id}`)).toRefuse(404, 'SHIPMENT_NOT_FOUND');
});

test('the house sees what was told of parcels nobody knows, and sellers do not', async () => {
  const awb = `STRAY${shop.mark}`.toUpperCase();
  const push = { awb, shipment_status_id: 18, shipment_status: 'IN TRANSIT', current_timestamp: '22 11 2026 12:00:00' };
  const headers = { 'x-api-key': 'sandbox-courier-token' };
  expect((await shop.visitor().post('/webhooks/courier', push, { headers })).json).toMatchObject({
    outcome: 'unmatched',
  });
  const found = (await shop.admin().get(`/api/admin/courier-reports?${filter({ awb })}`)).as(z.array(CourierReport));
  expect(found).toMatchObject([{ awb, status: 'IN_TRANSIT', happenedAt: Date.parse('2026-11-22T06:30:00Z') }]);
  expect(await shop.seller('meera').get('/api/admin/courier-reports')).toRefuse(403, 'NOT_PERMITTED');
});
