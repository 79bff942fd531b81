import { diceOf } from '../dice.ts';
import type { Dice } from '../dice.ts';

/**
 * Returns dice for millions of rolls, for which hashing would be too slow: the generator sfc32, seeded with a story's
 * number and a position. The same two numbers give the same rolls, so any part of a story can be generated again
 * without the parts before it.
 */
export function quickDice(story: number, position: number): Dice {
  let [a, b, c, counter] = [story | 0, position | 0, 0x9e3779b9 | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  };
  for (let run = 0; run < 12; run += 1) next();
  return diceOf({
    bytes(count) {
      const bytes = new Uint8Array(count);
      for (let index = 0; index < count; index += 4) {
        const word = next();
        for (let byte = 0; byte < 4 && index + byte < count; byte += 1) bytes[index + byte] = word >>> (8 * byte);
      }
      return bytes;
    },
  });
}
