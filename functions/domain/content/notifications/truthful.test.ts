import { expect, test } from 'vitest';
import { LEAST_CARTS, LEAST_VISITORS, roundedCount } from './truthful.ts';

test.each([
  [4, LEAST_CARTS, 0],
  [5, LEAST_CARTS, 5],
  [9, LEAST_CARTS, 5],
  [9, LEAST_VISITORS, 0],
  [14, LEAST_VISITORS, 10],
  [101, LEAST_VISITORS, 100],
])('%i of at least %i is said as %i', (count, least, said) => {
  expect(roundedCount(count, least)).toBe(said);
});
