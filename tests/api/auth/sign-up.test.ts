import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { Session } from '#contract/calls/auth.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { clock } from '../../support/clock.ts';
import { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;
const DAY_SECONDS = 24 * 60 * 60;
const signUp = (body: object) => shop.visitor().post('/auth/signUp', body);

async function newcomer(name: string) {
  const email = shop.emailOf(name);
  return { email, otp: await askForCode(origin, 'customer', email), fullName: 'Kavya Nair', mobile: '9848011223' };
}

test('a newcomer has an account and is signed in', async () => {
  const form = await newcomer('kavya');
  const { jwtToken, role } = (await signUp(form)).as(Session);
  expect(role).toBe('ROLE_CUSTOMER');
  const profile = (await new Persona(origin, jwtToken).get('/api/users/profile')).as(UserProfile);
  expect(profile).toMatchObject({
    email: form.email,
    fullName: 'Kavya Nair',
    mobile: '9848011223',
    emailVerified: true,
    role: 'ROLE_CUSTOMER',
    addresses: [],
  });
});

test('the token says who, as what, in which session and for seven days, and nothing else', async () => {
  const { jwtToken } = (await signUp(await newcomer('tara'))).as(Session);
  const claims = decodeJwt(jwtToken);
  expect(Object.keys(claims).sort()).toEqual(['exp', 'role', 'sid', 'sub']);
  expect(claims.role).toBe('ROLE_CUSTOMER');
  expect(claims.exp! - clock.now() / 1000).toBeGreaterThan(7 * DAY_SECONDS - 60);
  expect(claims.exp! - clock.now() / 1000).toBeLessThanOrEqual(7 * DAY_SECONDS + 1);
});

test('the role, the id and what else a newcomer claims to be is not read', async () => {
  const form = {
    ...(await newcomer('bold')),
    role: 'ROLE_ADMIN',
    id: 1,
    sellerId: 1,
    emailVerified: false,
    isAdmin: true,
  };
  const { jwtToken, role } = (await signUp(form)).as(Session);
  expect(role).toBe('ROLE_CUSTOMER');
  const memberships = shop.rows(
    'SELECT role, seller_id, sub_role FROM memberships JOIN users ON users.id = user_id WHERE email = ?',
    form.email,
  );
  expect(memberships).toEqual([{ role: 'ROLE_CUSTOMER', seller_id: null, sub_role: null }]);
  expect(await new Persona(origin, jwtToken).get('/api/admin/orders')).toRefuse(403, 'NOT_PERMITTED');
});

test('somebody who has an account is signed in and keeps what was known of them', async () => {
  const { email } = await shop.signUp('diya');
  await shop.later(31, async () => {
    const otp = await askForCode(origin, 'customer', email);
    const { jwtToken } = (await signUp({ email, otp, fullName: 'Somebody Else', mobile: '9848011223' })).as(Session);
    const profile = (await new Persona(origin, jwtToken).get('/api/users/profile')).as(UserProfile);
    expect(profile).toMatchObject({ fullName: 'Diya', mobile: '9848012345' });
  });
  expect(shop.rows('SELECT id FROM users WHERE email = ?', email)).toHaveLength(1);
});

test('a code signs up once', async () => {
  const form = await newcomer('once');
  (await signUp(form)).as(Session);
  expect(await signUp(form)).toRefuse(401, 'CODE_VOID');
});

test('a newcomer who presses twenty times has one account and one session', async () => {
  const form = await newcomer('impatient');
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(form)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const users = shop.rows('SELECT id FROM users WHERE email = ?', form.email);
  expect(users).toHaveLength(1);
  expect(shop.rows('SELECT id FROM sessions WHERE user_id = ?', Number(users[0]!.id))).toHaveLength(1);
});

describe('the form is checked field by field:', () => {
  const MOBILE_INVALID = words('ADDRESS_MOBILE_INVALID');
  const LABEL = 'Full name has a character that cannot be printed on a label';
  test.each([
    { field: 'fullName', value: undefined, text: 'Full name is required' },
    { field: 'fullName', value: '   ', text: 'Full name is required' },
    { field: 'fullName', value: 'K'.repeat(81), text: 'Full name can have at most 80 characters' },
    { field: 'fullName', value: '<b>Kavya</b>', text: `${LABEL}: “<” at the beginning` },
    { field: 'fullName', value: 'Kavya 💍', text: `${LABEL}: “💍” after “Kavya”` },
    {
      field: 'fullName',
      value: 'Kavya\u202eriaN',
      text: `${LABEL}: an invisible character (U+202E) after “Kavya”. Please type the text instead of pasting it`,
    },
    { field: 'fullName', value: 'Kavya\nNair', text: `${LABEL}: a line break after “Kavya”` },
    { field: 'mobile', value: undefined, text: MOBILE_INVALID },
    { field: 'mobile', value: '', text: MOBILE_INVALID },
    { field: 'mobile', value: '5848012345', text: MOBILE_INVALID },
    { field: 'mobile', value: '984801234', text: MOBILE_INVALID },
    { field: 'mobile', value: '98480123456', text: MOBILE_INVALID },
    { field: 'mobile', value: '9876543210', text: words('ADDRESS_MOBILE_SEQUENTIAL') },
    { field: 'mobile', value: '9999999999', text: words('ADDRESS_MOBILE_REPEATING') },
    { field: 'mobile', value: '9898989898', text: words('ADDRESS_MOBILE_TEST_PATTERN') },
    { field: 'email', value: 'kavya', text: words('ADDRESS_EMAIL_INVALID') },
    { field: 'otp', value: '12', text: 'Please enter the 6-digit OTP' },
  ])('$field $value', async ({ field, value, text }) => {
    const form = {
      email: shop.emailOf('form'),
      otp: '123456',
      fullName: 'Kavya Nair',
      mobile: '9848011223',
      [field]: value,
    };
    expect(await signUp(form)).toRefuseFields({ [field]: text });
  });

  test('a refused form costs no try of the code', async () => {
    const form = await newcomer('careful');
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await signUp({ ...form, mobile: '12' })).toRefuseFields({ mobile: MOBILE_INVALID });
    }
    (await signUp(form)).as(Session);
  });
});

test.each(['+91 98480 11223', '098480-11223', '919848011223', '0091 9848011223', '98480 11223'])(
  'the mobile number %s is kept as its ten digits',
  async (mobile) => {
    const form = { ...(await newcomer(`m${mobile.replace(/\D/g, '')}x${mobile.length}`)), mobile };
    (await signUp(form)).as(Session);
    expect(shop.row('SELECT mobile FROM users WHERE email = ?', form.email).mobile).toBe('9848011223');
  },
);
