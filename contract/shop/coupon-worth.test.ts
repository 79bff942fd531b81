import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponWorth } from './coupon-worth.ts';
import type { CouponLine, CouponTerms } from './coupon-worth.ts';

const none = { minimum: 0, fees: 0 };
const cart = (...lines: [quantity: number, rupees: number][]): CouponLine[] =>
  lines.map(([quantity, rupees]) => ({ quantity, unitPaise: Math.round(rupees * 100) }));

describe('a coupon is worth', () => {
  test.each<[string, CouponTerms, CouponLine[], number]>([
    ['a percentage, half up to the rupee', { type: 'PERCENTAGE', percent: 10 }, cart([1, 1995]), 200],
    ['a percentage of what ends on 49 paise', { type: 'PERCENTAGE', percent: 10 }, cart([1, 1994.9]), 199],
    ['all of it, never more', { type: 'PERCENTAGE', percent: 100 }, cart([1, 999.5]), 999],
    ['its amount', { type: 'FIXED_AMOUNT', amount: 15_000 }, cart([1, 1999]), 150],
    ['its amount, never more than the goods', { type: 'FIXED_AMOUNT', amount: 15_000 }, cart([1, 99]), 99],
    ['one free of three', { type: 'BUY_X_GET_Y', minQuantity: 2, freeQuantity: 1 }, cart([3, 200]), 200],
    ['the cheapest of all', { type: 'BUY_X_GET_Y', minQuantity: 2, freeQuantity: 1 }, cart([2, 500], [1, 120]), 120],
    [
      'two sets of the cheapest',
      { type: 'BUY_X_GET_Y', minQuantity: 2, freeQuantity: 1 },
      cart([4, 500], [1, 120], [1, 90]),
      210,
    ],
    [
      'the highest step that is reached',
      {
        type: 'TIERED_DISCOUNT',
        tiers: [
          { minimum: 199_900, percent: 5 },
          { minimum: 299_900, percent: 8 },
        ],
      },
      cart([1, 2999]),
      240,
    ],
  ])('%s', (_, terms, lines, rupees) => {
    expect(couponWorth(terms, lines, none)).toEqual({ worth: rupees * 100 });
  });

  test('the fees it waives', () => {
    expect(couponWorth({ type: 'FREE_SHIPPING' }, cart([1, 600]), { minimum: 0, fees: 4900 })).toEqual({ worth: 4900 });
  });

  test('nothing yet, where something is missing to its minimum', () => {
    const terms = { type: 'PERCENTAGE', percent: 10 } as const;
    expect(couponWorth(terms, cart([1, 698]), { minimum: 79_900, fees: 0 })).toEqual({ missing: 10_100 });
    expect(couponWorth(terms, cart([1, 799]), { minimum: 79_900, fees: 0 })).toEqual({ worth: 8000 });
  });

  test('nothing below the first step, and says how much is missing to it', () => {
    const tiers = [
      { minimum: 299_900, percent: 8 },
      { minimum: 199_900, percent: 5 },
    ];
    const terms = { type: 'TIERED_DISCOUNT', tiers } as const;
    expect(couponWorth(terms, cart([1, 1798]), none)).toEqual({ missing: 20_100 });
    expect(couponWorth(terms, cart([1, 1798]), { minimum: 250_000, fees: 0 })).toEqual({ missing: 70_200 });
  });

  test('nothing where a set is not full, and says how many pieces are missing', () => {
    const terms = { type: 'BUY_X_GET_Y', minQuantity: 3, freeQuantity: 1 } as const;
    expect(couponWorth(terms, cart([1, 500], [1, 90]), none)).toEqual({ missingPieces: 2 });
  });

  test('whole rupees, not below nothing and not above the goods, whatever it is and whatever is bought', () => {
    const percent = fc.integer({ min: 1, max: 100 });
    const few = fc.integer({ min: 1, max: 9 });
    const terms = fc.oneof(
      fc.record({ type: fc.constant('PERCENTAGE' as const), percent }),
      fc.record({ type: fc.constant('FIXED_AMOUNT' as const), amount: fc.integer({ min: 1, max: 5_000_000 }) }),
      fc.record({ type: fc.constant('BUY_X_GET_Y' as const), minQuantity: few, freeQuantity: few }),
      fc.record({
        type: fc.constant('TIERED_DISCOUNT' as const),
        tiers: fc.array(fc.record({ minimum: fc.integer({ min: 0, max: 500_000 }), percent }), { minLength: 1 }),
      }),
    );
    const lines = fc.array(fc.record({ quantity: few, unitPaise: fc.integer({ min: 1, max: 900_000 }) }));
    fc.assert(
      fc.property(terms, lines, (coupon, bought) => {
        const found = couponWorth(coupon, bought, none);
        const sum = bought.reduce((total, { quantity, unitPaise }) => total + quantity * unitPaise, 0);
        if ('missing' in found) return found.missing > 0;
        if ('missingPieces' in found) return found.missingPieces > 0;
        return found.worth % 100 === 0 && found.worth >= 0 && found.worth <= sum;
      }),
    );
  });
});
