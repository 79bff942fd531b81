import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { TokenClaims } from '../../shop.ts';
import { keyedHashOf } from '../../keyed-hash.ts';
import { tokensOf } from './token.ts';

const SECRET = 'a secret of more than thirty-two characters';
const NOW = Date.parse('2026-11-20T06:00:00Z');
const claims: TokenClaims = { sub: '7', sid: '0123456789abcdef', role: 'ROLE_CUSTOMER', exp: NOW / 1000 + 60 };
const tokens = await tokensOf(SECRET);
const key = new TextEncoder().encode(SECRET);

/** Returns a token signed with this secret, with any claims and header. */
const forged = (payload: object, header: { alg: string; typ?: string } = { alg: 'HS256', typ: 'session+jwt' }) =>
  new SignJWT({ ...payload }).setProtectedHeader(header).sign(key);

describe('a session token', () => {
  test('is read as it was signed', async () => {
    expect(await tokens.read(await tokens.sign(claims), NOW)).toEqual(claims);
    const seller: TokenClaims = { ...claims, role: 'ROLE_SELLER', sellerId: 3 };
    expect(await tokens.read(await tokens.sign(seller), NOW)).toEqual(seller);
  });

  test('is good until its last second and no longer', async () => {
    const token = await tokens.sign(claims);
    expect(await tokens.read(token, NOW + 59_000)).toBeDefined();
    expect(await tokens.read(token, NOW + 60_000)).toBeUndefined();
  });

  test('has one spelling: nothing may stand behind it, and no other sign for its last bits', async () => {
    const token = await tokens.sign(claims);
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // A signature of 32 bytes leaves two bits of its last character unused.
    const last = signs.indexOf(token.at(-1)!);
    const others = [1, 2, 3].map((bits) => token.slice(0, -1) + signs[last ^ bits]!);
    const standard = token.replaceAll('-', '+').replaceAll('_', '/');
    const wrapped = ['=', '==', '.', ' ', '\n', '%3D'].map((end) => token + end);
    for (const text of [...wrapped, ...others, ...(standard === token ? [] : [standard]), ` ${token}`]) {
      expect(await tokens.read(text, NOW)).toBeUndefined();
    }
    const [head, body, signature] = token.split('.') as [string, string, string];
    for (const text of [`${head}=.${body}.${signature}`, `${head}.${body}=.${signature}`]) {
      expect(await tokens.read(text, NOW)).toBeUndefined();
    }
  });

  test('of another secret is nobody’s', async () => {
    const other = await tokensOf(`${SECRET}.`);
    expect(await tokens.read(await other.sign(claims), NOW)).toBeUndefined();
  });

  test.each(['', 'x', 'a.b.c', '....', 'null'])('is not %j', async (text) => {
    expect(await tokens.read(text, NOW)).toBeUndefined();
  });

  test('with another person written into it is nobody’s', async () => {
    const [head, , signature] = (await tokens.sign(claims)).split('.');
    const body = base64url.encode(JSON.stringify({ ...claims, sub: '1', role: 'ROLE_ADMIN' }));
    expect(await tokens.read(`${head}.${body}.${signature}`, NOW)).toBeUndefined();
  });

  test('without a signature is nobody’s', async () => {
    const unsecured = new UnsecuredJWT({ ...claims }).encode();
    expect(await tokens.read(unsecured, NOW)).toBeUndefined();
    const none = `${base64url.encode('{"alg":"none","typ":"session+jwt"}')}.${base64url.encode(JSON.stringify(claims))}.`;
    expect(await tokens.read(none, NOW)).toBeUndefined();
  });

  test.each<[string, object, { alg: string; typ?: string }?]>([
    ['of another kind', claims, { alg: 'HS256', typ: 'reset+jwt' }],
    ['of no kind', claims, { alg: 'HS256' }],
    ['of another algorithm', claims, { alg: 'HS512', typ: 'session+jwt' }],
    ['without an end', { ...claims, exp: undefined }],
    ['of nobody', { ...claims, sub: undefined }],
    ['of somebody who is no number', { ...claims, sub: '7 OR 1=1' }],
    ['without a session', { ...claims, sid: undefined }],
    ['of an unknown role', { ...claims, role: 'ROLE_ROOT' }],
    ['of a seller who is no number', { ...claims, sellerId: '3' }],
  ])('%s opens nothing, though it is signed', async (_, payload, header) => {
    expect(await tokens.read(await forged(payload, header), NOW)).toBeUndefined();
    expect(await tokens.read(await forged(claims), NOW)).toBeDefined();
  });
});

describe('what is stored of a secret', () => {
  test('is the same for the same, and tells nothing of it', async () => {
    const hash = await keyedHashOf(SECRET);
    expect(await hash('code/customer/a@b.in/123456')).toBe(await hash('code/customer/a@b.in/123456'));
    expect(await hash('code/customer/a@b.in/123456')).toMatch(/^[0-9a-f]{64}$/);
    expect(await hash('code/customer/a@b.in/123456')).not.toBe(await hash('code/seller/a@b.in/123456'));
  });

  test('cannot be made with another secret', async () => {
    const [one, other] = await Promise.all([keyedHashOf(SECRET), keyedHashOf('another')]);
    expect(await one('x')).not.toBe(await other('x'));
  });
});
