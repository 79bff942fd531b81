import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { Session } from '#contract/calls/auth.ts';
import { Message } from '#contract/calls/wire.ts';
import { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';

const shop = openShop();
const { origin } = shop.running;
const signIn = (email: string, otp: string) => shop.visitor().post('/auth/signIn', { email, otp });

test('a customer is signed in as a customer, each time with a session of its own', async () => {
  const { email, token } = await shop.signUp('asha');
  await shop.later(31, async () => {
    const { jwtToken, role } = (await signIn(email, await askForCode(origin, 'customer', email))).as(Session);
    expect(role).toBe('ROLE_CUSTOMER');
    expect(decodeJwt(jwtToken).sid).not.toBe(decodeJwt(token!).sid);
    expect((await new Persona(origin, jwtToken).get('/api/cart')).status).toBe(200);
    expect((await new Persona(origin, token).get('/api/cart')).status).toBe(200);
  });
});

test('staff of the house sign in the same way, as staff', async () => {
  const { email } = await shop.staff({ subRole: 'support' });
  await shop.later(31, async () => {
    const { role } = (await signIn(email, await askForCode(origin, 'customer', email))).as(Session);
    expect(role).toBe('ROLE_ADMIN');
  });
});

test('a seller who signs in as customers do is a customer', async () => {
  const { email } = await shop.staff({ seller: 'meera', subRole: 'owner' });
  const { jwtToken, role } = (await signIn(email, await askForCode(origin, 'customer', email))).as(Session);
  expect(role).toBe('ROLE_CUSTOMER');
  expect(await new Persona(origin, jwtToken).get('/seller/orders')).toRefuse(403, 'NOT_PERMITTED');
});

test('a right code without an account leads to signing up, and stays good for it', async () => {
  const email = shop.emailOf('newcomer');
  const otp = await askForCode(origin, 'customer', email);
  expect(await signIn(email, otp)).toRefuse(404, 'ACCOUNT_MISSING', 'No account with this email. Please sign up.');
  (await shop.visitor().post('/auth/signUp', { email, otp, fullName: 'Nila', mobile: '9848011223' })).as(Session);
});

test('a wrong code is told alike with an account and without', async () => {
  const { email } = await shop.member();
  const nobody = shop.emailOf('nobody');
  const told = async (whose: string, otp: string) => whatItTells(await signIn(whose, otp));
  expect(await told(email, '123456')).toEqual(await told(nobody, '123456'));
  const codes = [await askForCode(origin, 'customer', email), await askForCode(origin, 'customer', nobody)];
  const wrong = ['000000', '000001', '000002'].find((otp) => !codes.includes(otp))!;
  expect(await told(email, wrong)).toEqual(await told(nobody, wrong));
});

test('a code signs in once', async () => {
  const { email } = await shop.signUp('once');
  await shop.later(31, async () => {
    const otp = await askForCode(origin, 'customer', email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email, otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signIn(email, otp)).toRefuse(401, 'CODE_VOID');
  });
});

test('whether a code is right is told without using it up, as one of its tries', async () => {
  const email = shop.emailOf('steps');
  const otp = await askForCode(origin, 'customer', email);
  const verify = () => shop.visitor().post('/auth/verify-otp', { email, otp });
  for (let tries = 1; tries <= 4; tries += 1) (await verify()).as(Message);
  expect(shop.rows('SELECT id FROM users WHERE email = ?', email)).toEqual([]);
  (await verify()).as(Message);
  expect(await verify()).toRefuse(429, 'CODE_TRIES_USED_UP');
});
