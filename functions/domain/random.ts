import type { Random } from './shop.ts';

/** Crockford's alphabet: no I, L, O or U, so that a code can be read out on the telephone. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns `count` decimal digits, each equally likely. */
export function randomDigits(random: Random, count: number): string {
  let digits = '';
  while (digits.length < count) {
    // 250 is the largest multiple of ten below 256. Higher bytes would favour small digits.
    for (const byte of random.bytes(count)) if (byte < 250 && digits.length < count) digits += byte % 10;
  }
  return digits;
}

/** Returns `count` readable characters of five random bits each. */
export function randomSigns(random: Random, count: number): string {
  return Array.from(random.bytes(count), (byte) => READABLE[byte % 32]).join('');
}

/** Returns 128 random bits in hex: the key of sessions, outbox rows and files. */
export function randomKey(random: Random): string {
  return Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
