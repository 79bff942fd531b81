import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Persona } from '../../support/persona.ts';
import { startSecondShop } from '../../support/second-shop.ts';
import type { SecondShop } from '../../support/second-shop.ts';
import { askForCode, signUpAs } from '../../support/sign-in.ts';

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
const NOTHING = { codes: 0, keys: 0, sessions: 0, tickets: 0, searches: 0, subscribers: 0, visits: 0, events: 0 };
const purgeExpired = async () => (await visitor.post('/sandbox/jobs/purge-expired')).json;

test('what has done its service is forgotten in its time, and not before', async () => {
  const email = 'asha@example.in';
  const token = await signUpAs(second.origin, { email, fullName: 'Asha', mobile: '9848012345' });
  const asha = new Persona(second.origin, token);
  expect((await visitor.get('/notifications/visitors')).status).toBe(200);
  expect(await purgeExpired()).toEqual(NOTHING);
  await visitor.post('/subscriptions/blog/newsletter/subscribe', { email });

  await advance(25 * HOUR);
  expect(await purgeExpired()).toEqual({ ...NOTHING, codes: 1, visits: 1 });
  expect((await asha.get('/api/cart')).status).toBe(200);

  await advance(36 * DAY);
  expect(await purgeExpired()).toEqual({ ...NOTHING, sessions: 1, subscribers: 1 });
  expect(await purgeExpired()).toEqual(NOTHING);
  expect((await asha.get('/api/cart')).status).toBe(401);

  const otp = await askForCode(second.origin, 'customer', email);
  expect((await visitor.post('/auth/signIn', { email, otp })).status).toBe(200);
});
