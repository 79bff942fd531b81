import { describe, expect, test } from 'vitest';
import type { SkuRecord } from '../providers/records.ts';
import { pricesAfter, readChange } from './priceChange.ts';
import type { PriceChange } from './priceChange.ts';

const sku = (sellingPrice: number, mrpPrice = 1000) => ({ sellingPrice, mrpPrice }) as SkuRecord;
const after = (change: Omit<PriceChange, 'endsInNine'>, ...prices: number[]) =>
  pricesAfter(
    prices.map((price) => sku(price)),
    { ...change, endsInNine: false },
  ).map(({ sellingPrice }) => sellingPrice);

describe('a change as people type it', () => {
  test.each([
    ['percent', '10', 10],
    ['percent', '-10', -10],
    ['percent', '−12.5 %', -12.5],
    ['percent', '+5%', 5],
    ['amount', '₹1,200', 1200],
    ['amount', '- ₹ 50', -50],
    ['amount', '−49.50', -49.5],
    ['price', 'Rs. 499/-', 499],
    ['price', '499.50', 499.5],
  ] as const)('in %s: %s', (kind, input, value) => {
    expect(readChange(kind, input)).toBe(value);
  });

  test.each([
    ['percent', ['', '0', '-100', '-250', 'ten', '1e2']],
    ['amount', ['', '0', '-0', 'ten', '50%', '--5']],
    ['price', ['', '0', '0.5', '-499', 'ten']],
  ] as const)('in %s, what changes no price', (kind, inputs) => {
    expect(inputs.map((input) => readChange(kind, input))).toEqual(inputs.map(() => Number.NaN));
  });
});

test('a percentage gives whole rupees, and never nothing', () => {
  expect(after({ kind: 'percent', value: -10 }, 999, 549.5, 1)).toEqual([899, 495, 1]);
});

test('an amount is added or taken off to the paisa', () => {
  expect(after({ kind: 'amount', value: -49.9 }, 999, 549.5)).toEqual([949.1, 499.6]);
});

test('one price is that of all', () => {
  expect(after({ kind: 'price', value: 499 }, 999, 450)).toEqual([499, 499]);
});

test.each([
  [895, 1000, 899],
  [894, 1000, 889],
  [1000, 1000, 999],
  [895, 897, 889],
  [899, 1000, 899],
  [5, 1000, 9],
])('₹%d with an MRP of ₹%d, made to end in 9, is ₹%d', (value, mrp, ending) => {
  const [price] = pricesAfter([sku(500, mrp)], { kind: 'price', value, endsInNine: true });
  expect(price).toMatchObject({ sellingPrice: ending, error: undefined });
});

test('what comes out above the MRP or below ₹1 says so', () => {
  const errors = (value: number) =>
    pricesAfter([sku(950), sku(800)], { kind: 'amount', value, endsInNine: true }).map(({ error }) => error);
  expect(errors(100)).toEqual(['Above the MRP', undefined]);
  expect(errors(-900)).toEqual([undefined, 'Below ₹1']);
});
