import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';

/*
 * Passwords are hashed by PBKDF2 of the platform's own cryptography, which both runtimes compute natively and beside
 * their one thread; scrypt in JavaScript would hold that thread for 0.4 s at the same strength. OWASP asks for 210,000
 * rounds with SHA-512 (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html). Workers take at
 * most 100,000 in one go (https://github.com/cloudflare/workerd/issues/1346), so they are done in three, each beginning
 * with the result of the one before. What goes in is keyed with the shop's secret: from the records alone no password can
 * be tried.
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

/** How a password is stored: the way it was hashed, the salt, the hash. Costs a tenth of a second. */
export async function hashPassword(shop: Pick<Shop, 'keyedHash' | 'random'>, password: string): Promise<string> {
  const salt = randomKey(shop.random);
  return `${SCHEME}$${salt}$${await derive(shop, password, salt)}`;
}

/**
 * Whether a password is the one that was stored. Where none was, it costs the same time and is not.
 * @throws where it was stored in a way that is unknown here
 */
export async function isPassword(
  shop: Pick<Shop, 'keyedHash'>,
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [scheme, salt = '', meant = ''] = (stored ?? `${SCHEME}$$`).split('$');
  if (scheme !== SCHEME) throw new Error(`A password is stored as ${scheme}.`);
  const hash = await derive(shop, password, salt);
  // Every sign is compared, so that how long it takes tells nothing.
  const difference = [...hash].reduce((sum, sign, index) => sum | (sign === meant[index] ? 0 : 1), 0);
  return difference === 0 && meant.length === hash.length;
}
