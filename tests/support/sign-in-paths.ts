import { expect } from 'vitest';
import { googleTokenOf } from './google.ts';
import type { PreparedCall } from './happy-paths.ts';
import { A_PASSWORD, askForReset, memberWithPassword } from './passwords.ts';
import type { TestShop } from './shop.ts';
import { askForCode } from './sign-in.ts';

/** Returns the happy paths of signing up, in and out, by code, password and Google. */
export function signInPaths(shop: TestShop): Record<string, PreparedCall> {
  const { origin } = shop.running;
  const newcomer = async (name: string) => ({
    email: shop.emailOf(name),
    otp: await askForCode(origin, 'customer', shop.emailOf(name)),
  });
  return {
    'POST /auth/sent/login-signup-otp': () => () =>
      shop.visitor().post('/auth/sent/login-signup-otp', { email: shop.emailOf('one') }),
    'POST /auth/verify-otp': async () => {
      const code = await newcomer('two');
      return () => shop.visitor().post('/auth/verify-otp', code);
    },
    'POST /auth/signUp': async () => {
      const code = await newcomer('three');
      return () => shop.visitor().post('/auth/signUp', { ...code, fullName: 'Three', mobile: '9848012345' });
    },
    'POST /auth/signIn': async () => {
      const { email } = await shop.staff({ seller: 'meera', subRole: 'support' });
      const otp = await askForCode(origin, 'customer', email);
      return () => shop.visitor().post('/auth/signIn', { email, otp });
    },
    'POST /auth/reset-password-request': async () => {
      const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
      return () => shop.visitor().post('/auth/reset-password-request', { email });
    },
    'POST /auth/reset-password': async () => {
      const { email } = await shop.member({ seller: 'meera', subRole: 'support' });
      const token = await askForReset(shop, email);
      return () => shop.visitor().post('/auth/reset-password', { token, password: A_PASSWORD });
    },
    'POST /sellers/login': async () => {
      const { email } = await memberWithPassword(shop);
      return () => shop.visitor().post('/sellers/login', { email, password: A_PASSWORD });
    },
    'GET /auth/google': () => () => shop.visitor().get('/auth/google'),
    'POST /auth/google/signin': () => async () =>
      shop.visitor().post('/auth/google/signin', { token: await googleTokenOf(`g.${shop.mark}@gmail.com`) }),
    'POST /auth/logout': async () => {
      const leaving = await shop.customer('leaving');
      return () => leaving.post('/auth/logout');
    },
    'POST /sellers/send/login-signup-otp': () => () =>
      shop.visitor().post('/sellers/send/login-signup-otp', { email: shop.emailOf('one') }),
    'POST /sellers/verify/login-top': async () => {
      const { email } = await shop.staff({ subRole: 'support' });
      const seller = await shop.staff({ seller: 'meera', subRole: 'support' });
      expect(email).not.toBe(seller.email);
      let otp = '';
      await shop.later(31, async () => {
        otp = await askForCode(origin, 'seller', seller.email);
      });
      return () => shop.visitor().post('/sellers/verify/login-top', { email: seller.email, otp });
    },
  };
}
