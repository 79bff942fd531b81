import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashPassword, isPassword, resealPassword } from './accounts/auth/index.ts';
import { keyRingOf } from './key-ring.ts';
import type { KeyRing, Secrets } from './key-ring.ts';
import { isHashOf, keyedHashOf, storedHash } from './keyed-hash.ts';
import { sealedAs } from './sealed.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const random = { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };
const ringOf = async (secrets: Secrets) => ({ ...(await keyRingOf(secrets)), random });
const { seal, unseal, reseal } = sealedAs('accounts', z.string());

/** Returns a value as shops sealed it before values named their key. */
async function sealedBefore(secret: string, value: string): Promise<string> {
  const key = { id: '', hash: await keyedHashOf(secret) };
  return (await seal({ sealingKeys: [key], random }, value)).slice(1);
}

/** Returns a password as shops stored it before its hash was sealed: keyed with the session secret. */
async function passwordBefore(secret: string, password: string): Promise<string> {
  const encoder = new TextEncoder();
  let bits = Uint8Array.from(encoder.encode(await (await keyedHashOf(secret))(`password/${password}`)));
  for (let turn = 0; turn < 3; turn += 1) {
    const key = await crypto.subtle.importKey('raw', bits, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-512', salt: encoder.encode('salt'), iterations: 70_000 };
    bits = new Uint8Array(await crypto.subtle.deriveBits(how, key, 512));
  }
  return `pbkdf2-sha512-3x70000$salt$${Buffer.from(bits).toString('hex')}`;
}

describe('a sealed value', () => {
  test('names its key, shows nothing of the value, and is another one each time', async () => {
    const ring = await ringOf({ SESSION_SECRET: A });
    const [one, other] = [await seal(ring, '001234567890'), await seal(ring, '001234567890')];
    expect(one).toMatch(new RegExp(`^${ring.sealingKeys[0]!.id}\\.[0-9a-f]{24}\\.[0-9a-f]+$`));
    expect(one).not.toContain('1234567890');
    expect(other).not.toBe(one);
    expect(await unseal(ring, one)).toEqual({ value: '001234567890' });
  });

  test.each<[string, Secrets, Secrets]>([
    [
      'the session secret, the former one given',
      { SESSION_SECRET: A },
      { SESSION_SECRET: B, FORMER_SESSION_SECRET: A },
    ],
    ['the first sealing secret', { SESSION_SECRET: A }, { SESSION_SECRET: A, SEALING_SECRET: B }],
    ['both at once', { SESSION_SECRET: A }, { SESSION_SECRET: B, FORMER_SESSION_SECRET: A, SEALING_SECRET: C }],
    [
      'the sealing secret, the former one given',
      { SESSION_SECRET: A, SEALING_SECRET: B },
      { SESSION_SECRET: A, SEALING_SECRET: C, FORMER_SEALING_SECRET: B },
    ],
    [
      'the session secret beside a sealing secret',
      { SESSION_SECRET: A, SEALING_SECRET: B },
      { SESSION_SECRET: C, SEALING_SECRET: B },
    ],
    [
      'the session secret, which stays as the sealing secret',
      { SESSION_SECRET: A },
      { SESSION_SECRET: B, SEALING_SECRET: A },
    ],
  ])('opens after a change of %s', async (_, before, after) => {
    const sealed = await seal(await ringOf(before), 'UPI');
    expect(await unseal(await ringOf(after), sealed)).toEqual({ value: 'UPI' });
  });

  test('of a shop that named no keys opens with the current or the former secret', async () => {
    const sealed = await sealedBefore(A, 'UPI');
    expect(sealed.split('.')).toHaveLength(2);
    expect(await unseal(await ringOf({ SESSION_SECRET: A }), sealed)).toEqual({ value: 'UPI' });
    const changed = await ringOf({ SESSION_SECRET: B, FORMER_SESSION_SECRET: A });
    expect(await unseal(changed, sealed)).toEqual({ value: 'UPI' });
    expect(await unseal(await ringOf({ SESSION_SECRET: B }), sealed)).toEqual({ unreadable: 'otherKey' });
  });

  test('tells a key that is missing from damage', async () => {
    const ring = await ringOf({ SESSION_SECRET: A });
    const sealed = await seal(ring, 'UPI');
    const damaged = sealed.slice(0, -1) + (sealed.endsWith('0') ? '1' : '0');
    expect(await unseal(ring, damaged)).toEqual({ unreadable: 'damaged' });
    expect(await unseal(ring, sealed.slice(0, 12))).toEqual({ unreadable: 'damaged' });
    expect(await unseal(await ringOf({ SESSION_SECRET: B }), sealed)).toEqual({ unreadable: 'otherKey' });
  });

  test('is not read as a value of another kind', async () => {
    const ring = await ringOf({ SESSION_SECRET: A });
    const other = sealedAs('other accounts', z.string());
    expect(await other.unseal(ring, await seal(ring, 'UPI'))).toEqual({ unreadable: 'damaged' });
  });

  test('that was sealed again needs the former key no more', async () => {
    const sealed = await seal(await ringOf({ SESSION_SECRET: A }), 'UPI');
    const both = await ringOf({ SESSION_SECRET: B, FORMER_SESSION_SECRET: A });
    const again = await reseal(both, sealed);
    expect(await unseal(await ringOf({ SESSION_SECRET: B }), again!)).toEqual({ value: 'UPI' });
    expect(await reseal(await ringOf({ SESSION_SECRET: B }), sealed)).toBeUndefined();
  });
});

describe('a password', () => {
  test('outlives a change of the key, before and after it is sealed again', async () => {
    const stored = await hashPassword(await ringOf({ SESSION_SECRET: A }), 'bangles of glass');
    const both = await ringOf({ SESSION_SECRET: B, FORMER_SESSION_SECRET: A });
    const after = await ringOf({ SESSION_SECRET: B });
    expect(await isPassword(both, 'bangles of glass', stored)).toBe(true);
    expect(await isPassword(after, 'bangles of glass', stored)).toBe(false);
    const again = await resealPassword(both, stored);
    expect(await isPassword(after, 'bangles of glass', again)).toBe(true);
    expect(await isPassword(after, 'bangles of brass', again)).toBe(false);
  });

  test('that is keyed with a session secret is known by the current or the former one', async () => {
    const stored = await passwordBefore(A, 'bangles of glass');
    expect(await isPassword(await ringOf({ SESSION_SECRET: A }), 'bangles of glass', stored)).toBe(true);
    const both = await ringOf({ SESSION_SECRET: B, FORMER_SESSION_SECRET: A, SEALING_SECRET: C });
    expect(await isPassword(both, 'bangles of glass', stored)).toBe(true);
    expect(await isPassword(both, 'bangles of brass', stored)).toBe(false);
    expect(await isPassword(await ringOf({ SESSION_SECRET: B }), 'bangles of glass', stored)).toBe(false);
    expect(await resealPassword(both, stored)).toBeUndefined();
  });
});

describe('a link that was mailed before the change', () => {
  const linkOf = ({ keyedHash }: KeyRing) => keyedHash('notice/7');

  test('is good while the former secret is given, and no longer', async () => {
    const link = await linkOf(await ringOf({ SESSION_SECRET: A }));
    const both = await ringOf({ SESSION_SECRET: B, FORMER_SESSION_SECRET: A });
    expect(await isHashOf(both, 'notice/7', link)).toBe(true);
    expect(await isHashOf(both, 'notice/8', link)).toBe(false);
    expect(await isHashOf(both, 'notice/7', await linkOf(both))).toBe(true);
    expect(await isHashOf(await ringOf({ SESSION_SECRET: B }), 'notice/7', link)).toBe(false);
  });

  test('is found under the secret it is stored with, without a read if there is one secret', async () => {
    const one = await ringOf({ SESSION_SECRET: A });
    const never = () => Promise.reject(new Error('It needs no read.'));
    const rowsWith = (hash: string) => ({ sql: hash, args: [], read: () => [] });
    expect(await storedHash({ ...one, read: never }, 'token', rowsWith)).toBe(await one.keyedHash('token'));

    const former = await one.keyedHash('token');
    const both = await ringOf({ SESSION_SECRET: B, FORMER_SESSION_SECRET: A });
    const reading = (stored: string[]) =>
      Object.assign(
        { ...both },
        {
          read: (...asked: { sql: string }[]) =>
            Promise.resolve(asked.map(({ sql }) => stored.filter((row) => row === sql))),
        },
      ) as unknown as Parameters<typeof storedHash>[0];
    expect(await storedHash(reading([former]), 'token', rowsWith)).toBe(former);
    expect(await storedHash(reading([]), 'token', rowsWith)).toBe(await both.keyedHash('token'));
  });
});
