import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Order } from '#contract/calls/orders.ts';
import {
  FORMER_WEBHOOK_SECRET,
  hmac,
  KEY_SECRET,
  linkPaid,
  payAtGateway,
  prepaid,
  sendWebhook,
  webhookBody,
} from '../../support/pay.ts';
import type { Prepaid } from '../../support/pay.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const orderOf = async (persona: Persona, { orderId }: Pick<Prepaid, 'orderId'>) =>
  (await persona.get(`/api/orders/${orderId}`)).as(Order);
/** Somebody with an order of two pieces at ₹1,000 that waits to be paid: ₹1,800 with what paying online takes off. */
async function waiting(name: string, stock = 10) {
  const [asha, sku] = [await shop.customer(name), await shop.sku({ price: 1000, stock })];
  const order = await prepaid(asha, sku, 2);
  return { asha, sku, order };
}

async function expectPaid(asha: Persona, order: Prepaid): Promise<void> {
  expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'COMPLETED' });
  const holds = shop.rows(
    'SELECT until_at FROM reservations JOIN order_items ON order_items.id = order_item_id WHERE order_id = ?',
    order.id,
  );
  expect(holds).toEqual([{ until_at: null }]);
}

describe('what the gateway did not sign is not believed:', () => {
  test.each([
    ['no signature', (callback: string) => callback.split('&razorpay_signature')[0]!],
    ['another signature', (callback: string) => callback.replace(/signature=.{8}/, 'signature=00000000')],
    ['another payment', (callback: string) => callback.replaceAll(/pay_\w+/g, 'pay_AAAAAAAAAAAAAA')],
    ['another status', (callback: string) => callback.replace('status=paid', 'status=created')],
  ])('a callback with %s', async (_, forge) => {
    const { asha, order } = await waiting('forging');
    const { callback } = await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect(await shop.visitor().post(forge(callback!))).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
  });

  test('a callback of an unpaid order that its shopper signs otherwise', async () => {
    const { asha, order } = await waiting('self-made');
    const values = [order.linkId, `${order.orderId}-1`, 'paid', 'pay_AAAAAAAAAAAAAA'];
    const query = new URLSearchParams({
      razorpay_payment_id: values[3]!,
      razorpay_payment_link_id: values[0]!,
      razorpay_payment_link_reference_id: values[1]!,
      razorpay_payment_link_status: 'paid',
      razorpay_signature: hmac('guessed', values.join('|')),
    });
    const answer = await asha.post(`/payments/${order.linkId}?${query.toString()}`);
    expect(answer).toRefuse(409, 'PAYMENT_NOT_VERIFIED', words('PAYMENT_VERIFICATION_FAILED'));
  });

  test('the right signature of another order says nothing of this one', async () => {
    const [mine, other] = [await waiting('mine'), await waiting('other')];
    const { callback } = await payAtGateway(shop, other.order, { outcome: 'paid', webhooks: false });
    const moved = callback!.replace(/^\/payments\/pay_\w+/, `/payments/${mine.order.linkId}`);
    expect(await shop.visitor().post(moved)).toRefuse(401, 'SESSION_EXPIRED');
    expect((await orderOf(mine.asha, mine.order)).orderStatus).toBe('PENDING');
  });

  test('a webhook with another secret, also the key’s, or of another body', async () => {
    const { asha, order } = await waiting('unsigned');
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    for (const secret of [KEY_SECRET, 'guessed', '']) {
      if (secret === '') continue;
      expect(await sendWebhook(shop, linkPaid(order), { secret })).toRefuse(401, 'SIGNATURE_WRONG');
    }
    const bare = await shop.visitor().send('POST', '/webhooks/razorpay', linkPaid(order));
    expect(bare).toRefuse(401, 'SIGNATURE_WRONG', 'The signature is not right.');
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
    expect(shop.log()).toContain('"webhook.forged"');
  });

  test('but the former secret is, while it is changed', async () => {
    const { asha, order } = await waiting('rotating');
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect((await sendWebhook(shop, linkPaid(order), { secret: FORMER_WEBHOOK_SECRET })).status).toBe(200);
    await expectPaid(asha, order);
  });

  test('and a right webhook about a payment that never was changes nothing', async () => {
    const { asha, order } = await waiting('claimed');
    expect((await sendWebhook(shop, linkPaid(order))).status).toBe(200);
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
  });

  test('nor does one about nothing the shop knows, or that nobody can read', async () => {
    const unknown = { payment: { entity: { id: 'pay_ZZZZZZZZZZZZZZ' } } };
    expect((await sendWebhook(shop, webhookBody('payment.captured', unknown))).json).toEqual({ received: true });
    expect((await sendWebhook(shop, '{"event": 1}')).json).toEqual({ received: true });
    expect((await sendWebhook(shop, webhookBody('settlement.processed', {}))).json).toEqual({ received: true });
    const big = JSON.stringify({ filler: 'x'.repeat(200_000) });
    expect(await sendWebhook(shop, big)).toRefuse(413, 'BODY_TOO_LARGE');
    expect(await sendWebhook(shop, `${'['.repeat(50)}${']'.repeat(50)}`)).toRefuse(400, 'BODY_TOO_DEEP');
    const headers = { 'Content-Type': 'text/plain' };
    expect(await shop.visitor().send('POST', '/webhooks/razorpay', '{}', { headers })).toRefuse(415, 'BODY_TYPE');
    // What is packed is not unpacked.
    const packed = new Uint8Array(gzipSync(`{"filler":"${'x'.repeat(10_000_000)}"}`));
    const asGzip = { headers: { 'Content-Encoding': 'gzip' } };
    expect(await shop.visitor().send('POST', '/webhooks/razorpay', packed, asGzip)).toRefuse(401, 'SIGNATURE_WRONG');
  });
});
