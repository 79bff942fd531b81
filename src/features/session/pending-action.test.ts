import { expect, test } from 'vitest';
import { readAction } from './pending-action.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const wanted = {
  kind: 'cart',
  what: { skuId: 7, size: '2.6', quantity: 2 },
  shown: { name: 'Kemp Line Bangles', picture: 'ab.jpg', size: 'Size 2.6' },
  at: NOW - 60_000,
};

test('what was clicked a minute ago still waits', () => {
  expect(readAction(wanted, NOW)).toEqual(wanted);
});

test('what was clicked the day before yesterday does not', () => {
  expect(readAction({ ...wanted, at: NOW - 48 * 3_600_000 }, NOW)).toBeNull();
});

test.each([
  undefined,
  'cart',
  [],
  { ...wanted, kind: 'toString' },
  { ...wanted, what: { skuId: '7', quantity: 2 } },
  { ...wanted, what: null },
  { ...wanted, shown: {} },
  { ...wanted, at: undefined },
  { ...wanted, at: NOW + 60_000 },
])('nothing waits where %j is found', (found) => {
  expect(readAction(found, NOW)).toBeNull();
});
