import { expect, test } from 'vitest';
import { netOfPieces } from './index.ts';

test('the pieces of an item give back what was paid for it, in however many parts', () => {
  for (let quantity = 1; quantity <= 12; quantity += 1) {
    for (const netPaise of [0, 1, 99, 100, 1000_01, 4499_99, 12345_67]) {
      for (let first = 1; first <= quantity; first += 1) {
        let [before, sum] = [0, 0];
        while (before < quantity) {
          const pieces = Math.min(first, quantity - before);
          const amount = netOfPieces({ netPaise, quantity }, pieces, before);
          expect(amount).toBeGreaterThanOrEqual(0);
          sum += amount;
          before += pieces;
        }
        expect(sum).toBe(netPaise);
      }
    }
  }
});

test('the last piece takes what is left', () => {
  expect([0, 1, 2].map((before) => netOfPieces({ netPaise: 100, quantity: 3 }, 1, before))).toEqual([33, 33, 34]);
});
