import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import type { z } from 'zod/mini';
import { addressForm } from './forms.ts';
import type { Answer } from './answer.ts';
import type { MadeSku } from './goods.ts';
import type { Persona, RequestOptions } from './persona.ts';
import type { TestShop } from './shop.ts';

/** The sandbox's keys, as `/sandbox/razorpay/keys.json` shows them. */
export const WEBHOOK_SECRET = 'sandbox-webhook-secret';
export const FORMER_WEBHOOK_SECRET = 'sandbox-former-webhook-secret';
export const KEY_SECRET = 'sandbox-key-secret';

export type Prepaid = z.output<typeof PlacedOrder> & { linkId: string };

/** Orders one SKU with online payment. */
export function askToPrepay(
  persona: Persona,
  sku: Pick<MadeSku, 'skuId'>,
  quantity = 1,
  options?: RequestOptions,
): Promise<Answer> {
  const buyNowItem = { skuId: sku.skuId, quantity };
  const body = { ...addressForm(), checkoutType: 'buy-now', directPurchase: true, buyNowItem };
  return persona.post('/api/orders?paymentMethod=PREPAID&paymentGateway=RAZORPAY', body, options);
}

/** Places an order that waits for its online payment. */
export async function prepaid(persona: Persona, sku: Pick<MadeSku, 'skuId'>, quantity = 1): Promise<Prepaid> {
  const order = (await askToPrepay(persona, sku, quantity)).as(PlacedOrder);
  return { ...order, linkId: linkIn(order.payment_link_url) };
}

/**
 * Makes a customer with an unpaid online order of two pieces at ₹1,000: ₹1,800 after the discount for online payment.
 */
export async function waiting(shop: TestShop, name: string, stock = 10) {
  const [asha, sku] = [await shop.customer(name), await shop.sku({ price: 1000, stock })];
  const order = await prepaid(asha, sku, 2);
  return { asha, sku, order };
}

export async function orderOf(persona: Persona, { orderId }: Pick<Prepaid, 'orderId'>) {
  return (await persona.get(`/api/orders/${orderId}`)).as(Order);
}

/** Expects that an order is paid and placed, and that its pieces are reserved. */
export async function expectPaid(shop: TestShop, asha: Persona, order: Prepaid): Promise<void> {
  expect(await orderOf(asha, order)).toMatchObject({ orderStatus: 'PLACED', paymentStatus: 'COMPLETED' });
  const holds = shop.rows(
    'SELECT until_at FROM reservations JOIN order_items ON order_items.id = order_item_id WHERE order_id = ?',
    order.id,
  );
  expect(holds).toEqual([{ until_at: null }]);
}

/** Returns the gateway's id of a payment link, the end of its page's address. */
export function linkIn(url: string | null): string {
  const id = /\/sandbox\/razorpay\/pay\/(plink_\w+)$/.exec(url ?? '')?.[1];
  if (!id) throw new Error(`${url} is no payment page.`);
  return id;
}

interface AtGateway {
  outcome: 'paid' | 'failed' | 'cancelled' | 'paid_twice' | 'authorized';
  webhooks?: boolean;
  late?: boolean;
  amount?: number;
  currency?: string;
}

/** Plays the payer's action at the gateway. `callback` is the call by which the shop's page then queries the result. */
export async function payAtGateway(
  shop: TestShop,
  order: Pick<Prepaid, 'linkId'>,
  asked: AtGateway,
): Promise<{ paymentIds: string[]; callback: string | null }> {
  const answer = await shop.visitor().post(`/sandbox/razorpay/pay/${order.linkId}`, asked);
  if (answer.status !== 200) throw new Error(`The gateway answered ${answer.status}: ${answer.text}`);
  const { payments, callbackUrl } = answer.json as { payments: { id: string }[]; callbackUrl: string | null };
  const paymentIds = payments.map(({ id }) => id);
  return { paymentIds, callback: callbackUrl && `/payments/${paymentIds[0]}${new URL(callbackUrl).search}` };
}

/** Returns a webhook's body, with only the entities that the shop reads. */
export const webhookBody = (event: string, payload: object) =>
  JSON.stringify({ entity: 'event', account_id: 'acc_test', event, contains: Object.keys(payload), payload });

export function linkPaid({ linkId, orderId }: Pick<Prepaid, 'linkId' | 'orderId'>): string {
  return webhookBody('payment_link.paid', { payment_link: { entity: { id: linkId, reference_id: `${orderId}-1` } } });
}

export const hmac = (secret: string, message: string) => createHmac('sha256', secret).update(message).digest('hex');

/** Sends a webhook as the gateway does, with a new event id by default. */
export function sendWebhook(
  shop: TestShop,
  body: string,
  { secret = WEBHOOK_SECRET, event = `evt_${randomUUID()}` }: { secret?: string; event?: string } = {},
): Promise<Answer> {
  const headers = { 'X-Razorpay-Signature': hmac(secret, body), 'x-razorpay-event-id': event };
  return shop.visitor().send('POST', '/webhooks/razorpay', body, { headers });
}
