import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../node/migrate.ts';
import { openEmbeddedDb } from '../../node/open-db.ts';
import type { EmbeddedDb } from '../../node/open-db.ts';
import { hmacHex } from '../hmac.ts';
import { openSandbox } from '../../sandbox/sandbox.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { PaymentGateway, PaymentLink } from '../../ports/payments.ts';
import { callbackSignature, razorpay } from './razorpay.ts';
import { SANDBOX_KEYS } from '../../sandbox/payments/sandbox-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-razorpay-'));
const ORIGIN = 'http://localhost:8787';
const HOUR = 3600;
let db: EmbeddedDb;
let sandbox: Sandbox;
let gateway: PaymentGateway;
const received: { event: string; signature: string; id: string; body: string }[] = [];
let shopTakes = true;

beforeAll(() => {
  db = openEmbeddedDb(join(folder, 'x.db'));
  migrate(db.connection);
  sandbox = openSandbox({
    db: () => db,
    origin: ORIGIN,
    async reach(request) {
      const body = await request.text();
      const { event } = JSON.parse(body) as { event: string };
      const [signature, id] = ['x-razorpay-signature', 'x-razorpay-event-id'].map((name) => request.headers.get(name)!);
      received.push({ event, signature: signature!, id: id!, body });
      return new Response(null, { status: shopTakes ? 200 : 503 });
    },
    jobNames: [],
    runJob: () => Promise.resolve(undefined),
  });
  gateway = razorpay(sandbox.fetch, SANDBOX_KEYS);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const LINK: PaymentLink = {
  id: 'plink_1',
  reference: 'RH-1',
  url: `${ORIGIN}/x`,
  status: 'created',
  amountPaise: 1,
  currency: 'INR',
  orderId: null,
  paymentIds: [],
};
let count = 0;
const wanted = (facts: object = {}) => ({
  reference: `RH-TEST-${(count += 1)}`,
  amountPaise: 1234_50,
  description: 'Order',
  customer: { name: 'Asha', email: 'asha@example.in', contact: '+919848012345' },
  expiresAt: sandbox.clock.now() + HOUR * 1000,
  callbackUrl: `${ORIGIN}/payment-success/RH-TEST`,
  ...facts,
});
async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await sandbox.endpoints.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}
const pay = async (link: PaymentLink, body: object) =>
  (await post(`/razorpay/pay/${link.id}`, body)) as { callbackUrl: string; payments: { id: string }[] };

describe('what is signed', () => {
  test.each([
    ['ORD-1001-1', 'e7ec446ec7462b97225af09ee304f15957decd4463ae6b95f94b06af8c03bf0a'],
    ['', 'fdfe75f0a71e48436d4fbcd96518014e3ef0b04cc2cbce1aa3cee0c12e2571f0'],
  ])('by a callback with the reference %j', async (reference, signature) => {
    const parameters = { linkId: 'plink_TEST1', reference, status: 'paid', paymentId: 'pay_TEST1' };
    expect(await callbackSignature('test_key_secret', parameters)).toBe(signature);
  });

  test('by a webhook', async () => {
    const right = '62d22ce9ce336dc5857dbfd6691d9ed56f8cb918ed396e0073d96b08af4d805f';
    expect(await hmacHex('test_webhook_secret', '{"entity":"event"}')).toBe(right);
  });

  test('is believed by the right secret, also the former one of webhooks, and by no other', async () => {
    const body = new TextEncoder().encode('{"entity":"event"}');
    const { keySecret, webhookSecret, formerWebhookSecret } = SANDBOX_KEYS;
    expect(await gateway.verifyWebhook(body, await hmacHex(webhookSecret, body))).toBe(true);
    expect(await gateway.verifyWebhook(body, await hmacHex(formerWebhookSecret!, body))).toBe(true);
    const later = razorpay(sandbox.fetch, { ...SANDBOX_KEYS, formerWebhookSecret: undefined });
    expect(await later.verifyWebhook(body, await hmacHex(formerWebhookSecret!, body))).toBe(false);
    expect(await gateway.verifyWebhook(body, await hmacHex(keySecret, body))).toBe(false);
    expect(await gateway.verifyWebhook(body, '')).toBe(false);
    const other = new TextEncoder().encode('{"entity": "event"}');
    expect(await gateway.verifyWebhook(other, await hmacHex(webhookSecret, body))).toBe(false);
  });
});

describe('a payment link', () => {
  test('is made once for each reference, and found by it', async () => {
    const input = wanted();
    const link = await gateway.createLink(input);
    expect(link).toMatchObject({
      status: 'created',
      amountPaise: 1234_50,
      currency: 'INR',
      reference: input.reference,
    });
    expect(link.url).toBe(`${ORIGIN}/sandbox/razorpay/pay/${link.id}`);
    expect(await gateway.createLink(input)).toEqual(link);
    expect(await gateway.linkByReference(input.reference)).toEqual(link);
    expect(await gateway.linkByReference('RH-NONE')).toBeUndefined();
    expect(await gateway.fetchLink('plink_none')).toBeUndefined();
  });

  test('is not made for less than a rupee, nor for less than a quarter of an hour', async () => {
    await expect(gateway.createLink(wanted({ amountPaise: 99 }))).rejects.toThrow('refused with 400');
    const soon = { expiresAt: sandbox.clock.now() + 60_000 };
    await expect(gateway.createLink(wanted(soon))).rejects.toThrow('at least 15 minutes');
  });

  test('is closed only while nobody has paid', async () => {
    const link = await gateway.createLink(wanted());
    expect(await gateway.cancelLink(link.id)).toMatchObject({ status: 'cancelled' });
    expect(await gateway.cancelLink(link.id)).toMatchObject({ status: 'cancelled' });
    const paid = await gateway.createLink(wanted());
    await pay(paid, { outcome: 'paid' });
    expect(await gateway.cancelLink(paid.id)).toMatchObject({ status: 'paid' });
  });

  test('brings its payer back with parameters that the key’s secret signed', async () => {
    const link = await gateway.createLink(wanted());
    const { callbackUrl, payments } = await pay(link, { outcome: 'paid' });
    const query = new URL(callbackUrl).searchParams;
    const parameters = {
      paymentId: query.get('razorpay_payment_id')!,
      linkId: query.get('razorpay_payment_link_id')!,
      reference: query.get('razorpay_payment_link_reference_id')!,
      status: query.get('razorpay_payment_link_status')!,
      signature: query.get('razorpay_signature')!,
    };
    expect(parameters).toMatchObject({ paymentId: payments[0]!.id, linkId: link.id, status: 'paid' });
    expect(await gateway.verifyCallback(parameters)).toBe(true);
    expect(await gateway.verifyCallback({ ...parameters, paymentId: 'pay_other' })).toBe(false);
    expect(await gateway.linkOfPayment(parameters.paymentId)).toMatchObject({ id: link.id, status: 'paid' });
    const now = (await gateway.fetchLink(link.id))!;
    expect(await gateway.paymentsOf(now)).toMatchObject([{ id: parameters.paymentId, status: 'captured' }]);
  });

  test('whose payment failed can still be paid, and tells of both', async () => {
    const link = await gateway.createLink(wanted());
    await pay(link, { outcome: 'failed' });
    await pay(link, { outcome: 'paid_twice' });
    const now = (await gateway.fetchLink(link.id))!;
    const statuses = (await gateway.paymentsOf(now)).map(({ status }) => status);
    expect(statuses).toEqual(['failed', 'captured', 'captured']);
    expect(now.paymentIds).toHaveLength(2);
  });
});

test('a payment that the bank agreed to late is taken when it is captured', async () => {
  const link = await gateway.createLink(wanted());
  await pay(link, { outcome: 'failed' });
  await pay(link, { outcome: 'authorized' });
  const [payment] = await gateway.paymentsOf((await gateway.fetchLink(link.id))!);
  expect(payment).toMatchObject({ status: 'authorized' });
  expect(await gateway.capture(payment!)).toMatchObject({ status: 'captured' });
  expect(await gateway.capture(payment!)).toMatchObject({ status: 'captured' });
  expect(await gateway.fetchLink(link.id)).toMatchObject({ status: 'paid' });
});

test('payments since an instant are listed with their payers, all of them', async () => {
  const since = sandbox.clock.now();
  for (let made = 0; made < 101; made += 1) await pay(await gateway.createLink(wanted()), { outcome: 'paid' });
  const listed = await gateway.paymentsSince(since);
  expect(new Set(listed.map(({ id }) => id)).size).toBeGreaterThanOrEqual(101);
  expect(listed[0]).toMatchObject({ status: 'captured', amountPaise: 1234_50, contact: '+919848012345' });
  expect(await gateway.paymentsSince(since + 2 * HOUR * 1000)).toEqual([]);
});

test('a refund with one key is given once, never more than was paid', async () => {
  const link = await gateway.createLink(wanted());
  const { payments } = await pay(link, { outcome: 'paid' });
  const refund = { paymentId: payments[0]!.id, amountPaise: 1000_00, key: 'refund-of-test-1' };
  const first = await gateway.refund(refund);
  expect(first).toMatchObject({ amountPaise: 1000_00, receipt: 'refund-of-test-1', status: 'processed' });
  expect(await gateway.refund(refund)).toEqual(first);
  await expect(gateway.refund({ ...refund, amountPaise: 1 * 100 })).rejects.toThrow('same idempotency key');
  await expect(gateway.refund({ ...refund, key: 'refund-of-test-2' })).rejects.toThrow('greater than');
  expect(await gateway.refundsOf(refund.paymentId)).toEqual([first]);
});

test('webhooks are signed by their own secret, and come again until they are taken', async () => {
  await sandbox.deliverWebhooks();
  shopTakes = false;
  received.length = 0;
  const link = await gateway.createLink(wanted());
  await pay(link, { outcome: 'paid' });
  const names = ['payment.authorized', 'payment.captured', 'payment_link.paid'];
  expect(received.map(({ event }) => event)).toEqual(names);
  for (const { body, signature } of received) {
    expect(await gateway.verifyWebhook(new TextEncoder().encode(body), signature)).toBe(true);
  }
  const ids = received.map(({ id }) => id);
  shopTakes = true;
  await post('/clock', { advance: 300 });
  expect(await sandbox.deliverWebhooks()).toMatchObject({ failed: 0 });
  expect(
    received
      .slice(3)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(expect.arrayContaining(ids.toSorted()));
  expect(await sandbox.deliverWebhooks()).toEqual({ delivered: 0, failed: 0 });
});

describe('a gateway in trouble', () => {
  test.each(['error', 'garbage'])('is a fault: %s', async (mode) => {
    await post('/faults', { provider: 'payments', mode });
    await expect(gateway.createLink(wanted())).rejects.toMatchObject({ name: 'ProviderError', provider: 'payments' });
    await post('/faults', { provider: 'payments', mode: 'ok' });
  });

  test.each<[string, Response]>([
    ['429', Response.json({ error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } }, { status: 429 })],
    ['empty', new Response('')],
    ['cut off', new Response('{"id":"plink_1","status":"crea')],
    ['an error under 200', Response.json({ error: { code: 'SERVER_ERROR', description: 'We are down' } })],
    ['a way to somewhere else', Response.redirect('http://169.254.169.254/latest/meta-data', 302)],
  ])('is a fault where its answer is %s, and is asked once', async (_, answer) => {
    let input = 0;
    const broken = razorpay(() => {
      input += 1;
      return Promise.resolve(answer);
    }, SANDBOX_KEYS);
    await expect(broken.paymentsOf({ ...LINK, orderId: 'order_1' })).rejects.toMatchObject({ name: 'ProviderError' });
    expect(input).toBe(1);
  });

  test.each(['quoted', 'bearer'])('refuses a header that is not exactly its own: %s', async (how) => {
    const basic = btoa(`${SANDBOX_KEYS.keyId}:${SANDBOX_KEYS.keySecret}`);
    const headers = { Authorization: how === 'quoted' ? `basic ${basic}` : `Bearer ${basic}` };
    const answer = await sandbox.endpoints.request('/razorpay/v1/payment_links/plink_x', { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
  });
});

test('a link’s page names the sandbox, the amount and the ways to pay, and asks for no card', async () => {
  const link = await gateway.createLink(wanted());
  const answer = await sandbox.endpoints.request(`/razorpay/pay/${link.id}`);
  const text = await answer.text();
  for (const message of ['Sandbox', '₹1,234.50', 'UPI', 'Net banking']) expect(text).toContain(message);
  expect(text).not.toMatch(/<input(?! type="radio")/);
  expect((await sandbox.endpoints.request('/razorpay/pay/plink_none')).status).toBe(404);
});
