import { describe, expect, test } from 'vitest';
import { BASE_RATES, rateOn } from './fee-rates.ts';
import type { RateChange } from './fee-rates.ts';

const CHANGES: RateChange[] = [
  { kind: 'commission', sellerId: null, categoryId: null, fromOn: '2026-12-01', basisPoints: 1200 },
  { kind: 'commission', sellerId: 4, categoryId: null, fromOn: '2026-11-01', basisPoints: 850 },
  { kind: 'commission', sellerId: 4, categoryId: null, fromOn: '2027-01-01', basisPoints: null },
  { kind: 'tcs', sellerId: null, categoryId: null, fromOn: '2027-04-01', basisPoints: 0 },
];

test.each([
  ['commission', '2026-11-30', 7, BASE_RATES.commission],
  ['commission', '2026-12-01', 7, 1200],
  ['commission', '2026-10-31', 4, BASE_RATES.commission],
  ['commission', '2026-12-31', 4, 850],
  ['commission', '2027-01-01', 4, 1200],
  ['tcs', '2027-03-31', 4, BASE_RATES.tcs],
  ['tcs', '2027-04-01', 4, 0],
] as const)('%s on %s of seller %i is %i', (kind, day, sellerId, rate) => {
  const sale = { sellerId, categoryIds: [] };
  expect(rateOn(CHANGES, kind, day, sale)).toBe(rate);
  expect(rateOn(CHANGES.toReversed(), kind, day, sale)).toBe(rate);
});

describe('commission of a category', () => {
  const of = (categoryId: number, fromOn: string, basisPoints: number | null): RateChange => ({
    kind: 'commission',
    sellerId: null,
    categoryId,
    fromOn,
    basisPoints,
  });
  const changes = [
    ...CHANGES,
    of(1, '2026-11-01', 1300),
    of(3, '2026-12-01', 700),
    of(3, '2027-02-01', null),
    of(12, '2027-01-01', 0),
  ];

  test.each([
    ['the category above that has one', '2026-11-30', 7, [12, 3, 1], 1300],
    ['the nearest category', '2026-12-01', 7, [12, 3, 1], 700],
    ['0 % of the category itself', '2027-01-01', 7, [12, 3, 1], 0],
    ['the category above once one has ended', '2027-02-01', 7, [3, 1], 1300],
    ['the seller’s own', '2026-12-01', 4, [12, 3, 1], 850],
    ['the category once the seller’s own has ended', '2027-01-01', 4, [12, 3, 1], 0],
    ['the common rate without one', '2026-12-01', 7, [8, 2], 1200],
    ['the common rate for goods of no category', '2026-12-01', 7, [], 1200],
  ] as const)('is that of %s', (_, day, sellerId, categoryIds, rate) => {
    expect(rateOn(changes, 'commission', day, { sellerId, categoryIds })).toBe(rate);
    expect(rateOn(changes.toReversed(), 'commission', day, { sellerId, categoryIds })).toBe(rate);
  });
});
