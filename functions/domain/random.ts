import type { Random } from './shop.ts';

/** Crockford's alphabet: no I, L, O or U, so that a code survives a telephone call. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `count` decimal digits, each equally likely. */
export function randomDigits(random: Random, count: number): string {
  let digits = '';
  while (digits.length < count) {
    // 250 is the largest multiple of ten below 256: what lies above would favour the small digits.
    for (const byte of random.bytes(count)) if (byte < 250 && digits.length < count) digits += byte % 10;
  }
  return digits;
}

/** `count` readable signs of five random bits each. */
export function randomSigns(random: Random, count: number): string {
  return Array.from(random.bytes(count), (byte) => READABLE[byte % 32]).join('');
}

/** 128 random bits in hex: names sessions, outbox rows and files. */
export function randomKey(random: Random): string {
  return Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
