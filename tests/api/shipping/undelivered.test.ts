import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { Order } from '#contract/calls/orders.ts';
import { addDays } from '#contract/shop/dates.ts';
import { buy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import type { MadeSku } from '../../support/goods.ts';
import { payAtGateway, prepaid } from '../../support/pay.ts';
import { courierMoves, sendPush, ship, shipmentIn } from '../../support/ship.ts';
import type { CourierStep } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');

async function bought(by = 'asha'): Promise<{ order: z.output<typeof Order>; sku: MadeSku }> {
  const sku = await shop.sku({ stock: 10 });
  return { order: await buy(await shop.customer(by), sku, 1), sku };
}

const stockOf = (sku: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', sku.skuId);
const orderOf = async (id: string, by = 'asha') => (await (await shop.customer(by)).get(`/api/orders/${id}`)).as(Order);
const move = (awb: string, status: CourierStep, push = true) => courierMoves(visitor, awb, status, push);

describe('a failed delivery', () => {
  async function failed() {
    const { order, sku } = await bought();
    const shipment = await ship(meera, order.orderId);
    for (const step of ['PICKED UP', 'OUT FOR DELIVERY', 'UNDELIVERED'] as const) await move(shipment.awb, step);
    return { order, sku, ...shipment, awb: shipment.awb };
  }

  test('is answered by the shopper, once for each attempt, and the courier is told', async () => {
    const asha = await shop.customer('asha');
    const { order, id, awb } = await failed();
    const on = addDays(clock.today(), 2);
    const wish = { action: 'REATTEMPT', on, addressDetail: 'Behind the temple', phone: '98480 12346' };
    for (const day of [addDays(on, 30), addDays(on, -2), addDays(on, -5)]) {
      expect(await asha.post(`/api/shipments/${id}/answer`, { ...wish, on: day })).toRefuse(422, 'FAILED_DELIVERY_DAY');
    }
    const answered = await shipmentIn(asha.post(`/api/shipments/${id}/answer`, wish));
    expect(answered.failures).toMatchObject([{ attempt: 1, answer: 'REATTEMPT', wishedOn: on }]);
    expect(await asha.post(`/api/shipments/${id}/answer`, wish)).toRefuse(409, 'FAILED_DELIVERY_CLOSED');
    await shop.job('send-outbox');
    expect(shop.row('SELECT status FROM outbox WHERE key = ?', `ndr-${id}-1`)).toEqual({ status: 'sent' });

    await move(awb, 'OUT FOR DELIVERY');
    expect(await asha.post(`/api/shipments/${id}/answer`, wish)).toRefuse(409, 'FAILED_DELIVERY_CLOSED');
    await move(awb, 'UNDELIVERED');
    expect((await shipmentIn(meera.post(`/api/shipments/${id}/answer`, { action: 'RETURN' }))).failures).toMatchObject([
      { attempt: 1 },
      { attempt: 2, answer: 'RETURN' },
    ]);
    expect((await orderOf(order.orderId)).orderStatus).toBe('SHIPPED');
  });

  test('that follows on another day is asked about, though nobody told of the attempt, and the same one is asked once', async () => {
    const asha = await shop.customer('asha');
    const { id, awb } = await failed();
    await move(awb, 'UNDELIVERED');
    const again = { action: 'REATTEMPT' };
    await shipmentIn(asha.post(`/api/shipments/${id}/answer`, again));
    expect(await asha.post(`/api/shipments/${id}/answer`, again)).toRefuse(409, 'FAILED_DELIVERY_CLOSED');
    const at = clock.now() + 24 * 3600_000;
    const report = {
      awb,
      shipment_status: 'UNDELIVERED',
      shipment_status_id: 21,
      current_timestamp: new Date(at + 5.5 * 3600_000).toISOString().slice(0, 19).replace('T', ' '),
    };
    await shop.later(24 * 3600, async () => {
      for (let told = 0; told < 3; told += 1) await sendPush(visitor, report);
      const { failures } = await shipmentIn(asha.post(`/api/shipments/${id}/answer`, again));
      expect(failures).toMatchObject([{ attempt: 1 }, { attempt: 2, answer: 'REATTEMPT' }]);
    });
  });

  test('that ends in a return brings the pieces back when the seller has looked at them, once', async () => {
    const { id, awb, sku } = await failed();
    expect(await meera.post(`/api/shipments/${id}/returned`, { condition: 'restock' })).toRefuse(
      409,
      'SHIPMENT_NOT_POSSIBLE',
    );
    await move(awb, 'RTO INITIATED');
    await move(awb, 'RTO DELIVERED');
    expect(stockOf(sku)).toEqual({ quantity: 9, reserved: 0 });
    for (let time = 0; time < 3; time += 1) {
      const back = await shipmentIn(meera.post(`/api/shipments/${id}/returned`, { condition: 'restock' }));
      expect(back.status).toBe('RETURNED');
    }
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    const damaged = await failed();
    await move(damaged.awb, 'RTO DELIVERED');
    await shipmentIn(meera.post(`/api/shipments/${damaged.id}/returned`, { condition: 'damaged' }));
    expect(stockOf(damaged.sku)).toEqual({ quantity: 9, reserved: 0 });
  });
});

describe('a parcel that nobody took', () => {
  const freights = (id: number) =>
    shop.rows('SELECT way, amount_paise FROM shipment_freights WHERE shipment_id = ? ORDER BY way', id);

  test('is paid back where it was paid online, once, and the way back is charged', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 10 })];
    const order = await prepaid(asha, sku, 2);
    await payAtGateway(shop, order, { outcome: 'paid' });
    const { id, awb } = await ship(meera, order.orderId);
    for (const step of ['PICKED UP', 'UNDELIVERED', 'RTO INITIATED'] as const) await move(awb, step);
    const [rate] = shop.rows('SELECT freight_paise, rto_freight_paise FROM shipments WHERE id = ?', id);
    expect(Number(rate!.freight_paise)).toBeGreaterThan(0);
    expect(freights(id)).toEqual([
      { way: 'forward', amount_paise: rate!.freight_paise },
      { way: 'rto', amount_paise: rate!.rto_freight_paise },
    ]);
    expect(await orderOf(order.orderId)).toMatchObject({ paymentStatus: 'COMPLETED' });
    for (let time = 0; time < 3; time += 1) await move(awb, 'RTO DELIVERED');
    await shop.job('send-outbox');
    const back = await orderOf(order.orderId);
    expect(back.paymentStatus).toBe('REFUNDED');
    const refunds = `SELECT refunds.amount_paise, cause, refunds.status FROM refunds
      JOIN orders ON orders.id = order_id WHERE number = ?`;
    expect(shop.rows(refunds, order.orderId)).toEqual([
      { amount_paise: back.total, cause: 'undelivered', status: 'processed' },
    ]);
    expect(freights(id)).toHaveLength(2);
    await shipmentIn(meera.post(`/api/shipments/${id}/returned`, { condition: 'restock' }));
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    expect(shop.rows(refunds, order.orderId)).toHaveLength(1);
    const papers = `SELECT kind, documents.total_paise FROM documents JOIN orders ON orders.id = order_id WHERE orders.number = ? ORDER BY documents.id`;
    const [invoice, note, ...others] = shop.rows(papers, order.orderId);
    expect(note).toEqual({ kind: 'CREDIT_NOTE', total_paise: invoice!.total_paise });
    expect(others).toEqual([]);
  });

  test('is not paid back where it was to be paid at the door', async () => {
    // After three returned parcels, a customer cannot use cash on delivery any more.
    const { order } = await bought('gita');
    const { id, awb } = await ship(meera, order.orderId);
    for (const step of ['PICKED UP', 'RTO INITIATED', 'RTO DELIVERED'] as const) await move(awb, step);
    expect(await orderOf(order.orderId, 'gita')).toMatchObject({ paymentStatus: 'PENDING' });
    expect(freights(id)).toHaveLength(2);
  });
});

describe('a parcel that the courier lost', () => {
  const papers = (order: string) =>
    shop.rows(
      `SELECT kind, documents.total_paise AS total FROM documents JOIN orders ON orders.id = order_id
        WHERE orders.number = ? ORDER BY documents.id`,
      order,
    );
  const lettersTo = async (email: string, order: string) =>
    (await shop.mailsTo(email)).filter(({ subject }) => subject.includes(order) && subject.includes('lost'));

  test('is paid back once where it was paid online, and its pieces are written off', async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku({ stock: 10 })];
    const order = await prepaid(asha, sku, 2);
    await payAtGateway(shop, order, { outcome: 'paid' });
    const { id, awb } = await ship(meera, order.orderId);
    await move(awb, 'PICKED UP');
    await Promise.all([1, 2, 3].map(() => move(awb, 'LOST')));
    await shop.job('send-outbox');
    const back = await orderOf(order.orderId);
    expect(back).toMatchObject({ paymentStatus: 'REFUNDED', orderStatus: 'SHIPPED' });
    expect(shop.rows('SELECT amount_paise, cause, status FROM refunds WHERE order_id = ?', back.id)).toEqual([
      { amount_paise: back.total, cause: 'undelivered', status: 'processed' },
    ]);
    expect(papers(order.orderId)).toEqual([
      { kind: 'TAX_INVOICE', total: back.total },
      { kind: 'CREDIT_NOTE', total: back.total },
    ]);
    expect(stockOf(sku)).toEqual({ quantity: 8, reserved: 0 });
    expect(await meera.post(`/api/shipments/${id}/returned`, { condition: 'restock' })).toRefuse(
      409,
      'SHIPMENT_NOT_POSSIBLE',
    );
    expect((await lettersTo(asha.email, order.orderId))[0]!.text).toContain('is refunded to the account you paid from');
    expect(await lettersTo('meera@ratnahaat.example', order.orderId)).toHaveLength(1);
  });

  test('is owed by nobody where it was to be paid at the door, even before it was seen to leave', async () => {
    const { order, sku } = await bought('lata');
    const { awb } = await ship(meera, order.orderId);
    await move(awb, 'LOST');
    const after = await orderOf(order.orderId, 'lata');
    expect(after).toMatchObject({ paymentStatus: 'PENDING', orderStatus: 'SHIPPED' });
    expect(stockOf(sku)).toEqual({ quantity: 9, reserved: 0 });
    expect(papers(order.orderId)).toEqual([
      { kind: 'TAX_INVOICE', total: after.total },
      { kind: 'CREDIT_NOTE', total: after.total },
    ]);
    const lata = await shop.customer('lata');
    expect((await lettersTo(lata.email, order.orderId))[0]!.text).toContain('You have nothing to pay for it.');
    // Later reports of the courier change nothing.
    await move(awb, 'DELIVERED');
    expect((await orderOf(order.orderId, 'lata')).orderStatus).toBe('SHIPPED');
  });
});

describe('tracking without signing in', () => {
  test('shows the way of each parcel and nobody’s name, address or amount', async () => {
    const { order } = await bought();
    const { awb } = await ship(meera, order.orderId);
    await move(awb, 'PICKED UP');
    const { mobile } = order.shippingAddress;
    for (const contact of [mobile, `+91 ${mobile}`, (await shop.customer('asha')).email.toUpperCase()]) {
      const answer = await visitor.post('/api/track', { orderId: order.orderId.toLowerCase(), contact });
      expect(answer.status, contact).toBe(200);
      expect(answer.json).toMatchObject({
        orderId: order.orderId,
        orderStatus: 'SHIPPED',
        city: order.shippingAddress.city,
        deliveryDate: shop.row('SELECT etd_on FROM shipments WHERE awb = ?', awb).etd_on,
        parcels: [{ pieces: 1, shipment: { awb, status: 'PICKED_UP' } }],
      });
      for (const secret of [order.shippingAddress.name, order.shippingAddress.address, mobile]) {
        expect(answer.text).not.toContain(secret);
      }
    }
  });

  test('answers a wrong pair as an order that does not exist', async () => {
    const { order } = await bought();
    const wrong = [
      { orderId: order.orderId, contact: '9848099999' },
      { orderId: order.orderId, contact: 'somebody@example.in' },
      { orderId: 'RH-AAAA-AAAA-AAAA', contact: order.shippingAddress.mobile },
      { orderId: String(order.id), contact: order.shippingAddress.mobile },
    ];
    const answers = await Promise.all(wrong.map((pair) => visitor.post('/api/track', pair)));
    for (const answer of answers) {
      expect(answer).toRefuse(404, 'ORDER_NOT_TRACKED');
      expect({ ...(answer.json as object), requestId: '' }).toEqual({ ...(answers[0]!.json as object), requestId: '' });
    }
    expect((await visitor.post('/api/track', { orderId: '', contact: '' })).status).toBe(422);
  });

  test('lets whoever knows both say what is to be done after a failed delivery', async () => {
    const { order } = await bought();
    const { id, awb } = await ship(meera, order.orderId);
    for (const step of ['PICKED UP', 'UNDELIVERED'] as const) await move(awb, step);
    const body = { orderId: order.orderId, contact: order.shippingAddress.mobile, shipmentId: id, action: 'REATTEMPT' };
    expect(await visitor.post('/api/track/answer', { ...body, contact: '9848099999' })).toRefuse(
      404,
      'ORDER_NOT_TRACKED',
    );
    const other = await ship(meera, (await bought()).order.orderId);
    expect(await visitor.post('/api/track/answer', { ...body, shipmentId: other.id })).toRefuse(
      404,
      'SHIPMENT_NOT_FOUND',
    );
    expect((await shipmentIn(visitor.post('/api/track/answer', body))).failures).toMatchObject([
      { answer: 'REATTEMPT' },
    ]);
  });
});
