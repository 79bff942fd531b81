import { expect, test } from 'vitest';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { askToBuy, buy, placed } from '../../support/buy.ts';
import { asked, delivered, move } from '../../support/returns.ts';
import { courierMoves, ship, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const FAULTS = ['error', 'garbage', 'hang'] as const;
const THREE_HOURS = 3 * 3600;

const bought = async () => buy(await shop.customer('asha'), await shop.sku({ stock: 10 }), 1);
const shipmentsOf = (orderId: string) =>
  shop.rows(
    `SELECT shipments.status, awb FROM shipments JOIN consignments ON consignments.id = consignment_id
      WHERE order_id = (SELECT id FROM orders WHERE number = ?)`,
    orderId,
  );
/** Returns the courier's parcels of an order, by the numbers of their statuses. */
const atCourier = (reference: string) =>
  shop.rows("SELECT status_number FROM sandbox_parcels WHERE reference LIKE ? || '%'", reference).map(Object.values);
const [READY, SCHEDULED, CANCELLED] = [[3], [4], [8]];

/** Makes an order for each stage: nothing booked, a booking, an AWB, and a pickup. */
async function stages() {
  const [unbooked, booked, given, sent] = [await bought(), await bought(), await bought(), await bought()];
  await shipmentIn(meera.post('/shipping/orders', { orderId: booked.id }));
  const { id } = await shipmentIn(meera.post(`/shipping/awb/${given.orderId}`));
  await ship(meera, sent.orderId);
  const calls: [string, object, RefusalCode][] = [
    ['/shipping/orders', { orderId: unbooked.id }, 'SHIPPING_ORDER_FAILED'],
    [`/shipping/awb/${booked.orderId}`, {}, 'AWB_FAILED'],
    [`/shipping/shipment/${id}/pickup`, {}, 'PICKUP_FAILED'],
    [`/shipping/orders/${sent.orderId}/cancel`, {}, 'SHIPPING_CANCEL_FAILED'],
  ];
  return { orders: [unbooked, booked, given, sent].map(({ orderId }) => orderId), calls };
}

const QUESTIONS = (pin: string): [string, RefusalCode][] => [
  [`/shipping/pincode/${pin}`, 'PIN_DELIVERABILITY_FAILED'],
  [`/shipping/serviceability?pickupPin=500081&deliveryPin=${pin}`, 'SERVICEABILITY_FAILED'],
  [`/shipping/estimated-delivery?deliveryPincode=${pin}`, 'ESTIMATED_DELIVERY_FAILED'],
  ['/shipping/couriers', 'COURIERS_FETCH_FAILED'],
];

test.each(FAULTS)('couriers that fail (%s) are said in words, and nothing is half done or done twice', async (mode) => {
  const { orders, calls } = await stages();
  const before = orders.map((order) => [shipmentsOf(order), atCourier(order)]);
  await shop.fault('couriers', mode, async () => {
    const pin = { error: '695001', garbage: '682001', hang: '641001' }[mode];
    await Promise.all([
      ...calls.map(async ([path, body, code]) => expect(await meera.post(path, body)).toRefuse(502, code, words(code))),
      ...QUESTIONS(pin).map(async ([path, code]) => expect(await visitor.get(path)).toRefuse(502, code, words(code))),
    ]);
  });
  expect(orders.map((order) => [shipmentsOf(order), atCourier(order)])).toEqual(before);
  for (const [path, body] of calls) await shipmentIn(meera.post(path, body));
  expect(orders.map((order) => atCourier(order))).toEqual([[[1]], [READY], [SCHEDULED], [CANCELLED]]);
});

test('couriers that are slow are waited for', async () => {
  const { orders, calls } = await stages();
  await shop.fault('couriers', 'slow', async () => {
    await Promise.all([
      ...calls.slice(0, 1).map(async ([path, body]) => shipmentIn(meera.post(path, body))),
      ...calls.slice(2).map(async ([path, body]) => shipmentIn(meera.post(path, body))),
      ...QUESTIONS('695011').map(async ([path]) => expect((await visitor.get(path)).status).toBe(200)),
    ]);
  });
  expect(orders.map((order) => atCourier(order))).toEqual([[[1]], [[1]], [SCHEDULED], [CANCELLED]]);
});

test.each(FAULTS)('what a courier is to be told while it fails (%s) is told later, once', async (mode) => {
  const asha = await shop.customer('asha');
  const [cancelled, failed] = [await bought(), await bought()];
  const { id: dropped } = await ship(meera, cancelled.orderId);
  const { id, awb } = await ship(meera, failed.orderId);
  for (const step of ['PICKED UP', 'UNDELIVERED'] as const) await courierMoves(visitor, awb, step);
  const order = await delivered(shop, asha, await shop.sku());
  const back = await asked(asha, order);
  await shop.fault('couriers', mode, async () => {
    expect((await asha.put(`/orders/${cancelled.orderId}/cancel`)).status).toBe(200);
    expect((await asha.post(`/api/shipments/${id}/answer`, { action: 'REATTEMPT' })).status).toBe(200);
    expect((await move(meera, back.id, 'APPROVED')).status).toBe(200);
    const keys = [`ndr-${id}-1`, `pickup-${back.reference}`, `cancel-parcel-${dropped}`] as const;
    const tried = "SELECT id FROM outbox WHERE last_error > '' AND key IN (?, ?, ?)";
    await until('three tries', () => (shop.rows(tried, ...keys).length === 3 ? true : undefined), 15_000);
  });
  expect(atCourier(back.reference)).toEqual([]);
  await shop.later(THREE_HOURS, async () => {
    await shop.job('send-outbox');
    expect(atCourier(cancelled.orderId)).toEqual([CANCELLED]);
    expect(atCourier(back.reference)).toEqual([SCHEDULED]);
    expect(shop.row('SELECT status FROM outbox WHERE key = ?', `ndr-${id}-1`)).toEqual({ status: 'sent' });
  });
});

test.each(['error', 'garbage'])(
  'a parcel a courier tells nothing of (%s) is asked about after the others',
  async (mode) => {
    const asha = await shop.customer('asha');
    const back = await asked(asha, await delivered(shop, asha, await shop.sku()));
    await move(meera, back.id, 'APPROVED');
    const { awb } = await ship(meera, (await bought()).orderId);
    await shop.job('send-outbox');
    await shop.later(THREE_HOURS, async () => {
      await shop.fault('couriers', mode, async () => {
        expect(await shop.job('track-shipments')).not.toMatchObject({ failed: 0 });
        expect(await shop.job('track-shipments')).toMatchObject({ asked: 0 });
      });
      await courierMoves(visitor, awb, 'PICKED UP', false);
      await shop.advance(THREE_HOURS);
      await shop.job('track-shipments');
      expect(shop.row('SELECT status FROM shipments WHERE awb = ?', awb)).toEqual({ status: 'PICKED_UP' });
    });
  },
);

test('an order is placed while couriers hang', async () => {
  const sku = await shop.sku();
  await shop.fault('couriers', 'hang', async () => {
    const there = { pinCode: '500051', state: 'Telangana', city: 'Hyderabad' };
    await placed(askToBuy(await shop.customer('asha'), sku, 1, there));
  });
});
