import { describe, expect, test } from 'vitest';
import type { SkuRecord } from '../providers/records.ts';
import { pricesAfter, readPercent } from './priceChange.ts';

const sku = (sellingPrice: number, mrpPrice = 1000) => ({ sellingPrice, mrpPrice }) as SkuRecord;

describe('percent as people type them', () => {
  test.each([
    ['10', 10],
    ['-10', -10],
    ['−12.5 %', -12.5],
    ['+5%', 5],
  ])('%s', (values, percent) => {
    expect(readPercent(values)).toBe(percent);
  });

  test.each(['', '0', '-100', '-250', 'ten', '1e2'])('%j changes no price', (values) => {
    expect(readPercent(values)).toBeNaN();
  });
});

test('prices are changed to whole rupees, and never to nothing', () => {
  expect(pricesAfter([sku(999), sku(549.5), sku(1)], -10).map(({ sellingPrice }) => sellingPrice)).toEqual([
    899, 495, 1,
  ]);
});

test('what comes out above the MRP says so', () => {
  expect(pricesAfter([sku(950), sku(800)], 10).map(({ error }) => error)).toEqual(['Above the MRP', undefined]);
});
