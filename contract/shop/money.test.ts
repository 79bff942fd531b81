import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOfUnits,
  discountPercent,
  divideHalfUp,
  formatCount,
  formatPaise,
  roundToRupee,
  spread,
} from './money.ts';

/** Up to the largest total of a cart: a hundred lines of ninety-nine pieces at a crore each. */
const paise = fc.nat({ max: 1_00_00_000_00 * 99 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('an amount as shoppers read it', () => {
  test.each([
    [0, '₹0'],
    [1, '₹0.01'],
    [99_900, '₹999'],
    [1_29_950, '₹1,299.50'],
    [1_00_000_00, '₹1,00,000'],
    [12_34_567_00, '₹12,34,567'],
    [1_00_00_000_00, '₹1,00,00,000'],
    [1_00_00_000_05, '₹1,00,00,000.05'],
  ])('%i paise: %s', (amount, text) => {
    expect(formatPaise(amount)).toBe(text);
  });

  test('is what the language’s own rules for India make of it, taken off or not', () => {
    const rules = (digits: number) =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const [rupees, rupeesAndPaise] = [rules(0), rules(2)];
    const count = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(paise, fc.boolean(), (size, isOff) => {
        const amount = isOff && size > 0 ? -size : size;
        expect(formatPaise(amount)).toBe((amount % 100 === 0 ? rupees : rupeesAndPaise).format(amount / 100));
        expect(formatCount(amount)).toBe(count.format(amount));
      }),
    );
  });
});

describe('the percentage of the badge', () => {
  test.each([
    [2000, 1000, 50],
    [1200, 1199, 0],
    [1000, 995, 1],
    [999, 333, 67],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [0, 0, 0],
  ])('of an MRP of %i, sold for %i: %i', (mrp, selling, percent) => {
    expect(discountPercent(mrp, selling)).toBe(percent);
  });
});

describe('rounding', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 100],
    [149, 100],
    [150, 200],
    [10_000, 10_000],
  ])('%i paise to whole rupees: %i', (amount, rounded) => {
    expect(roundToRupee(amount)).toBe(rounded);
  });

  test('of a quotient: the nearest whole, half upwards', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (a, b) => {
        const quotient = divideHalfUp(a, b);
        expect(Number.isInteger(quotient)).toBe(true);
        // The error is at most b/2, and exactly half only when rounded up.
        expect(2 * a - 2 * quotient * b).toBeGreaterThanOrEqual(-b);
        expect(2 * a - 2 * quotient * b).toBeLessThan(b);
      }),
    );
  });
});

describe('an amount spread over lines', () => {
  test.each([
    ['thirds', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder first', 100, [1, 2, 4], [14, 29, 57]],
    ['the earlier line where they tie', 1, [5, 5], [1, 0]],
    ['nothing for a line that weighs nothing', 99, [0, 3], [0, 99]],
    ['nothing at all where nothing weighs', 50, [0, 0], [0, 0]],
    ['no line', 50, [], []],
  ])('%s', (_, amount, weights, parts) => {
    expect(spread(amount, weights)).toEqual(parts);
  });

  test('sums to it to the last paisa, each part within a paisa of its share', () => {
    fc.assert(
      fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 100 }), (amount, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const parts = spread(amount, weights);
        expect(sum(parts)).toBe(amount);
        const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n);
        parts.forEach((part, index) => {
          const exact = BigInt(amount) * BigInt(weights[index]!);
          expect(BigInt(part) * whole - exact < whole, `line ${index} has too much`).toBe(true);
          expect(exact - BigInt(part) * whole < whole, `line ${index} has too little`).toBe(true);
        });
      }),
    );
  });

  test('is exact where a product of paise is too large for a number', () => {
    expect(spread(105_767_683_354, [93_601_306_246, 12_166_377_108])).toEqual([93_601_306_246, 12_166_377_108]);
  });

  test('never gives a line more than it weighs, where it weighs all lines together at least', () => {
    fc.assert(
      fc.property(fc.array(paise, { minLength: 1, maxLength: 20 }), fc.nat({ max: 100 }), (weights, percent) => {
        const amount = Math.floor((sum(weights) * percent) / 100);
        spread(amount, weights).forEach((part, index) => expect(part).toBeLessThanOrEqual(weights[index]!));
      }),
    );
  });
});

describe('the units of a line', () => {
  test('come to the amount of the line, in however many parts they are taken', () => {
    fc.assert(
      fc.property(paise, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 }), (amount, parts) => {
        const units = sum(parts);
        let first = 0;
        const amounts = parts.map((count) => {
          first += count;
          return amountOfUnits(amount, units, first - count, count);
        });
        expect(sum(amounts)).toBe(amount);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('each have the amount divided by all units, rounded down, and the last has the rest', () => {
    expect([0, 1, 2].map((first) => amountOfUnits(101, 3, first, 1))).toEqual([33, 33, 35]);
  });
});
