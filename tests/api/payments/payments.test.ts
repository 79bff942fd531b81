import { describe, expect, inject, test } from 'vitest';
import { PlacedOrder } from '#contract/calls/orders.ts';
import { PaymentOrder, VerifiedPayment } from '#contract/calls/payments.ts';
import { currentSettings, changeSettings } from '../../../functions/domain/platform/settings/index.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { seedingShop } from '../../../scripts/seed-shop.ts';
import { SYSTEM } from '../../../contract/calls/actor.ts';
import type { MadeSku } from '../../support/goods.ts';
import {
  askToPrepay,
  expectPaid,
  linkIn,
  linkPaid,
  orderOf,
  payAtGateway,
  prepaid,
  sendWebhook,
  waiting,
  webhookBody,
} from '../../support/pay.ts';
import type { Prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const HOLD_SECONDS = 30 * 60;
const DAY_SECONDS = 24 * 60 * 60;

const stockOf = ({ skuId }: MadeSku) =>
  shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);
const paymentsOf = ({ id }: Pick<Prepaid, 'id'>) =>
  shop.rows('SELECT status, returned_as AS returned FROM payments WHERE order_id = ? ORDER BY id', id);
const refundsOf = ({ id }: Pick<Prepaid, 'id'>) =>
  shop.rows('SELECT cause, amount_paise AS amount, status FROM refunds WHERE order_id = ? ORDER BY id', id);
const mailsAbout = async (persona: Persona, { orderId }: Pick<Prepaid, 'orderId'>) =>
  (await shop.mailsTo(persona.email)).filter(({ subject }) => subject.includes(orderId)).map(({ subject }) => subject);

describe('an order that is paid online', () => {
  test('waits with its pieces held, and nobody is told yet', async () => {
    const { asha, sku, order } = await waiting(shop, 'waiting');
    expect(await orderOf(asha, order)).toMatchObject({
      orderStatus: 'PENDING',
      paymentStatus: 'PENDING',
      paymentMethod: 'PREPAID',
      prepaidDiscount: 200_00,
      total: 1800_00,
    });
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 2 });
    expect(shop.rows("SELECT id FROM outbox WHERE key LIKE '%' || ?", order.orderId)).toEqual([]);
    const move = await shop.seller('meera').patch(`/seller/orders/${order.id}/status/SHIPPED`);
    expect(move).toRefuse(409, 'ORDER_NOT_PAID', 'This order is not paid yet.');
  });

  test('is placed when its payer comes back, and everybody is told', async () => {
    const { asha, order } = await waiting(shop, 'callback');
    const { callback } = await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    // A signature with two values is ignored. Then only the shopper's own session counts.
    const twoValues = `${callback!}&razorpay_signature=${'0'.repeat(64)}`;
    expect(await shop.visitor().post(twoValues)).toRefuse(401, 'SESSION_EXPIRED');
    // A parameter that a browser or a gateway repeats has no other effect.
    const repeated = [...new URLSearchParams(callback!.split('?')[1])].map(([name, value]) => `&${name}=${value}`);
    for (const again of repeated) {
      expect((await shop.visitor().post(callback! + again)).as(VerifiedPayment).orderId).toBe(order.orderId);
    }
    const verified = (await shop.visitor().post(callback!)).as(VerifiedPayment);
    expect(verified).toEqual({ orderId: order.orderId, status: 'COMPLETED' });
    await expectPaid(shop, asha, order);
    const mails = await until('the letter', async () => {
      const found = await mailsAbout(asha, order);
      return found.length > 0 ? found : undefined;
    });
    expect(mails).toEqual([`Your order ${order.orderId} is placed`]);
    expect(shop.rows("SELECT id FROM outbox WHERE key LIKE 'order-placed-' || ? || '%'", order.orderId)).toHaveLength(
      2,
    );
    const { history } = await orderOf(asha, order);
    expect(history).toMatchObject([
      { event: 'order.placed', to: 'PENDING', by: 'customer' },
      { event: 'payment.received', from: 'PENDING', to: 'PLACED', by: 'gateway' },
    ]);
  });

  test('is placed by the webhook where the payer never comes back', async () => {
    const { asha, order } = await waiting(shop, 'webhook');
    await payAtGateway(shop, order, { outcome: 'paid' });
    await expectPaid(shop, asha, order);
  });

  test('is placed by the reconciliation where nothing is heard at all', async () => {
    const { asha, order } = await waiting(shop, 'unheard');
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
    await shop.later(5 * 60, async () => {
      await shop.job('reconcile-payments');
      await expectPaid(shop, asha, order);
    });
  });

  test('is placed once, whoever tells of it, in whatever order, however often', async () => {
    const { asha, sku, order } = await waiting(shop, 'replayed');
    const { callback, paymentIds } = await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    const payment = { payment: { entity: { id: paymentIds[0] } } };
    const captured = webhookBody('payment.captured', payment);
    const tellings = [
      () => shop.visitor().post(callback!),
      () => sendWebhook(shop, linkPaid(order), { event: `paid-${order.orderId}` }),
      () => sendWebhook(shop, captured, { event: `captured-${order.orderId}` }),
      () => asha.post(`/payments/${paymentIds[0]}`),
      () => asha.patch(`/orders/${order.orderId}/status/PLACED`),
    ];
    const shuffled = [3, 1, 4, 0, 2, 0, 1, 2, 3, 4, 2, 4, 1, 3, 0].map((index) => tellings[index]!);
    const answers = await Promise.all(shuffled.slice(0, 5).map((tell) => tell()));
    for (const tell of shuffled.slice(5)) answers.push(await tell());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await expectPaid(shop, asha, order);
    expect(paymentsOf(order)).toEqual([{ status: 'captured', returned: null }]);
    expect(refundsOf(order)).toEqual([]);
    expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 2 });
    expect((await orderOf(asha, order)).history).toHaveLength(2);
    expect(shop.rows("SELECT id FROM outbox WHERE key LIKE 'order-placed-' || ? || '%'", order.orderId)).toHaveLength(
      2,
    );
  });

  test('can be paid after a payment failed', async () => {
    const { asha, order } = await waiting(shop, 'failing');
    const { paymentIds } = await payAtGateway(shop, order, { outcome: 'failed' });
    expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'FAILED' });
    const failed = await asha.post(`/payments/${paymentIds[0]}`);
    expect(failed).toRefuse(409, 'PAYMENT_NOT_VERIFIED', words('PAYMENT_VERIFICATION_FAILED'));
    const again = (await asha.post(`/api/orders/${order.orderId}/pay`)).as(PlacedOrder);
    expect(again).toMatchObject({ id: order.id, payment_link_url: order.payment_link_url });
    await payAtGateway(shop, order, { outcome: 'paid' });
    await expectPaid(shop, asha, order);
    expect(paymentsOf(order)).toEqual([
      { status: 'failed', returned: null },
      { status: 'captured', returned: null },
    ]);
  });

  test('whose payer gives up or comes back without paying waits on', async () => {
    const { asha, order } = await waiting(shop, 'leaving');
    await payAtGateway(shop, order, { outcome: 'cancelled' });
    const said = await asha.patch(`/orders/${order.orderId}/status/PLACED`);
    expect(said).toRefuse(409, 'PAYMENT_NOT_VERIFIED', words('PAYMENT_VERIFICATION_FAILED'));
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
  });

  test('a late agreement of the bank is taken', async () => {
    const { asha, order } = await waiting(shop, 'agreeing');
    await payAtGateway(shop, order, { outcome: 'failed' });
    await payAtGateway(shop, order, { outcome: 'authorized' });
    await expectPaid(shop, asha, order);
    expect(paymentsOf(order)).toEqual([{ status: 'captured', returned: null }]);
  });

  test('is asked about by the number of its order, which is answered where nothing was paid as well', async () => {
    const { asha, order } = await waiting(shop, 'bynumber');
    const path = `/payments/update/${order.orderId.toLowerCase()}`;
    const told = { orderId: order.orderId, amount: 1800_00 };
    expect((await asha.patch(path)).as(PaymentOrder)).toMatchObject({
      ...told,
      status: 'PENDING',
      orderStatus: 'PENDING',
    });
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect(await (await shop.customer('rohan')).patch(path)).toRefuse(404, 'PAYMENT_NOT_FOUND');
    expect(await asha.patch('/payments/update/RH-0000-0000-0000')).toRefuse(404, 'PAYMENT_NOT_FOUND');
    expect((await asha.patch(path)).as(PaymentOrder)).toMatchObject({
      ...told,
      status: 'COMPLETED',
      orderStatus: 'PLACED',
    });
  });

  test('is asked about by the house and its own shopper, and by nobody else', async () => {
    const { asha, order } = await waiting(shop, 'asking');
    const { paymentIds } = await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    const rohan = await shop.customer('rohan');
    for (const name of [paymentIds[0]!, order.linkId]) {
      expect(await rohan.post(`/payments/${name}`)).toRefuse(404, 'PAYMENT_NOT_FOUND');
      expect(await rohan.patch(`/payments/update/${name}`)).toRefuse(404, 'PAYMENT_NOT_FOUND');
    }
    expect(await rohan.post(`/api/orders/${order.orderId}/pay`)).toRefuse(404, 'ORDER_NOT_FOUND');
    expect(await rohan.patch(`/orders/${order.orderId}/status/PLACED`)).toRefuse(404, 'ORDER_NOT_FOUND');
    const told = { orderId: order.orderId, status: 'COMPLETED', orderStatus: 'PLACED', amount: 1800_00 };
    const body = { id: order.id, status: 'REFUNDED', amount: 1 };
    expect((await shop.admin().patch(`/payments/update/${order.linkId}`, body)).as(PaymentOrder)).toMatchObject(told);
    expect((await asha.post(`/payments/${order.linkId}`)).as(VerifiedPayment)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('a hold that ends', () => {
  test('gives the pieces back, closes the page and tells the shopper', async () => {
    const { asha, sku, order } = await waiting(shop, 'abandoning');
    await shop.later(HOLD_SECONDS + 1, async () => {
      expect(await asha.post(`/api/orders/${order.orderId}/pay`)).toRefuse(409, 'ORDER_HOLD_OVER');
      await shop.job('release-holds');
      expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
      expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'PENDING', paymentStatus: 'FAILED' });
      expect(await asha.post(`/api/orders/${order.orderId}/pay`)).toRefuse(409, 'ORDER_HOLD_OVER');
      const page = await shop.visitor().get(`/sandbox/razorpay/pay/${order.linkId}`);
      expect(page.text).toMatch(/closed by the shop|time to pay on this page is over/);
      await until('the letter', async () => (await mailsAbout(asha, order))[0]);
      expect(await mailsAbout(asha, order)).toEqual([`Your order ${order.orderId} was not paid`]);
      await shop.job('release-holds');
      expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    });
  });

  test('does not end one second before its time, nor that of an order that was paid unheard', async () => {
    const { sku, order } = await waiting(shop, 'intime');
    const paid = await waiting(shop, 'unheardtoo');
    await payAtGateway(shop, paid.order, { outcome: 'paid', webhooks: false });
    await shop.later(HOLD_SECONDS - 20, async () => {
      await shop.job('release-holds');
      expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 2 });
    });
    await shop.later(HOLD_SECONDS + 1, async () => {
      await shop.job('release-holds');
      expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
      await expectPaid(shop, paid.asha, paid.order);
    });
    expect(order.orderId).not.toBe(paid.order.orderId);
  });

  test('is followed by a late payment: honoured while the pieces are there', async () => {
    const { asha, sku, order } = await waiting(shop, 'late');
    await shop.later(HOLD_SECONDS + 1, async () => {
      await shop.job('release-holds');
      await payAtGateway(shop, order, { outcome: 'paid', late: true });
      await expectPaid(shop, asha, order);
      expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 2 });
    });
  });

  test('is followed by a late payment: given back when the pieces are sold', async () => {
    const { asha, sku, order } = await waiting(shop, 'toolate', 2);
    await shop.later(HOLD_SECONDS + 1, async () => {
      await shop.job('release-holds');
      const other = await prepaid(await shop.customer('quicker'), sku, 1);
      await payAtGateway(shop, other, { outcome: 'paid' });
      const { callback } = await payAtGateway(shop, order, { outcome: 'paid', late: true, webhooks: false });
      const verified = (await shop.visitor().post(callback!)).as(VerifiedPayment);
      expect(verified).toEqual({ orderId: order.orderId, status: 'REFUNDED' });
      expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'REFUNDED' });
      expect(paymentsOf(order)).toEqual([{ status: 'captured', returned: 'late' }]);
      await until('the refund', () => refundsOf(order).find(({ status }) => status === 'processed'));
      expect(refundsOf(order)).toEqual([{ cause: 'late', amount: 1800_00, status: 'processed' }]);
      expect(stockOf(sku)).toEqual({ quantity: 2, reserved: 1 });
      await until('the letter', async () =>
        (await mailsAbout(asha, order)).find((subject) => subject.includes('your refund is on its way')),
      );
      expect((await shop.visitor().post(callback!)).as(VerifiedPayment).status).toBe('REFUNDED');
      expect(refundsOf(order)).toHaveLength(1);
    });
  });

  test('is followed by the end of the order where the bank agreed and nobody took the money', async () => {
    const { asha, order } = await waiting(shop, 'untaken');
    await shop.fault('payments', 'error', async () => {
      await payAtGateway(shop, order, { outcome: 'authorized' });
    });
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
    await shop.later(4 * DAY_SECONDS + 60, async () => {
      await shop.job('release-holds');
      await shop.job('reconcile-payments');
      expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'CANCELLED', paymentStatus: 'FAILED' });
      expect(paymentsOf(order)).toEqual([{ status: 'failed', returned: null }]);
    });
  });
});

describe('money that is not the order’s goes back whole:', () => {
  test('a second payment', async () => {
    const { asha, order } = await waiting(shop, 'twice');
    await payAtGateway(shop, order, { outcome: 'paid_twice' });
    await expectPaid(shop, asha, order);
    expect(paymentsOf(order).toSorted((a, b) => (a.returned === null ? -1 : b.returned === null ? 1 : 0))).toEqual([
      { status: 'captured', returned: null },
      { status: 'captured', returned: 'second' },
    ]);
    await until('the refund', () => refundsOf(order).find(({ status }) => status === 'processed'));
    expect(refundsOf(order)).toEqual([{ cause: 'second', amount: 1800_00, status: 'processed' }]);
  });

  test.each([
    ['of another amount', { amount: 1799_00 }, 1799_00],
    ['in another currency', { currency: 'USD' }, 1800_00],
  ])('a payment %s, and the order waits on', async (_, facts, amount) => {
    const { asha, order } = await waiting(shop, 'mismatched');
    await payAtGateway(shop, order, { outcome: 'paid', ...facts });
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
    expect(paymentsOf(order)).toEqual([{ status: 'captured', returned: 'mismatch' }]);
    expect(refundsOf(order)).toMatchObject([{ cause: 'mismatch', amount }]);
    expect(shop.log()).toContain('"payment.returned"');
  });
});

describe('a gateway that does not answer', () => {
  test.each(['error', 'garbage'])('leaves the order standing, and it is paid later: %s', async (mode) => {
    const [asha, sku] = [await shop.customer('unlinked'), await shop.sku({ price: 1000 })];
    const key = { headers: { 'Idempotency-Key': `unlinked-${mode}` } };
    await shop.fault('payments', mode, async () => {
      const answer = await askToPrepay(asha, sku, 1, key);
      expect(answer).toRefuse(502, 'CHECKOUT_NO_PAYMENT_LINK', words('CHECKOUT_NO_PAYMENT_LINK'));
      const { orderId } = (answer.json as { params: { orderId: string } }).params;
      expect(await asha.post(`/api/orders/${orderId}/pay`)).toRefuse(502, 'CHECKOUT_NO_PAYMENT_LINK');
    });
    const again = (await askToPrepay(asha, sku, 1, key)).as(PlacedOrder);
    const order = { ...again, linkId: linkIn(again.payment_link_url) };
    expect(shop.rows('SELECT reference FROM payment_links WHERE order_id = ?', order.id)).toHaveLength(1);
    await payAtGateway(shop, order, { outcome: 'paid' });
    await expectPaid(shop, asha, order);
  });

  test('is asked again by its webhooks until the shop could look', async () => {
    const { asha, order } = await waiting(shop, 'unlooked');
    await shop.fault('payments', 'error', async () => {
      await payAtGateway(shop, order, { outcome: 'paid' });
      const answer = await asha.post(`/payments/${order.linkId}`);
      expect(answer).toRefuse(502, 'PAYMENT_PROCESS_FAILED', words('PAYMENT_PROCESS_FAILED'));
      const asked = await asha.patch(`/payments/update/${order.linkId}`);
      expect(asked).toRefuse(502, 'PAYMENT_ORDER_FAILED', words('PAYMENT_ORDER_FAILED'));
    });
    await shop.later(5 * 60, async () => {
      await shop.visitor().post('/sandbox/razorpay/webhooks');
      await expectPaid(shop, asha, order);
    });
  });

  test('is no reason to hold pieces for longer', async () => {
    const { sku } = await waiting(shop, 'held');
    await shop.later(HOLD_SECONDS + 1, async () => {
      await shop.fault('payments', 'error', async () => {
        await shop.job('release-holds');
      });
      expect(stockOf(sku)).toEqual({ quantity: 10, reserved: 0 });
    });
  });
});

test('a request that is repeated leads to the same order and the same page', async () => {
  const [asha, sku] = [await shop.customer('repeating'), await shop.sku({ stock: 50 })];
  const key = { headers: { 'Idempotency-Key': 'repeating' } };
  const answers = await Promise.all(Array.from({ length: 8 }, () => askToPrepay(asha, sku, 1, key)));
  const orders = answers.map((answer) => answer.as(PlacedOrder));
  expect(new Set(orders.map(({ payment_link_url }) => payment_link_url)).size).toBe(1);
  expect(shop.rows('SELECT id FROM payment_links WHERE order_id = ?', orders[0]!.id)).toHaveLength(1);
});

test('what costs less than a rupee is not paid online, and nothing is ordered', async () => {
  const [asha, sku] = [await shop.customer('paise'), await shop.sku({ price: 0.6 })];
  expect(await askToPrepay(asha, sku)).toRefuse(
    422,
    'PREPAID_TOO_SMALL',
    'Online payment starts at ₹1. Please add something to your cart.',
  );
  expect(
    shop.rows('SELECT orders.id FROM orders JOIN users ON users.id = user_id WHERE email = ?', asha.email),
  ).toEqual([]);
});

test('paying online can be switched off, and is refused then', async () => {
  const [asha, sku] = [await shop.customer('offline'), await shop.sku()];
  const set = async (offered: boolean) => {
    const db = openEmbeddedDb(shop.running.databasePath);
    const [{ version, policy }] = await db.read(currentSettings());
    const prepaidPolicy = { ...policy.prepaid, offered };
    await changeSettings(seedingShop(db), SYSTEM, { version, policy: { ...policy, prepaid: prepaidPolicy } });
    db.close();
  };
  if (inject('running').runtime !== 'node') return;
  await set(false);
  expect(await askToPrepay(asha, sku)).toRefuse(
    422,
    'PREPAID_NOT_OFFERED',
    'Online payment is not offered at the moment. Please choose cash on delivery.',
  );
  await set(true);
});
