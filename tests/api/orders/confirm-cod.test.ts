import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { CodConfirmation, ManagedOrder, Order, PlacedOrder } from '#contract/calls/orders.ts';
import { askForOrder, buy, fillCart } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { couponForm } from '../../support/forms.ts';
import { linkIn, payAtGateway } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const meera = shop.seller('meera');

const HOURS = 3600;
const FROM_MAIL = /\/confirm-order\?order=(RH-[\w-]+)&token=([0-9a-f]+)/;

type Waiting = Awaited<ReturnType<typeof dearOrder>>;

/**
 * Places a cash-on-delivery order above ₹5,000, the demo shop's limit. Returns it with the token of the mailed link.
 */
async function dearOrder(name: string) {
  const [asha, sku] = [await shop.customer(name), await shop.sku({ price: 3000, stock: 4 })];
  const { orderId, id } = await buy(asha, sku, 2);
  return { asha, sku, orderId, id, token: await tokenOf(asha, orderId) };
}

/** Returns the only mail with this subject, which is sent after the answer. */
async function mailOf(to: string, subject: string) {
  const sent = async () => (await shop.mailsTo(to)).filter((mail) => mail.subject === subject);
  const mails = await until(`the mail '${subject}'`, async () => {
    const found = await sent();
    return found.length > 0 ? found : undefined;
  });
  expect(mails, subject).toHaveLength(1);
  return mails[0]!;
}

async function tokenOf(asha: Persona, orderId: string): Promise<string> {
  const { text } = await mailOf(asha.email, `Please confirm your order ${orderId}`);
  const [, number, token] = FROM_MAIL.exec(text) ?? [];
  expect(number).toBe(orderId);
  return token!;
}

const look = ({ orderId, token }: Pick<Waiting, 'orderId' | 'token'>, by: Persona = visitor) =>
  by.get(`/api/orders/${orderId}/confirmation?token=${token}`);
const seen = async (order: Waiting) => (await look(order)).as(CodConfirmation);
const answer = ({ orderId, token }: Pick<Waiting, 'orderId' | 'token'>, what: string, by: Persona = visitor) =>
  by.post(`/api/orders/${orderId}/confirmation`, { answer: what, token });
const orderOf = async ({ asha, orderId }: Pick<Waiting, 'asha' | 'orderId'>): Promise<z.output<typeof Order>> =>
  (await asha.get(`/api/orders/${orderId}`)).as(Order);
const stockOf = ({ sku }: Waiting) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', sku.skuId);
const confirmBySeller = ({ id }: Waiting) => meera.patch(`/seller/orders/${id}/status/CONFIRMED`);

describe('an order in cash above the figure of the settings', () => {
  test('is placed and holds its pieces, but no seller confirms, sends or invoices it before its buyer does', async () => {
    const order = await dearOrder('waiting');
    const { confirmUntil, orderStatus, consignments } = await orderOf(order);
    expect(orderStatus).toBe('PLACED');
    expect(confirmUntil! - clock.now()).toBeGreaterThan(20 * HOURS * 1000);
    expect(stockOf(order)).toEqual({ quantity: 4, reserved: 2 });

    const words = 'This order is waiting for the buyer’s confirmation.';
    expect((await meera.get(`/api/admin/orders/${order.id}`)).as(ManagedOrder)).toMatchObject({ confirmUntil });
    for (const status of ['CONFIRMED', 'SHIPPED', 'DELIVERED', 'PENDING']) {
      const moved = await meera.patch(`/seller/orders/${order.id}/status/${status}`);
      expect(moved).toRefuse(409, 'ORDER_NOT_CONFIRMED', words);
    }
    const byHouse = await shop.admin().patch(`/orders/${order.id}/status/CONFIRMED`);
    expect(byHouse).toRefuse(409, 'ORDER_NOT_CONFIRMED', words);
    for (const parcel of [{}, { courierName: 'Own', awb: `OWN-${shop.mark}` }]) {
      const booked = await meera.post('/shipping/orders', { orderId: order.id, ...parcel });
      expect(booked).toRefuse(409, 'ORDER_NOT_CONFIRMED', words);
    }
    const [shown, printed] = [`/invoice/view/${order.orderId}`, `/api/admin/orders/${order.id}/invoice`];
    for (const invoice of [order.asha.get(shown), shop.admin().get(shown), meera.get(printed)]) {
      expect(await invoice).toRefuse(
        409,
        'INVOICE_UNCONFIRMED',
        'The invoice is made as soon as the order is confirmed.',
      );
    }
    // A seller who cannot send a piece may cancel it at once.
    const consignmentId = consignments[0]!.id;
    const items = [{ orderItemId: consignments[0]!.items[0]!.orderItemId, quantity: 1 }];
    const cut = await meera.patch(`/seller/orders/${order.id}/status/CANCELLED`, { consignmentId, items });
    expect(cut.status).toBe(200);
    expect((await orderOf(order)).confirmUntil).toBe(confirmUntil);

    // The mail then names only what is left of the order.
    expect((await answer(order, 'CONFIRM')).status).toBe(200);
    const { text } = await mailOf(order.asha.email, `Your order ${order.orderId} is placed`);
    expect(text).toContain('Total, including GST: ₹3,000');
    expect(text).toContain('1 × ');
  });

  test('is confirmed by the mailed link without signing in: not by opening it, and once', async () => {
    const order = await dearOrder('linked');
    const { orderId, asha } = order;
    const mail = await mailOf(asha.email, `Please confirm your order ${orderId}`);
    expect(mail.text).toContain('we cancel the order');
    expect(mail.html).toContain(`/confirm-order?order=${orderId}&amp;token=${order.token}`);

    for (let time = 0; time < 3; time += 1) {
      expect(await seen(order)).toMatchObject({ orderId, answer: null, total: 6000_00, city: 'Hyderabad' });
    }
    expect((await look(order)).text).not.toMatch(/Asha|Lake Road|Kondapur|98480|@/);
    expect((await confirmBySeller(order)).status).toBe(409);

    expect((await answer(order, 'CONFIRM')).as(PlacedOrder)).toMatchObject({ orderId, payment_link_url: null });
    expect(await seen(order)).toMatchObject({ answer: 'CONFIRMED', prepaid: null });
    expect(await answer(order, 'CONFIRM')).toRefuse(409, 'COD_CONFIRMATION_OVER', 'This order was confirmed already.');
    for (const late of ['CANCEL', 'PAY']) expect((await answer(order, late)).status).toBe(409);
    const { history, confirmUntil, orderStatus } = await orderOf(order);
    expect([confirmUntil, orderStatus]).toEqual([null, 'PLACED']);
    expect(history.filter(({ event }) => event === 'cod.confirmed')).toHaveLength(1);
    await mailOf(asha.email, `Your order ${orderId} is placed`);
    await mailOf('meera@ratnahaat.example', `New order ${orderId} waits for its buyer`);
    await mailOf('meera@ratnahaat.example', `New order ${orderId}`);
    expect((await confirmBySeller(order)).status).toBe(200);
  });

  test('is confirmed once by many at the same moment', async () => {
    const order = await dearOrder('many');
    const all = await Promise.all(Array.from({ length: 8 }, () => answer(order, 'CONFIRM')));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    await mailOf(order.asha.email, `Your order ${order.orderId} is placed`);
  });

  test('is shown and decided by nobody without its own link or its shopper’s session', async () => {
    const [order, other] = [await dearOrder('own'), await dearOrder('other')];
    const wrong = { ...order, token: other.token };
    const cut = { ...order, token: order.token.slice(0, -1) };
    for (const { token } of [wrong, cut, { token: '' }]) {
      expect(await look({ ...order, token })).toRefuse(404, 'CONFIRMATION_LINK_WRONG');
      expect(await answer({ ...order, token }, 'CONFIRM')).toRefuse(404, 'CONFIRMATION_LINK_WRONG');
    }
    // A link contains the order's number, not the row's id.
    expect((await look({ ...order, orderId: String(order.id) })).status).toBe(404);
    const path = `/api/orders/${order.orderId}/confirmation`;
    expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.post(path, { answer: 'CONFIRM' })).status).toBe(401);
    expect(await other.asha.post(path, { answer: 'CONFIRM' })).toRefuse(404, 'ORDER_NOT_FOUND');
    expect((await order.asha.post(path, { answer: 'SEND' })).status).toBe(422);
    expect((await orderOf(order)).confirmUntil).not.toBeNull();

    expect((await order.asha.post(path, { answer: 'CONFIRM' })).status).toBe(200);
    expect((await orderOf(order)).confirmUntil).toBeNull();
    // An order that needs no confirmation has no confirmation page.
    const { orderId } = await buy(order.asha, await shop.sku({ price: 1000 }));
    const plain = `/api/orders/${orderId}/confirmation`;
    expect(await order.asha.get(plain)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await order.asha.post(plain, { answer: 'CONFIRM' })).toRefuse(404, 'ORDER_NOT_FOUND');
  });

  test('is cancelled by the link, and its pieces are for sale again', async () => {
    const order = await dearOrder('cancelling');
    expect((await answer(order, 'CANCEL')).status).toBe(200);
    expect((await orderOf(order)).orderStatus).toBe('CANCELLED');
    expect(await seen(order)).toMatchObject({ answer: 'CANCELLED' });
    expect(stockOf(order)).toEqual({ quantity: 4, reserved: 0 });
    expect(await answer(order, 'CONFIRM')).toRefuse(409, 'COD_CONFIRMATION_OVER', 'This order is cancelled.');
    await mailOf(order.asha.email, `Your order ${order.orderId} is cancelled`);
  });

  test('is paid online by the link with the discount, and needs no further word', async () => {
    const order = await dearOrder('paying');
    expect((await seen(order)).prepaid).toEqual({ total: 5400_00, saving: 600_00 });
    const { payment_link_url: url } = (await answer(order, 'PAY')).as(PlacedOrder);
    // Until it is paid it waits, and may still be confirmed.
    expect(await seen(order)).toMatchObject({ answer: null });
    const { callback } = await payAtGateway(shop, { linkId: linkIn(url) }, { outcome: 'paid' });
    expect((await visitor.post(callback!)).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ paymentMethod: 'PREPAID', confirmUntil: null, total: 5400_00 });
    expect(await seen(order)).toMatchObject({ answer: 'PAID' });
    expect((await answer(order, 'CONFIRM')).status).toBe(409);
    const { text } = await mailOf('meera@ratnahaat.example', `New order ${order.orderId}`);
    expect(text).toContain('is waiting to be confirmed and packed');
    expect((await confirmBySeller(order)).status).toBe(200);
  });
});

test('what is not above the figure is not to be confirmed', async () => {
  const asha = await shop.customer('exactly');
  const { confirmUntil, orderId } = await buy(asha, await shop.sku({ price: 5000 }));
  expect(confirmUntil).toBeNull();
  await mailOf(asha.email, `Your order ${orderId} is placed`);
});

test('whoever says nothing in time has ordered nothing: pieces and coupon come back, and both sides are told', async () => {
  const code = `LATE${shop.mark}`
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 20);
  const made = await shop.admin().post('/api/coupons/admin/create', { ...couponForm(), code, maxUses: 1 });
  expect(made.status).toBe(200);
  const asha = await shop.customer('late');
  const sku = await shop.sku({ price: 3000, stock: 4 });
  await fillCart(asha, sku, 2);
  expect((await asha.post(`/api/coupons/apply?apply=true&code=${code}`)).status).toBe(200);
  const { orderId, id } = (await askForOrder(asha)).as(PlacedOrder);
  const late = { asha, sku, orderId, id, token: await tokenOf(asha, orderId) };
  const [confirmed, paying] = [await dearOrder('intime'), await dearOrder('atgateway')];
  expect((await answer(confirmed, 'CONFIRM')).status).toBe(200);
  const used = () => shop.row('SELECT usage_count AS used FROM coupons WHERE code = ?', code);
  expect(used()).toEqual({ used: 1 });

  await shop.job('cancel-unconfirmed');
  expect((await orderOf(late)).orderStatus).toBe('PLACED');
  await shop.later(24 * HOURS - 60, async () => {
    const { payment_link_url: url } = (await answer(paying, 'PAY')).as(PlacedOrder);
    await shop.advance(120);
    // Concurrent runs of the job have the effect of one.
    await Promise.all([1, 2, 3].map(() => shop.job('cancel-unconfirmed')));

    expect((await orderOf(late)).orderStatus).toBe('CANCELLED');
    expect(await seen(late)).toMatchObject({ answer: 'EXPIRED' });
    expect(stockOf(late)).toEqual({ quantity: 4, reserved: 0 });
    expect(used()).toEqual({ used: 0 });
    expect(await answer(late, 'CONFIRM')).toRefuse(
      409,
      'COD_CONFIRMATION_OVER',
      'The time to confirm this order is over, so it is cancelled.',
    );
    const told = await mailOf(asha.email, `Your order ${orderId} is cancelled`);
    expect(told.text).toContain('not confirmed in time');
    const toSeller = await mailOf('meera@ratnahaat.example', `Items of order ${orderId} are cancelled`);
    expect(toSeller.text).toContain('did not confirm');
    expect((await orderOf(confirmed)).orderStatus).toBe('PLACED');

    // A shopper who is on the payment page at the deadline may still pay.
    expect((await orderOf(paying)).orderStatus).toBe('PLACED');
    const { callback } = await payAtGateway(shop, { linkId: linkIn(url) }, { outcome: 'paid' });
    expect((await visitor.post(callback!)).status).toBe(200);
    await shop.job('cancel-unconfirmed');
    expect(await orderOf(paying)).toMatchObject({ paymentMethod: 'PREPAID', orderStatus: 'PLACED' });
  });
});
