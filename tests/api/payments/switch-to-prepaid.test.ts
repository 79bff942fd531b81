import { describe, expect, test } from 'vitest';
import { ManagedOrder, Order, PlacedOrder, PrepaidOffer } from '#contract/calls/orders.ts';
import { askForOrder, buy, placed } from '../../support/buy.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { asked, through, TO_INSPECTED } from '../../support/returns.ts';
import { courierMoves, ship, shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

const orderOf = async (persona: Persona, orderId: string) => (await persona.get(`/api/orders/${orderId}`)).as(Order);
const offer = (persona: Persona, orderId: string) => persona.get(`/api/orders/${orderId}/switch-to-prepaid`);
const ask = (persona: Persona, orderId: string) => persona.post(`/api/orders/${orderId}/switch-to-prepaid`);
const refunds = (id: number) => shop.rows('SELECT cause, amount_paise AS amount FROM refunds WHERE order_id = ?', id);

/** Makes a customer with a cash-on-delivery order of two pieces at ₹1,000. */
async function inCash(name: string) {
  const [asha, sku] = [await shop.customer(name), await shop.sku({ price: 1000, stock: 10 })];
  const { orderId, id } = await buy(asha, sku, 2);
  return { asha, sku, orderId, id };
}

async function linkOf(asha: Persona, orderId: string) {
  const { payment_link_url: url } = (await ask(asha, orderId)).as(PlacedOrder);
  return { linkId: linkIn(url) };
}

describe('an order with cash on delivery', () => {
  test('is paid online with the discount for that, and its parcel collects nothing', async () => {
    const { asha, orderId, id } = await inCash('switching');
    expect((await offer(asha, orderId)).as(PrepaidOffer)).toEqual({ total: 1800_00, saving: 200_00 });
    const link = await linkOf(asha, orderId);
    expect(await linkOf(asha, orderId)).toEqual(link);
    // Nothing changes until the payment.
    expect(await orderOf(asha, orderId)).toMatchObject({ paymentMethod: 'COD', total: 2000_00, orderStatus: 'PLACED' });

    const { callback } = await payAtGateway(shop, link, { outcome: 'paid' });
    await shop.visitor().post(callback!);
    const paid = await orderOf(asha, orderId);
    expect(paid).toMatchObject({
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      orderStatus: 'PLACED',
      prepaidDiscount: 200_00,
      codFee: 0,
      total: 1800_00,
    });
    expect(paid.orderItems).toMatchObject([{ net: 1800_00, discount: 200_00 }]);
    expect((await shop.mailsTo(asha.email)).map(({ subject }) => subject)).toContain(`Your order ${orderId} is paid`);
    expect(await ask(asha, orderId)).toRefuse(
      409,
      'ORDER_NOT_SWITCHABLE',
      'This order is not paid by cash on delivery.',
    );

    // A cancellation now is refunded by the payment method used.
    expect((await asha.put(`/orders/${orderId}/cancel`)).status).toBe(200);
    expect(refunds(id)).toEqual([{ cause: 'cancelled', amount: 1800_00 }]);
  });

  test('stays as it is where nobody pays, and where a payment comes after it left the money goes back', async () => {
    const { asha, orderId, id } = await inCash('staying');
    const link = await linkOf(asha, orderId);
    const moved = await shop.seller('meera').patch(`/seller/orders/${id}/status/SHIPPED`);
    expect(moved.status).toBe(200);
    expect(await ask(asha, orderId)).toRefuse(
      409,
      'ORDER_NOT_SWITCHABLE',
      'A parcel of this order has left, so it stays with cash on delivery.',
    );
    const { callback } = await payAtGateway(shop, link, { outcome: 'paid' });
    await shop.visitor().post(callback!);
    expect(await orderOf(asha, orderId)).toMatchObject({
      paymentMethod: 'COD',
      orderStatus: 'SHIPPED',
      total: 2000_00,
    });
    expect(refunds(id)).toEqual([{ cause: 'late', amount: 1800_00 }]);
  });

  test('of which pieces were cancelled stays with it', async () => {
    const { asha, orderId } = await inCash('cancelling');
    const [item] = (await orderOf(asha, orderId)).orderItems;
    const cancelled = await asha.put(`/orders/${orderId}/cancel`, { items: [{ orderItemId: item!.id, quantity: 1 }] });
    expect(cancelled.status).toBe(200);
    expect(await offer(asha, orderId)).toRefuse(
      409,
      'ORDER_NOT_SWITCHABLE',
      'This order has moved on, so it stays with cash on delivery.',
    );
  });

  test('that is paid twice is switched once, and the second payment goes back', async () => {
    const { asha, orderId, id } = await inCash('twice');
    const link = await linkOf(asha, orderId);
    const { callback } = await payAtGateway(shop, link, { outcome: 'paid_twice' });
    await Promise.all([shop.visitor().post(callback!), shop.visitor().post(callback!)]);
    expect(await orderOf(asha, orderId)).toMatchObject({ paymentMethod: 'PREPAID', total: 1800_00 });
    expect(refunds(id)).toEqual([{ cause: 'second', amount: 1800_00 }]);
  });

  test('of somebody else is none', async () => {
    const { orderId } = await inCash('owner');
    const stranger = await shop.customer('stranger');
    expect(await ask(stranger, orderId)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await offer(stranger, 'RH-0000-0000-0000')).toRefuse(404, 'ORDER_NOT_FOUND');
  });

  test('of several sellers keeps whole rupees for each', async () => {
    const asha = await shop.customer('several');
    for (const [seller, price] of [
      ['meera', 999],
      ['farhan', 1501],
    ] as const) {
      const sku = await shop.sku({ seller, price });
      expect((await asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity: 1 })).status).toBe(200);
    }
    const { orderId } = await placed(askForOrder(asha));
    const link = await linkOf(asha, orderId);
    await payAtGateway(shop, link, { outcome: 'paid' });
    expect((await asha.patch(`/orders/${orderId}/status/PLACED`)).as(Order)).toMatchObject({
      paymentMethod: 'PREPAID',
      total: 2250_00,
    });
    for (const { net } of (await orderOf(asha, orderId)).orderItems) expect(net % 100).toBe(0);
  });
});

/** Returns the documents of an order with their totals. */
const papers = (id: number) =>
  shop
    .rows('SELECT kind, total_paise AS total FROM documents WHERE order_id = ? ORDER BY id', id)
    .map(({ kind, total }) => [kind, total]);

async function paidInstead(asha: Persona, orderId: string): Promise<void> {
  await payAtGateway(shop, await linkOf(asha, orderId), { outcome: 'paid' });
  expect(await orderOf(asha, orderId)).toMatchObject({ paymentMethod: 'PREPAID', paymentStatus: 'COMPLETED' });
}

describe('an order that is confirmed, and paid online after all', () => {
  const meera = () => shop.seller('meera');

  test('stays confirmed; a credit note takes its invoice back, a new one has the new amounts, numbered one after the other', async () => {
    const { asha, orderId, id } = await inCash('confirmed');
    expect((await meera().patch(`/seller/orders/${id}/status/CONFIRMED`)).status).toBe(200);
    await paidInstead(asha, orderId);
    expect(await orderOf(asha, orderId)).toMatchObject({ orderStatus: 'CONFIRMED', total: 1800_00 });
    expect(papers(id)).toEqual([
      ['TAX_INVOICE', 2000_00],
      ['CREDIT_NOTE', 2000_00],
      ['TAX_INVOICE', 1800_00],
    ]);
    const numbers = shop
      .rows(
        "SELECT running_number AS number FROM documents WHERE order_id = ? AND kind = 'TAX_INVOICE' ORDER BY id",
        id,
      )
      .map(({ number }) => Number(number));
    expect(numbers[1]).toBe(numbers[0]! + 1);
    const [paper] = shop.rows('SELECT content FROM documents WHERE order_id = ? ORDER BY id DESC LIMIT 1', id);
    expect(JSON.parse(String(paper!.content))).toMatchObject({ order: { paymentMethod: 'PREPAID' } });
    expect((await shop.mailsTo('meera@ratnahaat.example')).map(({ subject }) => subject)).toContain(
      `Order ${orderId} is paid online now`,
    );

    // A later cancellation is refunded to the payment, and credited on the new invoice.
    const [item] = (await orderOf(asha, orderId)).orderItems;
    const items = [{ orderItemId: item!.id, quantity: 1 }];
    expect((await asha.put(`/orders/${orderId}/cancel`, { items })).status).toBe(200);
    expect((await asha.put(`/orders/${orderId}/cancel`)).status).toBe(200);
    expect(refunds(id)).toEqual([
      { cause: 'cancelled', amount: 900_00 },
      { cause: 'cancelled', amount: 900_00 },
    ]);
    expect(papers(id).slice(3)).toEqual([
      ['CREDIT_NOTE', 900_00],
      ['CREDIT_NOTE', 900_00],
    ]);
  });

  test('with an invoice that its shopper asked for before it was confirmed gets another one, too', async () => {
    const { asha, orderId, id } = await inCash('invoiced');
    expect((await asha.get(`/invoice/view/${orderId}`)).status).toBe(200);
    await paidInstead(asha, orderId);
    expect((await meera().patch(`/seller/orders/${id}/status/CONFIRMED`)).status).toBe(200);
    expect((await asha.get(`/invoice/view/${orderId}`)).status).toBe(200);
    expect(papers(id).map(([, total]) => total)).toEqual([2000_00, 2000_00, 1800_00]);
  });

  test('with a parcel that was booked to collect cash has it cancelled, and the next one collects nothing', async () => {
    const { asha, orderId, id } = await inCash('booked');
    expect((await meera().patch(`/seller/orders/${id}/status/CONFIRMED`)).status).toBe(200);
    const first = await ship(meera(), orderId);
    await paidInstead(asha, orderId);
    const parcels = () =>
      shop.rows(
        `SELECT shipments.status, cod_paise AS cod FROM shipments JOIN consignments ON consignments.id = consignment_id
          WHERE order_id = ? ORDER BY shipments.id`,
        id,
      );
    expect(parcels()).toEqual([{ status: 'CANCELLED', cod: 2000_00 }]);
    const mail = (await shop.mailsTo('meera@ratnahaat.example')).find(
      ({ subject }) => subject === `Order ${orderId} is paid online now`,
    );
    expect(mail!.text).toContain('Please book it again.');
    await shop.job('send-outbox');
    expect(shop.row('SELECT status_number AS status FROM sandbox_parcels WHERE awb = ?', first.awb)).toEqual({
      status: 8,
    });

    const { awb } = await ship(meera(), orderId);
    expect(parcels()[1]).toMatchObject({ cod: null });
    for (const step of ['PICKED UP', 'DELIVERED'] as const) await courierMoves(shop.visitor(), awb, step);
    expect(await orderOf(asha, orderId)).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'COMPLETED' });

    // A return is refunded to the payment, and credited on the new invoice.
    const order = await orderOf(asha, orderId);
    const { id: returnId } = await asked(asha, order);
    await through(meera(), returnId, [...TO_INSPECTED, 'REFUNDED']);
    expect(refunds(id)).toEqual([{ cause: 'returned', amount: 900_00 }]);
    expect(papers(id).slice(3)).toEqual([['CREDIT_NOTE', 900_00]]);
  });

  test('with a parcel by hand keeps it, and it collects nothing', async () => {
    const { asha, orderId, id } = await inCash('byhand');
    const byHand = { orderId, awb: `HAND-${id}`, courierName: 'Ravi Couriers' };
    await shipmentIn(meera().post('/shipping/orders', byHand));
    await paidInstead(asha, orderId);
    expect(shop.row('SELECT status, cod_paise AS cod FROM shipments WHERE awb = ?', byHand.awb)).toEqual({
      status: 'AWB_ASSIGNED',
      cod: null,
    });
  });

  test('once the courier has fetched a parcel is so no more, and the money goes back', async () => {
    const { asha, orderId, id } = await inCash('fetched');
    const link = await linkOf(asha, orderId);
    const { awb } = await ship(meera(), orderId);
    await courierMoves(shop.visitor(), awb, 'PICKED UP');
    await payAtGateway(shop, link, { outcome: 'paid' });
    expect(await orderOf(asha, orderId)).toMatchObject({ paymentMethod: 'COD', total: 2000_00 });
    expect(refunds(id)).toEqual([{ cause: 'late', amount: 1800_00 }]);
  });

  test('of several sellers and in two parcels has an invoice of the new amounts for each parcel', async () => {
    const asha = await shop.customer('parcels');
    const shared = await shop.sku({ seller: 'meera', price: 333, stock: 9 });
    const other = await shop.sku({ seller: 'farhan', price: 1501 });
    for (const [sku, quantity] of [
      [shared, 3],
      [other, 1],
    ] as const) {
      expect((await asha.put('/api/cart/item/add', { skuId: sku.skuId, quantity })).status).toBe(200);
    }
    const { orderId, id } = await placed(askForOrder(asha));
    const seen = (await meera().get(`/api/admin/orders/${id}`)).as(ManagedOrder);
    const [part] = seen.consignments;
    const items = [{ orderItemId: seen.orderItems[0]!.id, quantity: 1 }];
    const split = await meera().post(`/api/orders/${id}/split`, { consignmentId: part!.id, items });
    expect(split.status, split.text).toBe(200);
    const parts = split.as(ManagedOrder).consignments;
    const confirm = (consignmentId: number) =>
      meera().put(`/api/admin/orders/${id}`, { orderStatus: 'CONFIRMED', consignmentId });
    expect((await confirm(parts[1]!.id)).status).toBe(200);
    await paidInstead(asha, orderId);
    expect((await confirm(parts[0]!.id)).status).toBe(200);
    expect((await shop.seller('farhan').patch(`/seller/orders/${id}/status/CONFIRMED`)).status).toBe(200);
    const total = (await orderOf(asha, orderId)).total;
    const [first, credit, ...rest] = papers(id);
    expect(first![1]).toBe(credit![1]);
    expect(rest.map(([kind]) => kind)).toEqual(['TAX_INVOICE', 'TAX_INVOICE', 'TAX_INVOICE']);
    expect(rest.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(total);
  });
});
