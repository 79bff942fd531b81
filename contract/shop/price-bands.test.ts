import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInBand, labelOfBand, PRICE_BANDS, writeBand } from './price-bands.ts';

test('every price lies in one of the bands that are offered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_00 }), (paise) => {
      expect(PRICE_BANDS.filter((band) => isInBand(band, paise))).toHaveLength(1);
    }),
  );
});

test('bands are named by the prices people see, and written by their ends', () => {
  expect(PRICE_BANDS.map(labelOfBand)).toEqual([
    '₹499 or less',
    '₹500 to ₹999',
    '₹1,000 to ₹1,999',
    '₹2,000 to ₹4,999',
    '₹5,000 or more',
  ]);
  expect(PRICE_BANDS.map(writeBand)).toEqual(['-499', '500-999', '1000-1999', '2000-4999', '5000-']);
});
