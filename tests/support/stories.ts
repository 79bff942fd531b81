import { expect } from 'vitest';
import { Order, PlacedOrder } from '#contract/calls/orders.ts';
import { AskedReturn } from '#contract/calls/returns.ts';
import type { Answer } from './answer.ts';
import { fillCart } from './buy.ts';
import { addressForm, couponForm } from './forms.ts';
import type { MadeSku } from './goods.ts';
import { linkIn } from './pay.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';

/** More attempts than one interruption needs. */
const MOST_TRIES = 3;

/** A shopper and the goods of their next order, prepared before any interruption. */
export interface Scene {
  shop: TestShop;
  person: Persona;
  sku: MadeSku;
  coupon: string;
  /** Part of the Idempotency-Keys. */
  name: string;
}

let scenes = 0;

/** Prepares a person with two pieces at ₹1,000 and a ten-percent coupon in the cart. */
export async function newScene(shop: TestShop, person: Persona): Promise<Scene> {
  scenes += 1;
  const sku = await shop.sku({ price: 1000, stock: 10 });
  const form = couponForm({ minimumOrderValue: 0 });
  expect((await shop.admin().post('/api/coupons/admin/create', form)).status).toBe(200);
  const coupon = String(form.code).toUpperCase();
  // An earlier scene may have put items back into the cart.
  expect((await person.delete('/api/cart/clear')).status).toBeLessThan(300);
  await fillCart(person, sku, 2);
  const applied = await person.post(`/api/coupons/apply?apply=true&orderValue=1&code=${coupon}`);
  expect(applied.status, applied.text).toBe(200);
  return { shop, person, sku, coupon, name: `scene-${scenes}` };
}

/** Repeats a request until the answer is no fault, as a client does that got no answer. */
export async function insist(request: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request();
    if (answer.status < 500 || tries === MOST_TRIES) return answer;
  }
}

const key = (name: string) => ({ headers: { 'Idempotency-Key': name } });

export async function checkOut(
  { person, name }: Scene,
  method: 'COD' | 'PREPAID',
): Promise<{ id: number; orderId: string; url: string | null }> {
  const ask = () => person.post(`/api/orders?paymentMethod=${method}`, addressForm(), key(`${name}-order`));
  const { id, orderId, payment_link_url: url } = (await insist(ask)).as(PlacedOrder);
  return { id, orderId, url };
}

/** The way in which the shop learns of a payment at once, if at all. */
type Heard = 'webhooks' | 'comes back' | 'nobody hears' | 'late';

/** Pays at the gateway. */
export async function payOnline({ shop, person }: Scene, url: string, heard: Heard): Promise<void> {
  const webhooks = heard === 'webhooks' || heard === 'late';
  const asked = { outcome: 'paid', webhooks, late: heard === 'late' };
  const paid = await person.post(`/sandbox/razorpay/pay/${linkIn(url)}`, asked);
  expect(paid.status, paid.text).toBe(200);
  if (heard !== 'comes back') return;
  const { payments, callbackUrl } = paid.json as { payments: { id: string }[]; callbackUrl: string };
  const path = `/payments/${payments[0]!.id}${new URL(callbackUrl).search}`;
  expect((await insist(() => shop.visitor().post(path))).status).toBe(200);
}

/** Cancels this many pieces, or all that are left. */
export async function cancelSome({ person, name }: Scene, orderId: string, quantity?: number): Promise<void> {
  const [item] = (await insist(() => person.get(`/api/orders/${orderId}`))).as(Order).orderItems;
  const body = quantity === undefined ? {} : { items: [{ orderItemId: item!.id, quantity }] };
  const ask = () => person.put(`/orders/${orderId}/cancel`, body, key(`${name}-cancel-${quantity ?? 'all'}`));
  const answer = await insist(ask);
  expect(answer.status, answer.text).toBe(200);
}

/** Switches an order by cash on delivery to online payment, and returns the address of the payment page. */
export async function switchToPrepaid({ person }: Scene, orderId: string): Promise<string> {
  const answer = await insist(() => person.post(`/api/orders/${orderId}/switch-to-prepaid`));
  return answer.as(PlacedOrder).payment_link_url!;
}

/** Switches an unpaid order to cash on delivery. */
export async function switchToCod({ person }: Scene, orderId: string): Promise<void> {
  const answer = await insist(() => person.post(`/api/orders/${orderId}/switch-to-cod`));
  expect(answer.status, answer.text).toBe(200);
}

/** Puts the items of an unpaid order back into the cart. */
export async function putBack({ person, name }: Scene, orderId: string): Promise<void> {
  const answer = await insist(() => person.post(`/api/orders/${orderId}/back-to-cart`, {}, key(`${name}-put-back`)));
  expect(answer.status, answer.text).toBe(200);
}

/** Sends a request of the scene's seller. A repeated request is answered with the present state. */
async function sellerAsks({ shop }: Scene, path: string, body: object = {}): Promise<Answer> {
  const answer = await insist(() => shop.seller('meera').post(path, body));
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

/** Books a parcel, assigns an AWB and requests the pickup, as the seller. */
export async function sendParcel(scene: Scene, orderId: string): Promise<void> {
  await sellerAsks(scene, '/shipping/orders', { orderId });
  const { data } = (await sellerAsks(scene, `/shipping/awb/${orderId}`)).json as { data: { id: number } };
  await sellerAsks(scene, `/shipping/shipment/${data.id}/pickup`);
}

export async function cancelParcel(scene: Scene, orderId: string): Promise<void> {
  await sellerAsks(scene, `/shipping/orders/${orderId}/cancel`);
}

/** Marks an order as delivered, as the seller. */
export async function arrives({ shop }: Scene, orderId: string): Promise<void> {
  const answer = await shop.seller('meera').patch(`/seller/orders/${orderId}/status/DELIVERED`);
  expect(answer.status, answer.text).toBe(200);
}

/** Requests a return of one piece for a refund, and returns the return's id. */
export async function askBack({ person, name }: Scene, orderId: string, more: object = {}): Promise<number> {
  const [item] = (await insist(() => person.get(`/api/orders/${orderId}`))).as(Order).orderItems;
  const body = { orderId, items: [{ orderItemId: item!.id, quantity: 1, reason: 'changedMind' }], ...more };
  return (await insist(() => person.post('/api/returns', body, key(`${name}-back`)))).as(AskedReturn).id;
}

/** Moves a return through these steps as the seller, with the body of each step. */
export async function moveBack({ shop, name }: Scene, id: number, steps: Record<string, object>): Promise<void> {
  for (const [step, said] of Object.entries(steps)) {
    const path = `/api/returns/${id}/status/${step}`;
    const answer = await insist(() => shop.seller('meera').patch(path, said, key(`${name}-${step}`)));
    expect(answer.status, answer.text).toBe(200);
  }
}

const AN_HOUR = 3600;

const JOBS = ['reconcile-payments', 'release-holds', 'send-outbox'];

/**
 * Advances the clock and runs the jobs for all remaining work. A job that fails runs again.
 * @param settled resolves when no work after an answer or a job is left, which in reality takes less than an hour
 */
export async function tidyUp(shop: TestShop, settled: () => Promise<void>): Promise<void> {
  const visitor = shop.visitor();
  await shop.later(0, async () => {
    for (const seconds of [AN_HOUR, AN_HOUR]) {
      await shop.advance(seconds);
      for (const path of ['razorpay/webhooks', ...JOBS.map((job) => `jobs/${job}`)]) {
        await insist(() => visitor.post(`/sandbox/${path}`));
        await settled();
      }
    }
  });
}

/** Returns the end state of a scene, without names and times that differ between scenes. */
export function endOf({ shop, person, sku, coupon }: Scene): object {
  const orders = shop.rows(
    `SELECT orders.id, number, orders.status, payment_status, total_paise, coupon_discount_paise FROM orders
      JOIN order_items ON order_id = orders.id WHERE sku_id = ? ORDER BY orders.id`,
    sku.skuId,
  );
  return {
    stock: shop.row('SELECT quantity, reserved_quantity FROM inventory WHERE sku_id = ?', sku.skuId),
    cart: shop.rows(
      'SELECT quantity FROM cart_items JOIN users ON users.id = user_id WHERE email = ? AND sku_id = ?',
      person.email,
      sku.skuId,
    ),
    coupon: shop.row('SELECT usage_count FROM coupons WHERE code = ?', coupon),
    orders: orders.map(({ id, number, ...order }) => ({ ...order, ...ofOrder(shop, Number(id), String(number)) })),
  };
}

function ofOrder(shop: TestShop, id: number, number: string): object {
  const rows = (sql: string) => shop.rows(sql, id);
  const link = `(SELECT replace(gateway_link, 'plink_', 'order_') FROM payment_links WHERE order_id = ?)`;
  return {
    history: rows('SELECT event, to_status FROM order_history WHERE order_id = ? ORDER BY id'),
    consignments: rows('SELECT status FROM consignments WHERE order_id = ? ORDER BY status'),
    // A closed page and an expired one count as the same.
    links: rows(
      `SELECT attempt, CASE status WHEN 'paid' THEN 'paid' WHEN 'created' THEN 'open' ELSE 'over' END AS state
        FROM payment_links WHERE order_id = ?`,
    ),
    payments: rows('SELECT status, returned_as FROM payments WHERE order_id = ?'),
    refunds: rows('SELECT amount_paise, cause, status FROM refunds WHERE order_id = ? ORDER BY id'),
    papers: rows('SELECT kind, total_paise FROM documents WHERE order_id = ? ORDER BY id'),
    parcels: rows(
      `SELECT shipments.status, shipments.awb IS NOT NULL AS has_awb FROM shipments
        JOIN consignments ON consignments.id = consignment_id WHERE order_id = ? ORDER BY shipments.id`,
    ),
    atCourier: shop.rows(
      `SELECT status_number, is_return FROM sandbox_parcels WHERE reference LIKE ? || '-%'
        OR reference IN (SELECT reference FROM returns WHERE order_id = ?) ORDER BY id`,
      number,
      id,
    ),
    returns: rows(
      `SELECT returns.status, resolution, condition, awb IS NOT NULL AS has_awb, group_concat(return_events.status) AS steps
        FROM returns JOIN return_events ON return_id = returns.id WHERE order_id = ? GROUP BY returns.id`,
    ),
    outboxOfReturns: rows(
      `SELECT outbox.kind, replace(key, reference, '') AS key, outbox.status FROM outbox
        JOIN returns ON instr(key, reference) > 0 WHERE order_id = ? ORDER BY 2`,
    ),
    gateway: rows(
      `SELECT entity ->> '$.amount' AS amount, entity ->> '$.amount_refunded' AS refunded FROM sandbox_razorpay
        WHERE parent IN ${link}`,
    ),
    outbox: shop
      .rows("SELECT kind, key, status FROM outbox WHERE key LIKE '%' || ? || '%' ORDER BY key", number)
      .map(({ kind, key: name, status }) => `${String(kind)} ${String(name).replace(number, '')} ${String(status)}`),
    mails: shop
      .rows("SELECT subject FROM sandbox_mails WHERE subject LIKE '%' || ? || '%' ORDER BY subject", number)
      .map(({ subject }) => String(subject).replace(number, '')),
  };
}
