import { describe, expect, test } from 'vitest';
import { bundleSaving } from './bundle-worth.ts';
import type { BundleTerms } from './bundle-worth.ts';

describe('a set saves', () => {
  test.each<[string, BundleTerms, number, number]>([
    ['the difference to its price', { type: 'SET_PRICE', price: 999_00 }, 1200_00, 201_00],
    ['whole rupees of that difference', { type: 'SET_PRICE', price: 999_00 }, 1200_50, 201_00],
    ['nothing if its pieces cost less already', { type: 'SET_PRICE', price: 999_00 }, 998_00, 0],
    ['a percentage, to the whole rupee, half up', { type: 'PERCENTAGE', percent: 15 }, 1230_00, 185_00],
    ['an amount', { type: 'FIXED_AMOUNT', amount: 150_00 }, 1200_00, 150_00],
    ['no more than leaves ₹1 to pay', { type: 'FIXED_AMOUNT', amount: 1500_00 }, 1200_50, 1199_00],
    ['nothing of pieces that cost less than ₹1', { type: 'PERCENTAGE', percent: 90 }, 50, 0],
  ])('%s', (_, terms, sum, saving) => {
    expect(bundleSaving(terms, sum)).toBe(saving);
  });
});
