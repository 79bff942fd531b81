import { describe, expect, test } from 'vitest';
import { productOfRow, rowNumber } from './rank.ts';
import type { Standing } from './rank.ts';

const PLAIN: Standing = {
  isInStock: true,
  unitsSold: 3,
  reviewCount: 2,
  ratingSum: 8,
  featuredRank: 0,
  createdAt: Date.UTC(2026, 0, 1),
};

/** Divides as the engine does. */
function productIn(row: number): number {
  const [, idRoom] = /row % (\d+)/.exec(productOfRow('row'))!.map(Number);
  return row % idRoom!;
}

describe('row numbers of the index', () => {
  test('are smaller for what is in stock, sold more, liked more, or newer', () => {
    const plain = rowNumber(7, PLAIN);
    expect(rowNumber(7, { ...PLAIN, isInStock: false })).toBeGreaterThan(plain);
    expect(rowNumber(7, { ...PLAIN, unitsSold: 30 })).toBeLessThan(plain);
    expect(rowNumber(7, { ...PLAIN, reviewCount: 20, ratingSum: 100 })).toBeLessThan(plain);
    expect(rowNumber(7, { ...PLAIN, createdAt: Date.UTC(2026, 5, 1) })).toBeLessThan(plain);
  });

  test('tell the product, whatever the rank, and stay exact', () => {
    const worst = { isInStock: false, unitsSold: 0, reviewCount: 900, ratingSum: 900, featuredRank: 0, createdAt: 0 };
    expect(productIn(rowNumber(1, PLAIN))).toBe(1);
    expect(productIn(rowNumber(2_097_151, worst))).toBe(2_097_151);
    expect(Number.isSafeInteger(rowNumber(2_097_151, worst))).toBe(true);
  });

  test('refuse a product that has no room, rather than take another’s number', () => {
    expect(() => rowNumber(2_097_152, PLAIN)).toThrow('no room for product 2097152');
  });
});
