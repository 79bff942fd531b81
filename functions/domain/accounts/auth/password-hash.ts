import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';

/*
 * Passwords are hashed by PBKDF2 of Web Crypto, which both runtimes compute natively and outside their one thread. At
 * the same strength, scrypt in JavaScript would block that thread for 0.4 s. OWASP recommends 210,000 rounds with
 * SHA-512 (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). Workers allow at most
 * 100,000 rounds per call (https://github.com/cloudflare/workerd/issues/1346). So there are three calls, each with the
 * result of the one before. The input is keyed with the shop's secret, so that nobody can try passwords with the
 * database alone.
 */
const SCHEME = 'pbkdf2-sha512-3x70000';
const TURNS = 3;
const ROUNDS = 70_000;
const HASH_BITS = 512;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(shop: Pick<Shop, 'keyedHash'>, password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  let secret = Uint8Array.from(encoder.encode(await shop.keyedHash(`password/${password.normalize('NFC')}`)));
  for (let run = 0; run < TURNS; run += 1) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-512', salt: encoder.encode(salt), iterations: ROUNDS };
    secret = new Uint8Array(await crypto.subtle.deriveBits(how, key, HASH_BITS));
  }
  return hex(secret);
}

/** Returns the stored form of a password: scheme, salt and hash. It takes about 0.1 s. */
export async function hashPassword(shop: Pick<Shop, 'keyedHash' | 'random'>, password: string): Promise<string> {
  const salt = randomKey(shop.random);
  return `${SCHEME}$${salt}$${await derive(shop, password, salt)}`;
}

/**
 * Returns whether a password is the stored one. Without a stored password it returns false after the same time.
 * @throws when the stored scheme is unknown
 */
export async function isPassword(
  shop: Pick<Shop, 'keyedHash'>,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [scheme, salt = '', meant = ''] = (stored ?? `${SCHEME}$$`).split('$');
  if (scheme !== SCHEME) throw new Error(`A password is stored as ${scheme}.`);
  const hash = await derive(shop, password, salt);
  // Compares all characters, so that the time reveals nothing.
  const difference = [...hash].reduce((sum, sign, index) => sum | (sign === meant[index] ? 0 : 1), 0);
  return difference === 0 && meant.length === hash.length;
}
