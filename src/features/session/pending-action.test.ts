import { expect, test } from 'vitest';
import { readAction } from './pending-action.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const action = {
  kind: 'cart',
  what: { skuId: 7, size: '2.6', quantity: 2 },
  shown: { name: 'Kemp Line Bangles', picture: 'ab.jpg', size: 'Size 2.6' },
  at: NOW - 60_000,
};

test('what was clicked a minute ago still waits', () => {
  expect(readAction(action, NOW)).toEqual(action);
});

test('what was clicked the day before yesterday does not', () => {
  expect(readAction({ ...action, at: NOW - 48 * 3_600_000 }, NOW)).toBeNull();
});

test.each([
  undefined,
  'cart',
  [],
  { ...action, kind: 'toString' },
  { ...action, what: { skuId: '7', quantity: 2 } },
  { ...action, what: null },
  { ...action, shown: {} },
  { ...action, at: undefined },
  { ...action, at: NOW + 60_000 },
])('nothing waits where %j is found', (found) => {
  expect(readAction(found, NOW)).toBeNull();
});
