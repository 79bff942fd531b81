import { expect, test } from 'vitest';
import { isPlaced } from './isPlaced.ts';

test('shows a refusal at its fields only if the form has each of them', () => {
  expect(isPlaced({ percent: 'Too much' }, ['percent', 'reason'])).toBe(true);
  expect(isPlaced({ percent: 'Too much', sellerId: 'Not there' }, ['percent', 'reason'])).toBe(false);
  expect(isPlaced({}, ['percent'])).toBe(false);
  expect(isPlaced(undefined, ['percent'])).toBe(false);
});
