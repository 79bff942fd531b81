import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Order, OrderToPay, PlacedOrder } from '#contract/calls/orders.ts';
import { fillCart } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { addressForm, couponForm } from '../../support/forms.ts';
import { linkIn, orderOf, payAtGateway, prepaid, waiting } from '../../support/pay.ts';
import type { Prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();

const ask = (persona: Persona, { orderId }: Pick<Prepaid, 'orderId'>) =>
  persona.post(`/api/orders/${orderId}/switch-to-cod`);
const toPay = async (persona: Persona) => (await persona.get('/api/orders/to-pay')).as(z.array(OrderToPay));
const refunds = (id: number) => shop.rows('SELECT cause, amount_paise AS amount FROM refunds WHERE order_id = ?', id);
const payments = (id: number) => shop.rows('SELECT status, returned_as FROM payments WHERE order_id = ?', id);
const stockOf = (skuId: number) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);

/** Returns the subjects of all mails to a person about an order, once there is one. */
async function mailsAbout(email: string, { orderId }: Pick<Prepaid, 'orderId'>): Promise<string[]> {
  return until(`a mail about ${orderId}`, async () => {
    const subjects = (await shop.mailsTo(email)).map(({ subject }) => subject).filter((one) => one.includes(orderId));
    return subjects.length > 0 ? subjects : undefined;
  });
}

describe('an order that waits to be paid online', () => {
  test('is listed with the time it is held for and its price with cash on delivery', async () => {
    const { asha, order } = await waiting(shop, 'listed');
    const [found, ...others] = await toPay(asha);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      order: { orderId: order.orderId, total: 1800_00, orderStatus: 'PENDING' },
      cash: { total: 2000_00, isToConfirm: false },
      noCash: null,
    });
    expect(found!.order.payUntil! - clock.now()).toBeGreaterThan(25 * 60_000);
    // No other customer sees it.
    expect(await toPay(await shop.customer('lister'))).toEqual([]);
  });

  test('is listed no more once it is paid, cancelled, or not held any more', async () => {
    const { asha, sku, order } = await waiting(shop, 'unlisted');
    await payAtGateway(shop, order, { outcome: 'paid' });
    expect(await toPay(asha)).toEqual([]);
    const second = await prepaid(asha, sku);
    expect((await asha.put(`/orders/${second.orderId}/cancel`)).status).toBe(200);
    expect(await toPay(asha)).toEqual([]);
    await prepaid(asha, sku);
    await shop.later(31 * 60, async () => {
      expect(await toPay(asha)).toEqual([]);
    });
  });

  test('is placed with cash on delivery without the discount for paying online, once', async () => {
    const { asha, sku, order } = await waiting(shop, 'switching');
    const placed = (await ask(asha, order)).as(PlacedOrder);
    expect(placed).toEqual({ id: order.id, orderId: order.orderId, payment_link_url: null });
    expect(await orderOf(asha, order)).toMatchObject({
      orderStatus: 'PLACED',
      paymentMethod: 'COD',
      paymentStatus: 'PENDING',
      prepaidDiscount: 0,
      total: 2000_00,
      payUntil: null,
      consignments: [{ orderStatus: 'PLACED', cashAtDoor: 2000_00 }],
      orderItems: [{ net: 2000_00, discount: 0 }],
    });
    expect(stockOf(sku.skuId)).toEqual({ quantity: 10, reserved: 2 });
    expect(
      shop.rows(
        'SELECT until_at FROM reservations JOIN order_items ON order_items.id = order_item_id WHERE order_id = ?',
        order.id,
      ),
    ).toEqual([{ until_at: null }]);
    expect(await mailsAbout(asha.email, order)).toEqual([`Your order ${order.orderId} is placed`]);
    expect(await mailsAbout('meera@ratnahaat.example', order)).toHaveLength(1);
    // From here on it is an order like any other, even if the switch is requested again.
    expect((await ask(asha, order)).as(PlacedOrder)).toEqual(placed);
    expect(await toPay(asha)).toEqual([]);
    await shop.later(31 * 60, async () => {
      await shop.job('release-holds');
      expect(stockOf(sku.skuId)).toEqual({ quantity: 10, reserved: 2 });
    });
    expect((await shop.seller('meera').patch(`/seller/orders/${order.id}/status/CONFIRMED`)).status).toBe(200);
    expect(shop.rows('SELECT kind, total_paise AS total FROM documents WHERE order_id = ?', order.id)).toEqual([
      { kind: 'TAX_INVOICE', total: 2000_00 },
    ]);
    expect(shop.rows('SELECT id FROM checkouts WHERE order_id = ?', order.id)).toEqual([]);
  });

  test('keeps its coupon, counted once', async () => {
    const asha = await shop.customer('coupon');
    const sku = await shop.sku({ price: 1000, stock: 5 });
    const form = couponForm({ minimumOrderValue: 0 });
    expect((await shop.admin().post('/api/coupons/admin/create', form)).status).toBe(200);
    const code = String(form.code).toUpperCase();
    await fillCart(asha, sku, 2);
    expect((await asha.post(`/api/coupons/apply?apply=true&code=${code}`)).status).toBe(200);
    const order = (await asha.post('/api/orders?paymentMethod=PREPAID', addressForm())).as(PlacedOrder);
    expect((await ask(asha, order)).status).toBe(200);
    expect(await orderOf(asha, order)).toMatchObject({ couponCode: code, couponPrice: 200_00, total: 1800_00 });
    expect(shop.row('SELECT usage_count AS uses FROM coupons WHERE code = ?', code)).toEqual({ uses: 1 });
    expect((await asha.put(`/orders/${order.orderId}/cancel`)).status).toBe(200);
    expect(shop.row('SELECT usage_count AS uses FROM coupons WHERE code = ?', code)).toEqual({ uses: 0 });
  });

  test('that is dear is to be confirmed by its buyer before it is sent', async () => {
    const asha = await shop.customer('dear');
    const order = await prepaid(asha, await shop.sku({ price: 6000 }));
    expect((await toPay(asha))[0]!.cash).toEqual({ total: 6000_00, isToConfirm: true });
    expect((await ask(asha, order)).status).toBe(200);
    const seen = await orderOf(asha, order);
    expect(seen).toMatchObject({ orderStatus: 'PLACED', paymentMethod: 'COD' });
    expect(seen.confirmUntil).not.toBeNull();
    expect(await mailsAbout(asha.email, order)).toEqual([`Please confirm your order ${order.orderId}`]);
    expect(await shop.seller('meera').patch(`/seller/orders/${order.id}/status/CONFIRMED`)).toRefuse(
      409,
      'ORDER_NOT_CONFIRMED',
    );
  });

  test('stays as it is where cash on delivery is not possible, and the reason is said', async () => {
    const asha = await shop.customer('nocash');
    const cheap = await prepaid(asha, await shop.sku({ price: 400 }));
    const words = 'Pay online, or add ₹101 more for cash on delivery.';
    expect((await toPay(asha))[0]).toMatchObject({ cash: null, noCash: words });
    expect(await ask(asha, cheap)).toRefuse(422, 'COD_NOT_POSSIBLE', words);
    const barred = await shop.sku({ price: 900, codAllowed: false });
    const other = await prepaid(asha, barred);
    expect(await ask(asha, other)).toRefuse(422, 'COD_NOT_POSSIBLE', `${barred.name} is not sold by cash on delivery.`);
    expect(await orderOf(asha, other)).toMatchObject({
      orderStatus: 'PENDING',
      paymentMethod: 'PREPAID',
      total: 810_00,
    });
  });

  test('is refused once its time is over, or where it is somebody else’s', async () => {
    const { asha, order } = await waiting(shop, 'late');
    const stranger = await shop.customer('stranger');
    expect(await ask(stranger, order)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await ask(asha, { orderId: 'RH-0000-0000-0000' })).toRefuse(404, 'ORDER_NOT_FOUND');
    await shop.later(31 * 60, async () => {
      expect(await ask(asha, order)).toRefuse(409, 'ORDER_HOLD_OVER');
    });
    expect((await asha.put(`/orders/${order.orderId}/cancel`)).status).toBe(200);
    expect(await ask(asha, order)).toRefuse(409, 'ORDER_NOT_TO_PAY');
  });

  test('that was paid a moment ago is placed as paid, and the shopper is told', async () => {
    const { asha, order } = await waiting(shop, 'justpaid');
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect(await ask(asha, order)).toRefuse(
      409,
      'ORDER_ALREADY_PAID',
      'Your payment for this order has arrived, so the order is placed.',
    );
    expect(await orderOf(asha, order)).toMatchObject({
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      total: 1800_00,
    });
  });

  test('is switched while the gateway does not answer', async () => {
    const { asha, order } = await waiting(shop, 'down');
    await shop.fault('payments', 'error', async () => {
      expect((await ask(asha, order)).status).toBe(200);
    });
    expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'PLACED', paymentMethod: 'COD', total: 2000_00 });
  });
});

describe('a payment that arrives after the switch to cash', () => {
  /** Switches while the gateway is down, so that its page stays open, and then pays on that page. */
  async function paidAfterSwitch(name: string, before: (order: Prepaid) => Promise<unknown> = () => Promise.resolve()) {
    const { asha, order } = await waiting(shop, name);
    await shop.fault('payments', 'error', async () => {
      expect((await ask(asha, order)).status).toBe(200);
    });
    await before(order);
    const { callback } = await payAtGateway(shop, order, { outcome: 'paid' });
    await shop.visitor().post(callback!);
    return { asha, order };
  }

  test('is taken at the price that was asked for, as long as the order may be paid online', async () => {
    const { asha, order } = await paidAfterSwitch('honoured');
    expect(await orderOf(asha, order)).toMatchObject({
      orderStatus: 'PLACED',
      paymentMethod: 'PREPAID',
      paymentStatus: 'COMPLETED',
      total: 1800_00,
      prepaidDiscount: 200_00,
    });
    expect(payments(order.id)).toEqual([{ status: 'captured', returned_as: null }]);
    expect(refunds(order.id)).toEqual([]);
  });

  test('is refunded once the order has left', async () => {
    const { asha, order } = await paidAfterSwitch('left', ({ id }) =>
      shop.seller('meera').patch(`/seller/orders/${id}/status/SHIPPED`),
    );
    expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'SHIPPED', paymentMethod: 'COD', total: 2000_00 });
    expect(refunds(order.id)).toEqual([{ cause: 'late', amount: 1800_00 }]);
  });

  test('finds its page closed where the gateway answers, and a new one leads to the first price', async () => {
    const { asha, order } = await waiting(shop, 'again');
    expect((await ask(asha, order)).status).toBe(200);
    await until('the page to be closed', async () => {
      const [link] = shop.rows(
        "SELECT entity ->> '$.status' AS status FROM sandbox_razorpay WHERE name = ?",
        order.linkId,
      );
      return link?.status === 'cancelled' || undefined;
    });
    const paid = (await asha.post(`/api/orders/${order.orderId}/switch-to-prepaid`)).as(PlacedOrder);
    expect(linkIn(paid.payment_link_url)).not.toBe(order.linkId);
    await payAtGateway(shop, { linkId: linkIn(paid.payment_link_url) }, { outcome: 'paid' });
    expect((await asha.patch(`/orders/${order.orderId}/status/PLACED`)).as(Order)).toMatchObject({
      paymentMethod: 'PREPAID',
      total: 1800_00,
    });
  });
});

test('ten requests at once switch an order once', async () => {
  const { asha, sku, order } = await waiting(shop, 'tenatonce');
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(asha, order)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(stockOf(sku.skuId)).toEqual({ quantity: 10, reserved: 2 });
  expect(
    shop.rows("SELECT event FROM order_history WHERE order_id = ? AND event = 'order.switchedToCod'", order.id),
  ).toHaveLength(1);
});
