import { decodeJwt, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Session } from '#contract/calls/auth.ts';
import { UserProfile } from '#contract/calls/users.ts';
import { googleClaims, signGoogleToken } from '../../../functions/sandbox/google/google-emulator.ts';
import { SANDBOX_KEY } from '../../../functions/sandbox/google/sandbox-key.ts';
import { clock } from '../../support/clock.ts';
import { Persona } from '../../support/persona.ts';
import { withSecondFactor } from '../../support/second-factor.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode, signUpAs } from '../../support/sign-in.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const { origin } = shop.running;
const FAILED = words('GOOGLE_AUTH_FAILED');

let people = 0;
/** Returns a new Google account, with an address that nobody has used before. */
const newPerson = (domain = 'gmail.com') => ({ email: `g${(people += 1)}.${shop.mark}@${domain}`, name: 'Gita Rao' });
const claimsOf = (person: { email: string; name: string }) => googleClaims(person, clock.now());
const enter = (token: string, more: object = {}) => shop.visitor().post('/auth/google/signin', { token, ...more });
const enterAs = async (claims: Record<string, unknown>, more: object = {}) =>
  enter(await signGoogleToken(claims), more);
const profileOf = async ({ jwtToken }: Session) =>
  (await new Persona(origin, jwtToken).get('/api/users/profile')).as(UserProfile);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('a token of Google', () => {
  test('opens an account for a new person, and the same one the next time', async () => {
    const person = newPerson();
    const first = (await enterAs(claimsOf(person))).as(Session);
    expect(first.role).toBe('ROLE_CUSTOMER');
    const profile = await profileOf(first);
    expect(profile).toMatchObject({ email: person.email, fullName: 'Gita Rao', mobile: null, emailVerified: true });
    const again = (await enterAs({ ...claimsOf(person), jti: 'another' })).as(Session);
    expect((await profileOf(again)).id).toBe(profile.id);
  });

  test('gives an account no name with a link or a phone number in it', async () => {
    for (const [name, localPart, expected] of [
      ['Win a phone www.win-now.in', `asha${shop.mark}`, `asha${shop.mark}`],
      ['Call 98450 11223', `www.win-now.in+${shop.mark}`, 'Customer'],
    ] as const) {
      const claims = claimsOf({ email: `${localPart}@gmail.com`, name });
      expect(await profileOf((await enterAs(claims)).as(Session))).toMatchObject({ fullName: expected });
    }
  });

  test('opens the account that has its email already, and leaves it as it is', async () => {
    const person = newPerson();
    const jwtToken = await signUpAs(origin, { email: person.email, fullName: 'Gita Devi', mobile: '9848012345' });
    const own = await profileOf({ jwtToken, role: 'ROLE_CUSTOMER' });
    expect(await profileOf((await enterAs(claimsOf(person))).as(Session))).toEqual(own);
  });

  test('goes by the number of the account, whatever email it has by now', async () => {
    const person = newPerson();
    const { id } = await profileOf((await enterAs(claimsOf(person))).as(Session));
    const renamed = { ...claimsOf(person), email: newPerson('elsewhere.example').email };
    expect(await profileOf((await enterAs(renamed)).as(Session))).toMatchObject({ id, email: person.email });
  });

  test('opens one session, also when it is sent twenty times at once', async () => {
    const token = await signGoogleToken(claimsOf(newPerson()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await enter(token)).toRefuse(401, 'GOOGLE_FAILED', FAILED);
  });

  test('is no session itself', async () => {
    const token = await signGoogleToken(claimsOf(newPerson()));
    expect(await new Persona(origin, token).get('/api/users/profile')).toRefuse(401, 'SESSION_EXPIRED');
  });

  test('gives no other role than the shop does', async () => {
    const claims = { ...claimsOf(newPerson()), role: 'ROLE_ADMIN', sellerId: 1 };
    const { jwtToken, role } = (await enterAs(claims)).as(Session);
    expect(role).toBe('ROLE_CUSTOMER');
    expect(decodeJwt(jwtToken)).not.toHaveProperty('sellerId');
  });
});

describe('refused is a token', () => {
  const minutesAgo = (minutes: number) => Math.floor(clock.now() / 1000) - minutes * 60;
  const header = { alg: 'RS256', kid: SANDBOX_KEY.kid };
  type Claims = Record<string, unknown>;

  const FORGERIES: Record<string, (claims: Claims) => Promise<string> | string> = {
    'for another shop': (claims) => signGoogleToken({ ...claims, aud: 'other.apps.googleusercontent.example' }),
    'of another issuer': (claims) => signGoogleToken({ ...claims, iss: 'https://accounts.evil.example' }),
    'that has expired': (claims) => signGoogleToken({ ...claims, iat: minutesAgo(70), exp: minutesAgo(10) }),
    'without an end': ({ exp: _, ...claims }) => signGoogleToken(claims),
    'of nobody': ({ sub: _, ...claims }) => signGoogleToken(claims),
    'whose email Google has not verified': (claims) => signGoogleToken({ ...claims, email_verified: false }),
    'that does not say that its email is verified': ({ email_verified: _, ...claims }) => signGoogleToken(claims),
    'whose email is none': (claims) => signGoogleToken({ ...claims, email: 'gita at gmail' }),
    'that was asked for by somebody else': (claims) => signGoogleToken({ ...claims, nonce: 'another' }),
    'signed with another key': async (claims) => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
    },
    'signed with a key nobody publishes': async (claims) => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'invented' }).sign(privateKey);
    },
    'that brings a key of its own along': async (claims) => {
      const { privateKey, publicKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader({ ...header, jwk: await exportJWK(publicKey) }).sign(privateKey);
    },
    'that is good from tomorrow on': (claims) => signGoogleToken({ ...claims, nbf: minutesAgo(-24 * 60) }),
    'for a shop whose name begins like ours': (claims) =>
      signGoogleToken({ ...claims, aud: `${String(claims.aud)}.evil` }),
    'of an issuer that begins like Google': (claims) =>
      signGoogleToken({ ...claims, iss: 'https://accounts.google.com.evil.example' }),
    'without a signature': (claims) => `${encode({ alg: 'none', kid: SANDBOX_KEY.kid })}.${encode(claims)}.`,
    'signed with the public key as a secret': async (claims) => {
      const { n, e } = SANDBOX_KEY;
      const key = (await importJWK({ kty: 'RSA', n, e } as JWK, 'RS256', { extractable: true })) as CryptoKey;
      const signed = `${encode({ alg: 'HS256', kid: SANDBOX_KEY.kid })}.${encode(claims)}`;
      const mac = createHmac('sha256', await exportSPKI(key)).update(signed);
      return `${signed}.${mac.digest('base64url')}`;
    },
    'whose claims were changed afterwards': async (claims) => {
      const [head, , signature] = (await signGoogleToken(claims)).split('.');
      return `${head}.${encode({ ...claims, email: 'admin@ratnahaat.example' })}.${signature}`;
    },
    'that is a session of the shop': async () => (await shop.customer('asha')).token!,
    'that is none': () => 'not a token',
  };

  test.each(Object.keys(FORGERIES))('%s', async (name) => {
    const claims = claimsOf(newPerson());
    expect(await enter(await FORGERIES[name]!(claims))).toRefuse(401, 'GOOGLE_FAILED', FAILED);
    expect(shop.rows('SELECT id FROM users WHERE email = ?', String(claims.email))).toEqual([]);
  });

  test('while Google’s keys cannot be had', async () => {
    // The cached keys have expired by then.
    await shop.later(2 * 3600, async () => {
      const token = await signGoogleToken(googleClaims(newPerson(), clock.now() + 2 * 3600_000));
      for (const mode of ['error', 'garbage']) {
        await shop.fault('google', mode, async () => {
          expect(await enter(token)).toRefuse(502, 'GOOGLE_UNREACHABLE', FAILED);
        });
      }
      (await enter(token)).as(Session);
    });
  });
});

describe('whose email Google does not run,', () => {
  test('is asked for an OTP once, and signed in without from then on', async () => {
    const asha = await shop.signUp('google');
    const { id } = (await asha.get('/api/users/profile')).as(UserProfile);
    const claims = claimsOf({ email: asha.email, name: 'Somebody' });
    const token = await signGoogleToken(claims);
    expect(await enter(token)).toRefuse(409, 'GOOGLE_NEEDS_OTP');
    await shop.later(31, async () => {
      const otp = await askForCode(origin, 'customer', asha.email);
      const wrong = otp === '000000' ? '000001' : '000000';
      expect(await enter(token, { otp: wrong })).toRefuse(401, 'CODE_WRONG');
      const profile = await profileOf((await enter(token, { otp })).as(Session));
      expect(profile).toMatchObject({ id, fullName: 'Google' });
      expect(await enter(token, { otp })).toRefuse(401, 'GOOGLE_FAILED');
      expect((await profileOf((await enterAs({ ...claims, jti: 'next' })).as(Session))).id).toBe(id);
    });
  });

  test('is asked for it before there is an account, too: nobody waits in it for its owner', async () => {
    const person = newPerson('company.example');
    expect(await enterAs(claimsOf(person))).toRefuse(409, 'GOOGLE_NEEDS_OTP');
    expect(shop.rows('SELECT id FROM users WHERE email = ?', person.email)).toEqual([]);
    const otp = await askForCode(origin, 'customer', person.email);
    expect(await profileOf((await enterAs(claimsOf(person), { otp })).as(Session))).toMatchObject({
      email: person.email,
      fullName: person.name,
    });
  });
});

test.each([
  ['of the house', { subRole: 'support' } as const, 'ROLE_ADMIN'],
  ['of a seller', { seller: 'meera', subRole: 'support' } as const, 'ROLE_CUSTOMER'],
])('staff %s prove who they are by an OTP, whoever runs their mailbox', async (_, member, role) => {
  const { email } = await shop.member(member);
  const claims = { ...claimsOf({ email, name: 'Not them' }), hd: 'example.in' };
  expect(await enterAs(claims)).toRefuse(409, 'GOOGLE_NEEDS_OTP');
  const otp = await askForCode(origin, 'customer', email);
  expect((await enterAs(claims, { otp })).as(Session).role).toBe(role);
});

test('staff who come by Google show their second factor all the same', async () => {
  const { email } = await shop.member({ subRole: 'support' });
  const claims = claimsOf({ email, name: 'Not them' });
  const otp = await askForCode(origin, 'customer', email);
  const first = (await enterAs(claims, { otp })).as(Session);
  await withSecondFactor(new Persona(origin, first.jwtToken, email));
  const next = (await enterAs({ ...claims, jti: 'next' })).as(Session);
  expect(next.role).toBe('ROLE_ADMIN');
  expect(await new Persona(origin, next.jwtToken).get('/api/admin/orders')).toRefuse(403, 'SECOND_FACTOR_NEEDED');
});

test.each(['https://evil.example/signin', 'javascript:alert(1)', `${origin}/elsewhere`, '//evil.example'])(
  'Google leads back to the shop alone, not to %s',
  async (redirect) => {
    const { authorizationUrl } = (await shop.visitor().get('/auth/google')).json as { authorizationUrl: string };
    const asked = new URL(authorizationUrl);
    asked.searchParams.set('redirect_uri', redirect);
    for (const [name, value] of Object.entries({ state: 'a', nonce: 'b' })) asked.searchParams.set(name, value);
    const path = asked.pathname + asked.search;
    const chosen = new URLSearchParams({ email: newPerson().email, name: 'Gita', verified: 'on' }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const answer of [
      await shop.visitor().get(path),
      await shop.visitor().send('POST', path, chosen, { headers }),
    ]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  },
);
