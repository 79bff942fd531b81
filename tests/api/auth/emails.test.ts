import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../support/answer.ts';
import { addressForm } from '../../support/forms.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
let asha: Persona;

beforeAll(async () => {
  asha = await shop.customer('asha');
});

const visitor = shop.visitor();
const form = (path: string, fields: Record<string, string>) =>
  visitor.send('POST', path, new URLSearchParams(fields).toString(), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
  });
const INVALID = words('ADDRESS_EMAIL_INVALID');
const question = { name: 'Asha', subject: 'A question', message: 'Hello.' };

/** Every call that takes an email, with the text for an invalid one. */
const ENTRANCES: Record<string, [(email: string) => Promise<Answer>, string]> = {
  'a code for customers': [(email) => visitor.post('/auth/sent/login-signup-otp', { email }), INVALID],
  'a code for sellers': [(email) => visitor.post('/sellers/send/login-signup-otp', { email }), INVALID],
  'signing in': [(email) => visitor.post('/auth/signIn', { email, otp: '123456' }), INVALID],
  'signing in as a seller': [(email) => visitor.post('/sellers/verify/login-top', { email, otp: '123456' }), INVALID],
  'a look at an OTP': [(email) => visitor.post('/auth/verify-otp', { email, otp: '123456' }), INVALID],
  'signing up': [
    (email) => visitor.post('/auth/signUp', { email, otp: '123456', fullName: 'Asha', mobile: '9848012345' }),
    INVALID,
  ],
  'a code for a new email': [(email) => asha.post('/api/users/profile/email-code', { email }), INVALID],
  'a new email': [(email) => asha.patch('/api/users/profile', { email, otp: '123456' }), INVALID],
  'an address': [(email) => asha.post('/api/addresses', addressForm({ email })), INVALID],
  'an order': [(email) => asha.post('/api/orders?paymentMethod=COD', addressForm({ email })), INVALID],
  'the newsletter': [(email) => visitor.post('/subscriptions/blog/newsletter/subscribe', { email }), INVALID],
  'the newsletter, without JavaScript': [(email) => form('/subscriptions/blog/newsletter/subscribe', { email }), ''],
  'a message': [(email) => visitor.post('/api/contact', { ...question, email }), words('CONTACT_INVALID')],
  'a message, without JavaScript': [(email) => form('/contact/message', { ...question, email }), ''],
};

const IN = 'asha@ratnahaat.example';
const BAD = [
  [`${IN}\u0000.evil.in`, 'a NUL that a mail program drops, and the rest with it'],
  ['asha@ratnahaat\u200b.example', 'a space that is not seen'],
  [`as\u00adha@ratnahaat.example`, 'a hyphen that is not seen'],
  ['asha\u202e@ratnahaat.example', 'an override of direction'],
  ['asha@ratn\u0430haat.example', 'a Cyrillic letter that looks Latin'],
  ['asha@ratnahaat\uff0eexample', 'a full-width dot'],
  ['"asha"@ratnahaat.example', 'quotes'],
  [`${IN}.`, 'a dot at its end'],
] as const;

describe.each(Object.keys(ENTRANCES))('for %s', (name) => {
  test.each(BAD)('%j is no e-mail', async (email) => {
    const [ask, text] = ENTRANCES[name]!;
    const before = Number(shop.row('SELECT count(*) AS count FROM outbox').count);
    const answer = await ask(email);
    if (text === '') expect(answer.status).toBe(422);
    else expect(answer).toRefuseFields({ email: text });
    expect(shop.row('SELECT count(*) AS count FROM outbox').count).toBe(before);
  });
});
