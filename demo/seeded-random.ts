import { createHash } from 'node:crypto';
import type { Random } from '#functions/domain/shop.ts';

/** Returns reproducible randomness from a word: SHA-256 of the word and a counter. Never use it for secrets. */
export function seededRandom(word: string): Random {
  let counter = 0;
  return {
    bytes(count) {
      const bytes = new Uint8Array(count);
      for (let filled = 0; filled < count; filled += 32) {
        bytes.set(
          createHash('sha256')
            .update(`${word} ${counter++}`)
            .digest()
            .subarray(0, count - filled),
          filled,
        );
      }
      return bytes;
    },
  };
}
