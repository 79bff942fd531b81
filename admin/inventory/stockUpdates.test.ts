import { describe, expect, test } from 'vitest';
import type { StockRecord } from '../providers/records.ts';
import { STOCK_UPDATES, stockAfter } from './stockUpdates.ts';

const stock = { quantity: 10, reservedQuantity: 4, heldByHand: 1, availableQuantity: 6 } as StockRecord;

describe('the figures after three pieces are', () => {
  test.each([
    ['increase', { total: 13, available: 9 }],
    ['decrease', { total: 7, available: 3 }],
    ['reserve', { total: 10, available: 3 }],
    ['release', { total: 10, available: 9 }],
  ] as const)('%sd', (type, after) => {
    expect(stockAfter(stock, type, 3)).toEqual(after);
  });
});

test('what one does the other undoes', () => {
  for (const [there, back] of [
    ['increase', 'decrease'],
    ['reserve', 'release'],
  ] as const) {
    const { total, available } = stockAfter(stock, there, 5);
    expect(stockAfter({ ...stock, quantity: total, availableQuantity: available }, back, 5)).toEqual({
      total: 10,
      available: 6,
    });
  }
});

test('each says what it means', () => {
  const meanings = Object.values(STOCK_UPDATES).map(({ meaning }) => meaning);
  expect(new Set(meanings).size).toBe(4);
});
