import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from './policy.ts';
import { mostStaffDiscount, staffDiscountLimit, staffDiscountOf } from './staff-discount.ts';

describe('a discount by staff', () => {
  test.each([
    ['PERCENT', 10, 995_00, 99_00],
    ['PERCENT', 100, 995_00, 995_00],
    ['RUPEES', 45, 995_00, 45_00],
  ] as const)('of %s %i on %i paise is whole rupees', (unit, value, goods, amount) => {
    expect(staffDiscountOf({ unit, value }, goods)).toBe(amount);
  });

  test.each([
    [0, 995_00, 0],
    [5, 995_00, 49_00],
    [100, 995_00, 994_00],
    [100, 995_50, 994_00],
    [100, 1_00, 0],
    [100, 50, 0],
  ])('of at most %i percent on %i paise leaves a rupee to pay', (percent, goods, most) => {
    expect(mostStaffDiscount(percent, goods)).toBe(most);
  });

  test('is limited by the role: nothing until the owner sets it, and the owner has no limit', () => {
    const set = { staffDiscounts: { orders: 10, support: 5 } };
    expect(staffDiscountLimit(DEFAULT_POLICY, 'orders')).toBe(0);
    expect([staffDiscountLimit(set, 'orders'), staffDiscountLimit(set, 'support')]).toEqual([10, 5]);
    expect([staffDiscountLimit(set, 'owner'), staffDiscountLimit(set, 'finance')]).toEqual([100, 0]);
  });
});
