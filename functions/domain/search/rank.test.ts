import { describe, expect, test } from 'vitest';
import { rowNumber, shapeOfRow } from './rank.ts';
import type { Standing } from './rank.ts';

const PLAIN: Standing = {
  isInStock: true,
  unitsSold: 3,
  reviewCount: 2,
  ratingSum: 8,
  featuredRank: 0,
  createdAt: Date.UTC(2026, 0, 1),
};

/** The same division the engine does. */
function shapeIn(row: number): number {
  const [, idRoom, shapeRoom] = /\(row \/ (\d+)\) % (\d+)/.exec(shapeOfRow('row'))!.map(Number);
  return Math.floor(row / idRoom!) % shapeRoom!;
}

describe('row numbers of the index', () => {
  test('are smaller for what is in stock, sold more, liked more, or newer', () => {
    const plain = rowNumber(7, 1, PLAIN);
    expect(rowNumber(7, 1, { ...PLAIN, isInStock: false })).toBeGreaterThan(plain);
    expect(rowNumber(7, 1, { ...PLAIN, unitsSold: 30 })).toBeLessThan(plain);
    expect(rowNumber(7, 1, { ...PLAIN, reviewCount: 20, ratingSum: 100 })).toBeLessThan(plain);
    expect(rowNumber(7, 1, { ...PLAIN, createdAt: Date.UTC(2026, 5, 1) })).toBeLessThan(plain);
  });

  test('tell the shape, whatever the rank and the id', () => {
    expect(shapeIn(rowNumber(1, 1, PLAIN))).toBe(1);
    expect(shapeIn(rowNumber(2_000_000, 16_383, { ...PLAIN, isInStock: false, unitsSold: 0 }))).toBe(16_383);
  });

  test('tell no shape where its number has no room, and stay exact', () => {
    const worst = { isInStock: false, unitsSold: 0, reviewCount: 900, ratingSum: 900, featuredRank: 0, createdAt: 0 };
    expect(shapeIn(rowNumber(5, 16_384, PLAIN))).toBe(0);
    expect(Number.isSafeInteger(rowNumber(2_097_151, 16_383, worst))).toBe(true);
  });

  test('refuse a product that has no room, rather than take another’s number', () => {
    expect(() => rowNumber(2_097_152, 1, PLAIN)).toThrow('no room for product 2097152');
  });
});
