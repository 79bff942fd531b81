import { expect, test } from 'vitest';
import { changeText } from './movements.ts';

test.each([
  [{ quantityChange: 10, reservedChange: 0 }, '+10'],
  [{ quantityChange: 0, reservedChange: 2 }, '2 more reserved'],
  [{ quantityChange: -1, reservedChange: -1 }, '−1, 1 less reserved'],
  [{ quantityChange: 0, reservedChange: 0 }, '0'],
])('%j is written as %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});
