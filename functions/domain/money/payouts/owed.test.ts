import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { OPEN_RETURNS, RETURN_KINDS, RETURN_STATUSES } from '#contract/states/return.ts';
import { PARCELS_BACK, SHIPMENT_STATUSES } from '#contract/states/shipment.ts';
import { openTradedShop } from '../../../../tests/support/traded-months.ts';
import type { TradedShop } from '../../../../tests/support/traded-months.ts';
import { askReturn, windowsOf } from '../../orders/returns/index.ts';
import { readManagedOrder } from '../../orders/orders/index.ts';
import { newSettings } from '../../platform/settings/index.ts';
import { postLedger } from '../ledger/index.ts';

let shop: TradedShop;

/** The condition that holds the seller's money for the order back, and the end of its return window, as the triggers store them. */
const owed = (): unknown[] => shop.rows('SELECT waits_for, window_ends_at, window_ends_on FROM owed_parts')[0]!;
const set = (table: string, column: string, value: string | number) =>
  shop.db.connection.prepare(`UPDATE ${table} SET ${column} = ?`).run([value]);

/** One delivered order of one seller, paid online, with a parcel and a return. */
beforeAll(async () => {
  shop = await openTradedShop();
  const order = await shop.order('2026-10-03', { seller: 'meera', price: 999 });
  await shop.move('2026-10-04', order, 'DELIVERED');
  await postLedger(shop.on('2026-10-05'));
  const { orderItems } = await readManagedOrder(shop.shop, shop.admin, order);
  await askReturn(shop.on('2026-10-05'), shop.customer, {
    orderId: order,
    kind: 'RETURN',
    items: [{ orderItemId: orderItems[0]!.id, quantity: 1, reason: 'changedMind' }],
    resolution: 'REFUND',
  });
  shop.rows(
    `INSERT INTO shipments (consignment_id, reference, status, status_at, is_by_hand, weight_grams, length_cm, breadth_cm,
       height_cm, created_at, updated_at)
     SELECT id, 'parcel', 'DELIVERED', 0, 1, 500, 10, 10, 10, 0, 0 FROM consignments RETURNING id`,
  );
});
afterAll(() => shop.close());

test.each(RETURN_KINDS.flatMap((kind) => RETURN_STATUSES.map((status) => [kind, status] as const)))(
  'a %s that is %s holds money back if it is an open return',
  (kind, status) => {
    set('returns', 'kind', kind);
    set('returns', 'status', status);
    expect(owed()[0]).toBe(kind === 'RETURN' && OPEN_RETURNS.includes(status) ? 'RETURN_OPEN' : '');
    set('returns', 'status', 'WITHDRAWN');
  },
);

test.each(SHIPMENT_STATUSES)('a parcel that is %s holds money back until it is delivered or back', (status) => {
  set('returns', 'status', 'WITHDRAWN');
  set('consignments', 'status', status === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED');
  set('shipments', 'status', status);
  expect(owed()[0]).toBe(status === 'DELIVERED' || PARCELS_BACK.includes(status) ? '' : 'NOT_DELIVERED');
  set('consignments', 'status', 'DELIVERED');
});

const MIDNIGHT = startOfDay('2026-10-10');

test.each([1, 7, 30].flatMap((days) => [MIDNIGHT - 1, MIDNIGHT, MIDNIGHT + 1].map((at) => [days, at] as const)))(
  'the return window of %d days from %d ends at the moment and on the day the shopper is told',
  async (returnWindowDays, deliveredAt) => {
    const [[version]] = shop.rows('SELECT max(version) FROM store_settings') as [[number]];
    const policy = { ...DEFAULT_POLICY, returnWindowDays };
    await shop.shop.write(...newSettings(shop.shop, SYSTEM, { version, policy }));
    set('orders', 'policy_version', version + 1);
    set('consignments', 'status', 'DELIVERED');
    set('consignments', 'delivered_at', deliveredAt);
    const { returnUntil } = windowsOf(deliveredAt, policy);
    expect(owed().slice(1)).toEqual([returnUntil, kolkataDay(returnUntil)]);
  },
);
