import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buy } from '../../support/buy.ts';
import { goodsIn } from '../../support/goods.ts';
import { Persona } from '../../support/persona.ts';
import { uploaded } from '../../support/returns.ts';
import { startSecondShop } from '../../support/second-shop.ts';
import type { SecondShop } from '../../support/second-shop.ts';
import { courierMoves, ship } from '../../support/ship.ts';
import { askForCode, signInAs, signUpAs } from '../../support/sign-in.ts';
import { film } from '../../support/film.ts';
import { beginUpload, fileOf, sendUploadPiece } from '../../support/uploads.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A shop of its own, since all its sessions end here. */
let second: SecondShop;
let visitor: Persona;

beforeAll(async () => {
  second = await startSecondShop(inject('running').runtime);
  visitor = new Persona(second.origin);
});
afterAll(() => second.stop());

const advance = (seconds: number) => visitor.post('/sandbox/clock', { advance: seconds });
const NOTHING = {
  codes: 0,
  keys: 0,
  sessions: 0,
  tickets: 0,
  searches: 0,
  subscribers: 0,
  visits: 0,
  events: 0,
  stockNotices: 0,
  checkouts: 0,
  wishlistItems: 0,
  tries: 0,
  resets: 0,
  registrations: 0,
  dataRequests: 0,
  unprovenSellers: 0,
  googleTokens: 0,
  invitations: 0,
  importRows: 0,
  imports: 0,
  files: 0,
  uploads: 0,
  labels: 0,
  messages: 0,
  messageReplies: 0,
};
const purgeExpired = async () => (await visitor.post('/sandbox/jobs/purge-expired')).json;

test('what has done its service is forgotten in its time, and not before', async () => {
  const email = 'asha@example.in';
  const token = await signUpAs(second.origin, { email, fullName: 'Asha', mobile: '9848012345' });
  const asha = new Persona(second.origin, token);
  expect((await visitor.get('/notifications/visitors')).status).toBe(200);
  expect(await purgeExpired()).toEqual(NOTHING);
  await visitor.post('/subscriptions/blog/newsletter/subscribe', { email });
  const [product] = ((await visitor.get('/products')).json as { content: { id: number }[] }).content;
  await asha.post(`/api/wishlist/add-product/${product!.id}`);
  await asha.delete(`/api/wishlist/remove-product/${product!.id}`);
  await visitor.post('/sellers/login', { email, password: 'correct horse battery' });
  await visitor.post('/auth/reset-password-request', { email });

  await advance(25 * HOUR);
  expect(await purgeExpired()).toEqual({
    ...NOTHING,
    codes: 1,
    visits: 1,
    wishlistItems: 1,
    tries: 1,
    resets: 1,
  });
  expect((await asha.get('/api/cart')).status).toBe(200);

  // A picture uploaded for a return that nobody requested.
  const { url, key } = await uploaded(asha);
  expect((await visitor.get(url)).status).toBe(200);
  const lies = () => existsSync(join(dirname(second.databasePath), 'media', key));
  // On Workers files are in a bucket.
  expect(lies()).toBe(inject('running').runtime === 'node');
  await advance(23 * HOUR);
  expect(await purgeExpired()).toMatchObject({ files: 0 });
  await advance(2 * HOUR);
  expect(await purgeExpired()).toMatchObject({ files: 1 });
  await visitor.post('/sandbox/jobs/send-outbox');
  expect(lies()).toBe(false);
  expect(await purgeExpired()).toMatchObject({ files: 0 });

  await advance(36 * DAY);
  // One of the subscribers, and the two files with their rows, are the demo shop's.
  expect(await purgeExpired()).toEqual({ ...NOTHING, sessions: 1, subscribers: 2, imports: 2, importRows: 4 });
  expect(await purgeExpired()).toEqual(NOTHING);
  expect((await asha.get('/api/cart')).status).toBe(401);

  const otp = await askForCode(second.origin, 'customer', email);
  expect((await visitor.post('/auth/signIn', { email, otp })).status).toBe(200);
});

test('a file nobody goes on sending is let go after a day, with the piece that came', async () => {
  const meera = new Persona(second.origin, await signInAs(second.origin, 'seller', 'meera@ratnahaat.example'));
  const bytes = film(1.5 * 1024 * 1024);
  const { id } = await beginUpload(meera, fileOf(bytes));
  await sendUploadPiece(meera, id, bytes, 0);
  // On Workers the parts of uploads are in a bucket.
  const folder = join(dirname(second.databasePath), 'media');
  const kept = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => /^private.*\.p\d+$/.test(name)).length : 0;
  expect(kept()).toBe(inject('running').runtime === 'node' ? 1 : 0);
  await advance(23 * HOUR);
  expect(await purgeExpired()).toMatchObject({ uploads: 0 });
  await advance(2 * HOUR);
  expect(await purgeExpired()).toMatchObject({ uploads: 1 });
  await visitor.post('/sandbox/jobs/send-outbox');
  expect(kept()).toBe(0);
});

test.runIf(inject('running').runtime === 'node')('a parcel has its label until a month after it arrived', async () => {
  const email = 'meera@ratnahaat.example';
  const meera = new Persona(second.origin, await signInAs(second.origin, 'seller', email));
  const person = { email: 'rukmini@example.in', fullName: 'Rukmini', mobile: '9848012345' };
  const rukmini = new Persona(second.origin, await signUpAs(second.origin, person));
  const { orderId } = await buy(rukmini, await goodsIn(second.databasePath, 'label').sku());
  const { id, awb } = await ship(meera, orderId);
  const { url } = (await meera.get(`/api/shipments/${id}/label`)).json as { url: string };
  const lies = () =>
    existsSync(join(dirname(second.databasePath), 'media', basename(new URL(url, second.origin).pathname)));
  for (const step of ['PICKED UP', 'DELIVERED'] as const) await courierMoves(visitor, awb, step);
  expect(lies()).toBe(true);
  await advance(29 * DAY);
  expect(await purgeExpired()).toMatchObject({ labels: 0 });
  await advance(2 * DAY);
  expect(await purgeExpired()).toMatchObject({ labels: 1 });
  await visitor.post('/sandbox/jobs/send-outbox');
  expect(lies()).toBe(false);
  expect(await purgeExpired()).toMatchObject({ labels: 0 });
});
