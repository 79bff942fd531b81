import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomDigits, randomKey, randomSigns } from './random.ts';
import type { Random } from './shop.ts';

/** Returns a `Random` that repeats these bytes. */
const chance = (...values: number[]): Random => {
  let next = 0;
  return { bytes: (count) => Uint8Array.from({ length: count }, () => values[next++ % values.length]!) };
};
const system: Random = { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) };

describe('digits', () => {
  test('are each equally likely: bytes that would favour small ones are thrown away', () => {
    expect(randomDigits(chance(255, 250, 249, 0, 251, 13), 3)).toBe('903');
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const digit = randomDigits(chance(byte, 7), 1);
      if (byte < 250) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(10).fill(25));
  });

  test('are as many as were asked for, and keep a zero in front', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        (count) => /^\d+$/.test(randomDigits(system, count)) && randomDigits(system, count).length === count,
      ),
    );
    expect(randomDigits(chance(0, 1), 6)).toBe('010101');
  });
});

test('signs survive a telephone call, and each is one of thirty-two', () => {
  const signs = new Set(Array.from({ length: 256 }, (_, byte) => randomSigns(chance(byte), 1)));
  expect(signs.size).toBe(32);
  expect([...signs].join('')).not.toMatch(/[ILOU]/);
});

test('keys are 128 bits, and another each time', () => {
  expect(randomKey(chance(0, 255))).toBe('00ff'.repeat(8));
  expect(new Set(Array.from({ length: 1000 }, () => randomKey(system))).size).toBe(1000);
});
