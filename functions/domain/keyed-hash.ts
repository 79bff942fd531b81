import type { Statement } from '../db/statement.ts';
import type { Shop } from './shop.ts';

/** The hashes of a shop: with the session secret, and with the former one while it is configured. */
export type Hashes = Pick<Shop, 'keyedHash' | 'formerHash'>;

/** Returns a hash function that nobody can compute or try without the secret: HMAC-SHA256, hex. */
export async function keyedHashOf(secret: string): Promise<(text: string) => Promise<string>> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(`stored secrets/${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (text) => {
    const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}

/** Compares two texts in a time that depends on their length only, so that the duration reveals nothing. */
export function isSameText(expected: string, given: string): boolean {
  const difference = [...expected].reduce((sum, sign, index) => sum | (sign === given[index] ? 0 : 1), 0);
  return difference === 0 && given.length === expected.length;
}

/** Returns whether a hash that came with a link is the shop's own hash of a text, by the current or former secret. */
export async function isHashOf(shop: Hashes, text: string, given: string): Promise<boolean> {
  if (isSameText(await shop.keyedHash(text), given)) return true;
  return shop.formerHash !== undefined && isSameText(await shop.formerHash(text), given);
}

/**
 * Returns the hash under which a text is stored: by the former secret if only that one has a row, otherwise by the
 * current secret. It reads nothing without a former secret.
 * @param rowsWith selects the rows with a hash
 */
export async function storedHash(
  shop: Hashes & Pick<Shop, 'read'>,
  text: string,
  rowsWith: (hash: string) => Statement<unknown[]>,
): Promise<string> {
  const current = await shop.keyedHash(text);
  if (shop.formerHash === undefined) return current;
  const former = await shop.formerHash(text);
  const [underCurrent, underFormer] = await shop.read(rowsWith(current), rowsWith(former));
  return underCurrent.length === 0 && underFormer.length > 0 ? former : current;
}
