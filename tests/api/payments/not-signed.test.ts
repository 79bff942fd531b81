import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  expectPaid,
  FORMER_WEBHOOK_SECRET,
  hmac,
  KEY_SECRET,
  linkPaid,
  orderOf,
  payAtGateway,
  sendWebhook,
  waiting,
  webhookBody,
} from '../../support/pay.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

describe('what the gateway did not sign is not believed:', () => {
  test.each([
    ['no signature', (callback: string) => callback.split('&razorpay_signature')[0]!],
    ['another signature', (callback: string) => callback.replace(/signature=.{8}/, 'signature=00000000')],
    ['another payment', (callback: string) => callback.replaceAll(/pay_\w+/g, 'pay_AAAAAAAAAAAAAA')],
    ['another status', (callback: string) => callback.replace('status=paid', 'status=created')],
  ])('a callback with %s', async (_, forge) => {
    const { asha, order } = await waiting(shop, 'forging');
    const { callback } = await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect(await shop.visitor().post(forge(callback!))).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));
    expect((await orderOf(asha, order)).orderStatus).toBe('PENDING');
  });

  test('a callback of an unpaid order that its shopper signs otherwise', async () => {
    const { asha, order } = await waiting(shop, 'self-made');
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
    const [mine, other] = [await waiting(shop, 'mine'), await waiting(shop, 'other')];
    const { callback } = await payAtGateway(shop, other.order, { outcome: 'paid', webhooks: false });
    const moved = callback!.replace(/^\/payments\/pay_\w+/, `/payments/${mine.order.linkId}`);
    expect(await shop.visitor().post(moved)).toRefuse(401, 'SESSION_EXPIRED');
    expect((await orderOf(mine.asha, mine.order)).orderStatus).toBe('PENDING');
  });

  test('a webhook with another secret, also the key’s, or of another body', async () => {
    const { asha, order } = await waiting(shop, 'unsigned');
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
    const { asha, order } = await waiting(shop, 'rotating');
    await payAtGateway(shop, order, { outcome: 'paid', webhooks: false });
    expect((await sendWebhook(shop, linkPaid(order), { secret: FORMER_WEBHOOK_SECRET })).status).toBe(200);
    await expectPaid(shop, asha, order);
  });

  test('and a right webhook about a payment that never was changes nothing', async () => {
    const { asha, order } = await waiting(shop, 'claimed');
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
    // The shop does not decompress bodies.
    const packed = new Uint8Array(gzipSync(`{"filler":"${'x'.repeat(10_000_000)}"}`));
    const asGzip = { headers: { 'Content-Encoding': 'gzip' } };
    expect(await shop.visitor().send('POST', '/webhooks/razorpay', packed, asGzip)).toRefuse(401, 'SIGNATURE_WRONG');
  });
});
