import * as z from 'zod/mini';
import { isSameText } from '../../keyed-hash.ts';
import type { Hashes } from '../../keyed-hash.ts';
import { randomKey } from '../../random.ts';
import { sealedAs } from '../../sealed.ts';
import type { Shop } from '../../shop.ts';

/*
 * Passwords are hashed by PBKDF2 of Web Crypto, which both runtimes compute natively and outside their one thread. At
 * the same strength, scrypt in JavaScript would block that thread for 0.4 s. OWASP recommends 210,000 rounds with
 * SHA-512 (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). Workers allow at most
 * 100,000 rounds per call (https://github.com/cloudflare/workerd/issues/1346). So there are three calls, each with the
 * result of the one before. The result is sealed, so that nobody can try passwords with the database alone, and so that
 * the key can be changed without the passwords.
 */
const SCHEME = 'sealed-pbkdf2-sha512-3x70000';
/** The scheme until December 2026: the password was keyed with the session secret before PBKDF2. */
const KEYED_SCHEME = 'pbkdf2-sha512-3x70000';
const TURNS = 3;
const ROUNDS = 70_000;
const HASH_BITS = 512;

const sealedHash = sealedAs('hashes of passwords', z.string());

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const textOf = (password: string) => `password/${password.normalize('NFC')}`;

async function derive(text: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  let secret = Uint8Array.from(encoder.encode(text));
  for (let run = 0; run < TURNS; run += 1) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-512', salt: encoder.encode(salt), iterations: ROUNDS };
    secret = new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS));
  }
  return hex(secret);
}

/** Returns the stored form of a password: scheme, salt and sealed hash. It takes about 0.1 s. */
export async function hashPassword(
  shop: Pick<Shop, 'sealingKeys' | 'random'>,
  password: string,
  salt = randomKey(shop.random),
): Promise<string> {
  return `${SCHEME}$${salt}$${await sealedHash.seal(shop, await derive(textOf(password), salt))}`;
}

/**
 * Returns whether a password is the stored one. Without a stored password it returns false after the same time. A hash
 * whose key is not configured matches no password.
 * @throws when the stored scheme is unknown
 */
export async function isPassword(
  shop: Hashes & Pick<Shop, 'sealingKeys'>,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [scheme, salt = '', rest = ''] = (stored ?? `${SCHEME}$$`).split('$');
  if (scheme !== SCHEME && scheme !== KEYED_SCHEME) throw new Error(`A password is stored as ${scheme}.`);
  const expected = scheme === SCHEME ? ((await sealedHash.unseal(shop, rest)).value ?? '') : rest;
  const text = textOf(password);
  // With a former secret, a keyed hash needs two computations, so every other password takes as long.
  const hashes = [shop.keyedHash, shop.formerHash].filter((hash) => hash !== undefined);
  const candidates = await Promise.all(
    hashes.map(async (hash) => derive(scheme === KEYED_SCHEME ? await hash(text) : text, salt)),
  );
  return candidates.filter((candidate) => isSameText(candidate, expected)).length > 0;
}

/** Returns the salt of a stored password. It stays the same when the hash is sealed again. */
export function saltOf(stored: string): string {
  return stored.split('$')[1]!;
}

/** Returns whether a stored password should be hashed again while the password itself is known. */
export function isKeyedPassword(stored: string): boolean {
  return stored.startsWith(`${KEYED_SCHEME}$`);
}

/** Returns a stored password sealed with the current key; undefined if it is keyed or its key is not configured. */
export async function resealPassword(
  shop: Pick<Shop, 'sealingKeys' | 'random'>,
  stored: string,
): Promise<string | undefined> {
  const [scheme, salt, sealed = ''] = stored.split('$');
  if (scheme !== SCHEME) return undefined;
  const resealed = await sealedHash.reseal(shop, sealed);
  return resealed && `${scheme}$${salt}$${resealed}`;
}
