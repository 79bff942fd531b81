import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Answer } from '../../support/answer.ts';
import { openFaultyShop } from '../../support/faulty-shop.ts';
import type { FaultyShop } from '../../support/faulty-shop.ts';
import { sellerForm } from '../../support/forms.ts';
import { memberWithPassword } from '../../support/passwords.ts';

/*
 * The duration of an answer must not disclose whether an account exists, so the shop does the same work for everybody.
 * Durations are no reliable test, so these tests compare the work: each statement, and each slow hash.
 */

const run = inject('running');
let faulty: FaultyShop;
/** Emails of people with different kinds of accounts, and of nobody. */
let emails: Record<'nobody' | 'customer' | 'seller' | 'sellerWithoutPassword' | 'ofTheHouse', string>;

beforeAll(async () => {
  if (run.runtime !== 'node') return;
  faulty = await openFaultyShop(run);
  const { shop } = faulty;
  emails = {
    nobody: shop.emailOf('nobody'),
    customer: (await shop.member()).email,
    seller: (await memberWithPassword(shop)).email,
    sellerWithoutPassword: (await shop.member({ seller: 'meera', subRole: 'support' })).email,
    ofTheHouse: (await shop.member({ subRole: 'support' })).email,
  };
});
afterAll(() => faulty?.close());

/** The requests by which an attacker could find out whether an email has an account. */
const QUESTIONS: Record<string, { ask: (email: string) => Promise<Answer>; hashes: number }> = {
  'a code': { ask: (email) => ask('/auth/sent/login-signup-otp', { email }), hashes: 0 },
  'a code for sellers': { ask: (email) => ask('/sellers/send/login-signup-otp', { email }), hashes: 0 },
  'a sign-in with a wrong code': { ask: (email) => ask('/auth/signIn', { email, otp: '123456' }), hashes: 0 },
  'a sign-in as a seller with a wrong code': {
    ask: (email) => ask('/sellers/verify/login-top', { email, otp: '123456' }),
    hashes: 0,
  },
  'a sign-in with a wrong password': {
    ask: (email) => ask('/sellers/login', { email, password: 'not the password' }),
    hashes: 3,
  },
  'a new password': { ask: (email) => ask('/auth/reset-password-request', { email }), hashes: 0 },
  'a registration as a seller': { ask: (email) => ask('/sellers/create', sellerForm(email)), hashes: 3 },
};
const ask = (path: string, body: object) => faulty.shop.visitor().post(path, body);

test.runIf(run.runtime === 'node').each(Object.keys(QUESTIONS))(
  'for %s the same is done, whoever it is',
  async (name) => {
    const slow = vi.spyOn(crypto.subtle, 'deriveBits');
    const done: Record<string, object> = {};
    for (const [whose, email] of Object.entries(emails)) {
      slow.mockClear();
      faulty.interrupt();
      const { status } = await QUESTIONS[name]!.ask(email);
      await faulty.settled();
      done[whose] = { status, statements: faulty.statements(), hashes: slow.mock.calls.length };
    }
    slow.mockRestore();
    expect(done.nobody).toMatchObject({ hashes: QUESTIONS[name]!.hashes });
    for (const whose of Object.keys(done)) expect(done[whose], whose).toEqual(done.nobody);
  },
);
