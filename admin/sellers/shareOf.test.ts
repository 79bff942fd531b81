import { expect, test } from 'vitest';
import { shareOf } from './shareOf.ts';

test('writes a part with its share, and without one of 0', () => {
  expect(shareOf(3, 40)).toBe('3 of 40 (7.5%)');
  expect(shareOf(0, 12)).toBe('0 of 12 (0%)');
  expect(shareOf(0, 0)).toBe('0');
});
