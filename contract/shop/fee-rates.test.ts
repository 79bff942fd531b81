import { expect, test } from 'vitest';
import { BASE_RATES, rateOn } from './fee-rates.ts';
import type { RateChange } from './fee-rates.ts';

const CHANGES: RateChange[] = [
  { kind: 'commission', sellerId: null, fromOn: '2026-12-01', basisPoints: 1200 },
  { kind: 'commission', sellerId: 4, fromOn: '2026-11-01', basisPoints: 850 },
  { kind: 'commission', sellerId: 4, fromOn: '2027-01-01', basisPoints: null },
  { kind: 'tcs', sellerId: null, fromOn: '2027-04-01', basisPoints: 0 },
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
  expect(rateOn(CHANGES, kind, day, sellerId)).toBe(rate);
  expect(rateOn(CHANGES.toReversed(), kind, day, sellerId)).toBe(rate);
});
