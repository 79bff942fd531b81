import type { z } from 'zod/mini';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { UploadedFile } from '#contract/calls/files.ts';
import { AskedReturn, ManagedReturn } from '#contract/calls/returns.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import type { Answer } from './answer.ts';
import { buy } from './buy.ts';
import { film, LEAST_FILM_BYTES } from './film.ts';
import type { MadeSku } from './goods.ts';
import sharp from 'sharp';
import { payAtGateway, prepaid } from './pay.ts';
import { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { signInAs } from './sign-in.ts';

export const A_DAY = 24 * 60 * 60;
export const BY_UPI = { destination: { way: 'UPI', upiId: 'Asha.Rao@okhdfc' } };

/** The smallest valid files of their kinds. */
export const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
/** A picture of 240 × 240 pixels, large enough for goods. */
export const GOODS_PICTURE = Uint8Array.from(
  await sharp({ create: { width: 240, height: 240, channels: 3, background: '#a33' } })
    .png()
    .toBuffer(),
);
export const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const FILM = film(LEAST_FILM_BYTES);

/** Uploads a file as a browser's form does. */
export async function sendFile(
  who: Persona,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'a.png',
  folder = 'returns',
): Promise<Answer> {
  return sendForm(who, '/api/user/files/upload', { folder, file: new File([bytes], name) });
}

/** Sends a form with files as a browser does. */
export async function sendForm(
  who: Persona,
  path: string,
  fields: Record<string, string | File>,
  key?: string,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const headers = {
    'Content-Type': body.headers.get('content-type')!,
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
  return who.send('POST', path, new Uint8Array(await body.arrayBuffer()), { headers });
}

export async function uploaded(who: Persona, bytes = PICTURE, name?: string): Promise<UploadedFile> {
  return (await sendFile(who, bytes, name)).as(UploadedFile);
}

/** Makes a delivered order, paid online or by cash on delivery. */
export async function delivered(
  shop: TestShop,
  asha: Persona,
  sku: MadeSku,
  { quantity = 1, way = 'PREPAID' }: { quantity?: number; way?: 'PREPAID' | 'COD' } = {},
): Promise<Order> {
  let id: number;
  if (way === 'COD') ({ id } = await buy(asha, sku, quantity));
  else {
    const order = await prepaid(asha, sku, quantity);
    await payAtGateway(shop, order, { outcome: 'paid' });
    ({ id } = order);
  }
  (await shop.seller('meera').patch(`/seller/orders/${id}/status/DELIVERED`)).as(ManagedOrder);
  return (await asha.get(`/api/orders/${id}`)).as(Order);
}

/** Requests the return of pieces of the only item. */
export function askBack(who: Persona, order: Order, body: object = {}, quantity = 1, key?: string): Promise<Answer> {
  const items = [{ orderItemId: order.orderItems[0]!.id, quantity, reason: 'changedMind' }];
  const headers = key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
  return who.post('/api/returns', { orderId: order.orderId, items, ...body }, headers);
}

export async function asked(who: Persona, order: Order, body: object = {}, quantity = 1) {
  return (await askBack(who, order, body, quantity)).as(AskedReturn);
}

/** The bodies of the steps that need one. */
const SAID: Partial<Record<ReturnStatus, object>> = {
  REJECTED: { reason: 'Worn' },
  INSPECTED: { condition: 'restock' },
  REFUNDED: { reason: 'Returned in time' },
};

export function move(staff: Persona, id: number, to: ReturnStatus, body?: object): Promise<Answer> {
  return staff.patch(`/api/returns/${id}/status/${to}`, body ?? SAID[to] ?? {});
}

/** Moves a return through these steps and returns its last state. */
export async function through(
  staff: Persona,
  id: number,
  steps: readonly ReturnStatus[],
): Promise<z.output<typeof ManagedReturn>> {
  let last: Answer | undefined;
  for (const step of steps) last = await move(staff, id, step);
  return last!.as(ManagedReturn);
}

export const TO_INSPECTED = ['APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED'] as const;

/** Returns the quantity of a SKU, and its reserved quantity. */
export function stockOf(shop: TestShop, { skuId }: Pick<MadeSku, 'skuId'>) {
  return shop.row('SELECT quantity, reserved_quantity AS reserved FROM inventory WHERE sku_id = ?', skuId);
}

/** Returns each refund of an order, in paise. */
export function refundsOf(shop: TestShop, orderId: number): number[] {
  return shop
    .rows('SELECT amount_paise AS amount FROM refunds WHERE order_id = ? ORDER BY id', orderId)
    .map(({ amount }) => Number(amount));
}

export async function readOrder(who: Persona, id: number) {
  return (await who.get(`/api/orders/${id}`)).as(Order);
}

/** Returns the same person with a new session: after a week of clock time the former one has expired. */
export async function signedIn({ running }: TestShop, { email }: Persona): Promise<Persona> {
  return new Persona(running.origin, await signInAs(running.origin, 'customer', email), email);
}

/** Returns the refusal of a return that is not possible. */
export const notPossible = (reason: string) => [409, 'RETURN_NOT_POSSIBLE', reason] as const;
