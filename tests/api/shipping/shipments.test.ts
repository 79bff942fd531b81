import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { ParcelOffers } from '#contract/calls/shipments.ts';
import { addDays } from '#contract/shop/dates.ts';
import { buy, placed, askForOrder, fillCart } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import type { MadeSku } from '../../support/goods.ts';
import { courierMoves, ship, shipmentIn } from '../../support/ship.ts';
import type { CourierStep, SentShipment } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');
const farhan = shop.seller('farhan');
const TOKEN = 'sandbox-courier-token';
const PARCEL = 'SELECT status_number FROM sandbox_parcels WHERE awb = ?';

async function bought(quantity = 1): Promise<{ order: z.output<typeof Order>; sku: MadeSku }> {
  const sku = await shop.sku({ stock: 10 });
  return { order: await buy(await shop.customer('asha'), sku, quantity), sku };
}

const stockOf = (sku: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', sku.skuId);
const orderOf = async (id: string) => (await (await shop.customer('asha')).get(`/api/orders/${id}`)).as(Order);
/** Waits until the courier has cancelled the parcel, which happens after the answer. */
const cancelledAtCourier = (awb: string) =>
  until('the courier to cancel a parcel', () => shop.rows(`${PARCEL} AND status_number = 8`, awb)[0]);
const move = (awb: string, status: CourierStep, push = true) => courierMoves(visitor, awb, status, push);
const tracked = async (orderId: string): Promise<SentShipment[]> =>
  ((await meera.get(`/shipping/track/${orderId}`)).json as { data: SentShipment[] }).data;

describe('the couriers of a parcel', () => {
  const offers = async (orderId: number | string, query = '') =>
    (
      (await meera.get(`/shipping/orders/${orderId}/couriers${query}`)).as(z.object({ data: ParcelOffers })) as {
        data: z.output<typeof ParcelOffers>;
      }
    ).data;

  test('are asked about all its pieces and their box, and about other measures that are named', async () => {
    const { order } = await bought(3);
    const own = await offers(order.id);
    expect(own).toMatchObject({ weight: 0.16, length: 15, breadth: 12, height: 6 });
    expect(own.couriers.length).toBeGreaterThan(1);
    expect(own.couriers.map(({ rate }) => rate)).toEqual(
      own.couriers.map(({ rate }) => rate).toSorted((a, b) => a - b),
    );
    const heavy = await offers(order.orderId, '?weight=2.5&height=20');
    expect(heavy).toMatchObject({ weight: 2.5, length: 15, breadth: 12, height: 20 });
    expect(heavy.couriers[0]!.rate).toBeGreaterThan(own.couriers[0]!.rate);
  });

  test('are not asked about measures that no parcel has, nor for another seller', async () => {
    const { order } = await bought();
    const path = `/shipping/orders/${order.id}/couriers`;
    for (const query of ['weight=0', 'weight=51', 'weight=heavy', 'length=201', 'breadth=-1', 'height=']) {
      expect((await meera.get(`${path}?${query}`)).status, query).toBe(400);
    }
    expect((await farhan.get(path)).status).toBe(404);
  });
});

describe('a parcel', () => {
  test('is booked, gets its AWB and is fetched; asked again, each answers the same', async () => {
    const { order } = await bought();
    const first = await shipmentIn(meera.post('/shipping/orders', { orderId: order.id }));
    expect(first).toMatchObject({ orderId: order.orderId, status: 'BOOKED', awb: null, isByHand: false });
    expect((await shipmentIn(meera.post('/shipping/orders', { orderId: order.orderId }))).id).toBe(first.id);

    const given = await shipmentIn(meera.post(`/shipping/awb/${order.orderId}?courierId=24`));
    expect(given).toMatchObject({
      id: first.id,
      status: 'AWB_ASSIGNED',
      courier_id: 24,
      courier_name: 'Godavari Surface',
    });
    expect((await shipmentIn(meera.post(`/shipping/awb/${order.id}`))).awb).toBe(given.awb);

    const day = addDays(clock.today(), 2);
    const path = `/shipping/shipment/${first.id}/pickup?pickupDate=${day}`;
    expect(await shipmentIn(meera.post(path))).toMatchObject({
      status: 'PICKUP_REQUESTED',
      pickup_scheduled: true,
      pickup_date: day,
    });
    expect((await shipmentIn(meera.post(path))).events).toHaveLength(3);
    const shown = (await meera.get(`/api/admin/orders/${order.id}`)).as(ManagedOrder);
    expect(shown.order_id).toBe(
      shop.row('SELECT courier_order_number AS number FROM shipments WHERE id = ?', first.id).number,
    );
    expect(await orderOf(order.orderId)).toMatchObject({
      awb: given.awb,
      courier_id: 24,
      shipment_id: first.id,
      pickup_scheduled: true,
      pickup_date: day,
      orderStatus: 'PLACED',
    });
  });

  test('is booked by whoever asks for its AWB first, and collects what the order comes to', async () => {
    const { order } = await bought(2);
    const { id, awb } = await shipmentIn(meera.post(`/shipping/awb/${order.orderId}`));
    expect(awb).toMatch(/^SBX/);
    expect(shop.row('SELECT cod_paise, weight_grams FROM shipments WHERE id = ?', id)).toEqual({
      cod_paise: 1200_00,
      weight_grams: 140,
    });
    const label = async () => ((await meera.get(`/api/shipments/${id}/label`)).json as { url: string }).url;
    const [address, again] = await Promise.all([label(), label()]);
    const paper = await shop.visitor().get(address);
    expect(paper.status).toBe(200);
    expect(paper.text).toContain(awb);
    // The label names a shopper, so the file's name alone gives no access. It is stored once.
    const [file] = address.split('?');
    expect(again.startsWith(`${file}?`)).toBe(true);
    expect((await shop.visitor().get(file!)).status).toBe(404);
    await shop.fault('couriers', 'error', async () => {
      expect((await label()).startsWith(`${file}?`)).toBe(true);
    });
  });

  test('has its label beside those of others in one PDF, or none of them where one is missing', async () => {
    const parcels = [];
    for (const { order } of [await bought(), await bought()]) {
      const shipment = await shipmentIn(meera.post(`/shipping/awb/${order.orderId}`));
      parcels.push({ id: shipment.id, awb: shipment.awb! });
    }
    const labels = (ids: number[]) =>
      fetch(`${meera.origin}/api/shipments/labels`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${meera.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids }),
      });
    const answer = await labels(parcels.map(({ id }) => id));
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())));
    expect(text).toEqual(parcels.map(({ awb }): unknown => expect.stringContaining(awb)));

    const byHand = { orderId: (await bought()).order.id, courierName: 'Own van', awb: `VAN${shop.mark}` };
    const own = await shipmentIn(meera.post('/shipping/orders', byHand));
    const both = { ids: [parcels[0]!.id, own.id] };
    expect(await meera.post('/api/shipments/labels', both)).toRefuse(422, 'AWB_MISSING');
    expect(await farhan.post('/api/shipments/labels', both)).toRefuse(404, 'SHIPMENT_NOT_FOUND');
    expect((await labels(Array.from({ length: 51 }, (_, index) => index + 1))).status).toBe(422);
  });

  test('goes its way and takes the order along: stock, status and mails, each once', async () => {
    const { order, sku } = await bought();
    const asha = await shop.customer('asha');
    const { awb } = await ship(meera, order.orderId);
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 1 });
    const steps: [CourierStep, string, string][] = [
      ['PICKED UP', 'SHIPPED', 'is on its way'],
      ['IN TRANSIT', 'SHIPPED', 'is on its way'],
      ['OUT FOR DELIVERY', 'SHIPPED', 'arrives today'],
      ['DELIVERED', 'DELIVERED', 'is delivered'],
    ];
    for (const [step, status, subject] of steps) {
      expect(await move(awb, step)).toBe(200);
      const now = await orderOf(order.orderId);
      expect(now.orderStatus, step).toBe(status);
      await shop.job('send-outbox');
      const mails = await shop.mailsTo(asha.email);
      expect(mails.filter((mail) => mail.subject === `Your order ${order.orderId} ${subject}`)).toHaveLength(1);
    }
    expect(stockOf(sku)).toEqual({ quantity: 9, reserved: 0 });
    expect(await orderOf(order.orderId)).toMatchObject({ paymentStatus: 'COMPLETED' });
    const [shipment] = await tracked(order.orderId);
    expect(shipment!.etd).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(shipment!.events.map(({ status }) => status)).toEqual([
      'DELIVERED',
      'OUT_FOR_DELIVERY',
      'IN_TRANSIT',
      'PICKED_UP',
      'PICKUP_REQUESTED',
      'AWB_ASSIGNED',
      'BOOKED',
    ]);
    expect((await orderOf(order.orderId)).history.filter(({ by }) => by === 'courier')).toHaveLength(2);
  });

  test('goes with a courier of the seller’s own, of which nobody reports', async () => {
    const { order } = await bought();
    const asked = { orderId: order.id, courierName: 'Trichy Couriers', awb: `HAND-${shop.mark}` };
    const made = await shipmentIn(meera.post('/shipping/orders', asked));
    expect(made).toMatchObject({
      isByHand: true,
      status: 'AWB_ASSIGNED',
      awb: asked.awb,
      courier_name: 'Trichy Couriers',
    });
    expect(await meera.post('/shipping/orders', { orderId: (await bought()).order.id, awb: 'ABC123' })).toRefuse(
      422,
      'AWB_MISSING',
    );
    expect(await meera.post('/shipping/orders', { ...asked, orderId: (await bought()).order.id })).toRefuse(
      409,
      'AWB_TAKEN',
    );
    // The seller reports its departure and its arrival.
    await meera.patch(`/seller/orders/${order.id}/status/SHIPPED`);
    expect(await meera.post(`/shipping/orders/${order.id}/cancel`)).toRefuse(409, 'SHIPMENT_NOT_POSSIBLE');
    expect((await orderOf(order.orderId)).consignments[0]).toMatchObject({ awb: asked.awb, orderStatus: 'SHIPPED' });
  });

  test('is cancelled before it is handed over, and another may follow', async () => {
    const { order } = await bought();
    const { id, awb } = await ship(meera, order.orderId);
    expect(await shipmentIn(meera.post(`/shipping/orders/${order.orderId}/cancel`))).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await shipmentIn(meera.post(`/shipping/orders/${order.orderId}/cancel`))).toMatchObject({
      id,
      status: 'CANCELLED',
    });
    expect((await orderOf(order.orderId)).orderStatus).toBe('PLACED');
    const next = await ship(meera, order.orderId);
    expect(next.id).not.toBe(id);
    expect(next.awb).not.toBe(awb);
    await move(next.awb, 'PICKED UP');
    expect(await meera.post(`/shipping/orders/${order.orderId}/cancel`)).toRefuse(409, 'SHIPMENT_NOT_POSSIBLE');
  });

  test('of an order that is cancelled is cancelled with the courier as well', async () => {
    const { order } = await bought();
    const { id, awb } = await ship(meera, order.orderId);
    expect((await meera.patch(`/seller/orders/${order.id}/status/CANCELLED`)).status).toBe(200);
    expect(shop.row('SELECT status FROM shipments WHERE id = ?', id)).toEqual({ status: 'CANCELLED' });
    await cancelledAtCourier(awb);
    expect(await meera.post('/shipping/orders', { orderId: order.id })).toRefuse(409, 'SHIPMENT_NOT_POSSIBLE');
  });

  test('of an order that is cancelled while the courier does not answer is cancelled with it later', async () => {
    const { order } = await bought();
    const { id, awb } = await ship(meera, order.orderId);
    await shop.fault('couriers', 'error', async () => {
      expect((await meera.patch(`/seller/orders/${order.id}/status/CANCELLED`)).status).toBe(200);
      await shop.job('send-outbox');
    });
    expect(shop.row('SELECT status FROM shipments WHERE id = ?', id)).toEqual({ status: 'CANCELLED' });
    expect(shop.row(PARCEL, awb)).toEqual({ status_number: 4 });
    await shop.later(3600, async () => void (await shop.job('send-outbox')));
    expect(shop.row(PARCEL, awb)).toEqual({ status_number: 8 });
  });

  test('that would collect too much once pieces are cancelled is cancelled and booked again', async () => {
    const { order } = await bought(3);
    const asha = await shop.customer('asha');
    const { id, awb } = await ship(meera, order.orderId);
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }];
    expect((await asha.put(`/orders/${order.orderId}/cancel`, { reason: 'changedMind', items })).status).toBe(200);
    expect(shop.row('SELECT status FROM shipments WHERE id = ?', id)).toEqual({ status: 'CANCELLED' });
    await cancelledAtCourier(awb);
    const again = await ship(meera, order.orderId);
    expect(again.awb).not.toBe(awb);
    expect(shop.row('SELECT cod_paise FROM shipments WHERE id = ?', again.id)).toEqual({ cod_paise: 1200_00 });
    await move(again.awb, 'PICKED UP');
    expect(await asha.put(`/orders/${order.orderId}/cancel`, { reason: 'changedMind', items })).toRefuse(
      409,
      'ORDER_NOT_CANCELLABLE',
    );
  });

  test('by hand collects less once pieces are cancelled', async () => {
    const { order } = await bought(2);
    const { id } = await shipmentIn(
      meera.post('/shipping/orders', { orderId: order.id, courierName: 'Own', awb: `LESS-${shop.mark}` }),
    );
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }];
    expect((await meera.patch(`/seller/orders/${order.id}/status/CANCELLED`, { items })).status).toBe(200);
    expect(shop.row('SELECT status, cod_paise FROM shipments WHERE id = ?', id)).toEqual({
      status: 'AWB_ASSIGNED',
      cod_paise: 600_00,
    });
  });

  test('is one, however many ask for it at once', async () => {
    const { order } = await bought();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => meera.post('/shipping/orders', { orderId: order.id })),
    );
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
    expect(shop.rows('SELECT id FROM shipments WHERE consignment_id = ?', order.consignments[0]!.id)).toHaveLength(1);
    expect(shop.rows('SELECT id FROM sandbox_parcels WHERE reference LIKE ?', `${order.orderId}%`)).toHaveLength(1);
  });

  test('of one seller is nobody else’s', async () => {
    const { order } = await bought();
    const { id } = await ship(meera, order.orderId);
    const rohan = await shop.customer('rohan');
    expect(await farhan.post('/shipping/orders', { orderId: order.id })).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await farhan.post(`/shipping/awb/${order.orderId}`)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await farhan.post(`/shipping/orders/${order.orderId}/cancel`)).toRefuse(404, 'SHIPMENT_NOT_FOUND');
    expect(await farhan.post(`/shipping/shipment/${id}/pickup`)).toRefuse(404, 'SHIPMENT_NOT_FOUND');
    expect(await farhan.get(`/api/shipments/${id}/label`)).toRefuse(404, 'SHIPMENT_NOT_FOUND');
    expect(await farhan.get(`/shipping/track/${order.orderId}`)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await rohan.get(`/shipping/track/${order.orderId}`)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await rohan.post(`/api/shipments/${id}/answer`, { action: 'RETURN' })).toRefuse(404, 'SHIPMENT_NOT_FOUND');
    expect((await (await shop.customer('asha')).get(`/shipping/track/${order.orderId}`)).status).toBe(200);
  });

  test('is each seller’s own in an order of two', async () => {
    const asha = await shop.customer('both');
    const [hers, his] = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'farhan' })];
    await fillCart(asha, hers);
    await fillCart(asha, his);
    const { orderId } = await placed(askForOrder(asha));
    const [a, b] = [await ship(meera, orderId), await ship(farhan, orderId)];
    expect(shop.rows('SELECT cod_paise FROM shipments WHERE id IN (?, ?)', a.id, b.id)).toEqual([
      { cod_paise: 600_00 },
      { cod_paise: 600_00 },
    ]);
    expect(await shop.admin().post(`/shipping/orders/${orderId}/cancel`)).toRefuse(422, 'CONSIGNMENT_NOT_SAID');
    await move(a.awb, 'PICKED UP');
    await move(a.awb, 'DELIVERED');
    const order = (await asha.get(`/api/orders/${orderId}`)).as(Order);
    expect(order.orderStatus).toBe('PLACED');
    expect(order.consignments.map(({ orderStatus }) => orderStatus).toSorted()).toEqual(['DELIVERED', 'PLACED']);
  });
});

test('couriers that fail are said in the specification’s words, and nothing is half done', async () => {
  const [{ order: unbooked }, { order: booked }, { order: given }] = [await bought(), await bought(), await bought()];
  await shipmentIn(meera.post('/shipping/orders', { orderId: booked.id }));
  const { id } = await shipmentIn(meera.post(`/shipping/awb/${given.id}`));
  await shop.fault('couriers', 'error', async () => {
    const calls = [
      [`/shipping/orders`, { orderId: unbooked.id }, 'SHIPPING_ORDER_FAILED'],
      [`/shipping/awb/${booked.orderId}`, {}, 'AWB_FAILED'],
      [`/shipping/shipment/${id}/pickup`, {}, 'PICKUP_FAILED'],
      [`/shipping/orders/${given.orderId}/cancel`, {}, 'SHIPPING_CANCEL_FAILED'],
    ] as const;
    for (const [path, body, code] of calls) expect(await meera.post(path, body)).toRefuse(502, code, words(code));
  });
  expect(shop.rows('SELECT id FROM shipments WHERE consignment_id = ?', unbooked.consignments[0]!.id)).toEqual([]);
  expect(shop.row('SELECT status FROM shipments WHERE id = ?', id)).toEqual({ status: 'AWB_ASSIGNED' });
  await ship(meera, unbooked.orderId);
  await ship(meera, booked.orderId);
});

describe('what the courier sends by itself', () => {
  const push = (body: unknown, token: string | undefined = TOKEN) =>
    visitor.post('/webhooks/courier', body, { headers: token === undefined ? {} : { 'x-api-key': token } });
  const bodyOf = (awb: string, id: number, at = '22 11 2026 12:00:00') => ({
    awb,
    courier_name: 'Vayu Air',
    current_status: 'x',
    current_status_id: 999,
    shipment_status: 'x',
    shipment_status_id: id,
    current_timestamp: at,
    scans: [],
  });

  test('needs the token', async () => {
    for (const token of [undefined, '', 'wrong', `${TOKEN}x`]) {
      const headers: Record<string, string> = token === undefined ? {} : { 'x-api-key': token };
      expect(await visitor.post('/webhooks/courier', bodyOf('X', 18), { headers })).toRefuse(401, 'PUSH_TOKEN_WRONG');
    }
    expect((await push({ nonsense: true })).json).toMatchObject({ outcome: 'unreadable' });
  });

  test('about a parcel nobody knows is kept, once', async () => {
    const awb = `NOBODY${shop.mark.toUpperCase()}`;
    for (let time = 0; time < 3; time += 1)
      expect((await push(bodyOf(awb, 7))).json).toMatchObject({ outcome: 'unmatched' });
    expect(shop.rows('SELECT status FROM shipment_events WHERE awb = ? AND shipment_id IS NULL', awb)).toEqual([
      { status: 'DELIVERED' },
    ]);
  });

  test('is not believed of a delivery that the courier does not confirm', async () => {
    const { order } = await bought();
    const { awb } = await ship(meera, order.orderId);
    await move(awb, 'PICKED UP');
    const soon = new Date(clock.now() + 330 * 60_000 + 60_000).toISOString();
    const at = `${soon.slice(8, 10)} ${soon.slice(5, 7)} ${soon.slice(0, 4)} ${soon.slice(11, 19)}`;
    for (const status of [7, 9, 10, 12, 8]) await push(bodyOf(awb, status, at));
    expect((await orderOf(order.orderId)).orderStatus).toBe('SHIPPED');
    expect((await orderOf(order.orderId)).paymentStatus).toBe('PENDING');
    // If the courier cannot be queried, the report is noted and nothing changes. The job reads the status later.
    await shop.fault('couriers', 'error', async () => {
      await move(awb, 'DELIVERED');
      expect((await orderOf(order.orderId)).orderStatus).toBe('SHIPPED');
    });
    await shop.later(3 * 3600, async () => {
      expect(await shop.job('track-shipments')).toMatchObject({ failed: 0 });
    });
    expect((await orderOf(order.orderId)).orderStatus).toBe('DELIVERED');
  });

  test('late, twice and in any order leaves a delivered parcel delivered', async () => {
    const { order, sku } = await bought();
    const { awb, id } = await ship(meera, order.orderId);
    const steps = ['PICKED UP', 'IN TRANSIT', 'OUT FOR DELIVERY'] as const;
    for (const step of [...steps].toReversed()) await move(awb, step);
    await move(awb, 'DELIVERED');
    const before = shop.row('SELECT version, status FROM shipments WHERE id = ?', id);
    const numbers = [18, 17, 42, 6, 9999, 21, 38, 9, 10];
    for (let time = 0; time < 3; time += 1) {
      for (const number of [...numbers.slice(time), ...numbers.slice(0, time)]) {
        expect((await push(bodyOf(awb, number))).json).toMatchObject({ outcome: 'noted' });
      }
    }
    expect(shop.row('SELECT version, status FROM shipments WHERE id = ?', id)).toEqual(before);
    expect(await orderOf(order.orderId)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'COMPLETED' });
    expect(stockOf(sku)).toEqual({ quantity: 9, reserved: 0 });
    // Every event is stored and shown once: nine late ones, and the seven of the parcel's way.
    const [shipment] = await tracked(order.orderId);
    expect(shipment!.events).toHaveLength(16);
  });

  test('many at once move a parcel once', async () => {
    const { order, sku } = await bought();
    const { awb } = await ship(meera, order.orderId);
    await move(awb, 'PICKED UP', false);
    const answers = await Promise.all(Array.from({ length: 8 }, () => push(bodyOf(awb, 42))));
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(stockOf(sku)).toEqual({ quantity: 9, reserved: 0 });
    expect((await orderOf(order.orderId)).history.filter(({ to }) => to === 'SHIPPED')).toHaveLength(1);
  });

  test('that is lost is made up for by asking', async () => {
    const { order } = await bought();
    const { awb } = await ship(meera, order.orderId);
    await move(awb, 'PICKED UP', false);
    await move(awb, 'OUT FOR DELIVERY', false);
    expect((await orderOf(order.orderId)).orderStatus).toBe('PLACED');
    await shop.later(3 * 3600, async () => {
      await shop.job('track-shipments');
      await shop.job('track-shipments');
    });
    expect((await orderOf(order.orderId)).orderStatus).toBe('SHIPPED');
    const [shipment] = await tracked(order.orderId);
    expect(shipment).toMatchObject({ status: 'OUT_FOR_DELIVERY' });
    expect(shipment!.events.filter(({ status }) => status === 'PICKED_UP')).toHaveLength(1);
  });
});
