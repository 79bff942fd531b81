import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTax } from './tax.ts';

const amount = fc.nat({ max: 1_00_00_000_00 });
const rate = fc.constantFrom(0, 25, 150, 300, 500, 1200, 1800, 2800);

describe('GST inside an amount', () => {
  test.each([
    [
      'within a State',
      1030_00,
      300,
      'within',
      { taxablePaise: 1000_00, cgstPaise: 15_00, sgstPaise: 15_00, igstPaise: 0 },
    ],
    [
      'across a border',
      1030_00,
      300,
      'across',
      { taxablePaise: 1000_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 30_00 },
    ],
    [
      'half a paisa goes up, in both halves alike',
      999_00,
      300,
      'within',
      { taxablePaise: 96_990, cgstPaise: 1455, sgstPaise: 1455, igstPaise: 0 },
    ],
    ['without tax', 500_00, 0, 'within', { taxablePaise: 500_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
    ['of nothing', 0, 300, 'across', { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
  ] as const)('%s', (_, paid, basisPoints, place, split) => {
    expect(splitTax(paid, basisPoints, place)).toEqual(split);
  });

  test.each([
    // paid, percent, taxable value and half within a State, taxable value and tax across a border; in rupees
    [1000, 3, [970.88, 14.56], [970.87, 29.13]],
    [499, 3, [484.46, 7.27], [484.47, 14.53]],
    [1299, 3, [1261.16, 18.92], [1261.17, 37.83]],
    [2499, 3, [2426.22, 36.39], [2426.21, 72.79]],
    [250, 3, [242.72, 3.64], [242.72, 7.28]],
    [1, 3, [0.98, 0.01], [0.97, 0.03]],
    [0.5, 3, [0.48, 0.01], [0.49, 0.01]],
    [99, 5, [94.28, 2.36], [94.29, 4.71]],
    [1499, 18, [1270.34, 114.33], [1270.34, 228.66]],
    [0.01, 3, [0.01, 0], [0.01, 0]],
  ])('is that of the printed tables: ₹%s at %s %%', (rupees, percent, within, across) => {
    const split = (place: 'within' | 'across') => splitTax(Math.round(rupees * 100), percent * 100, place);
    const { taxablePaise, cgstPaise, sgstPaise } = split('within');
    expect([taxablePaise, cgstPaise, sgstPaise].map((paise) => paise / 100)).toEqual([...within, within[1]]);
    const { taxablePaise: taxable, igstPaise } = split('across');
    expect([taxable, igstPaise].map((paise) => paise / 100)).toEqual(across);
  });

  test('sums to the amount, its halves are equal, and only one kind is charged', () => {
    fc.assert(
      fc.property(amount, rate, fc.constantFrom('within' as const, 'across' as const), (paid, basisPoints, place) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(paid, basisPoints, place);
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(paid);
        expect(cgstPaise).toBe(sgstPaise);
        expect(place === 'within' ? igstPaise : cgstPaise).toBe(0);
        expect(Math.min(taxablePaise, cgstPaise, igstPaise)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is the rate of what is left, to the paisa', () => {
    fc.assert(
      fc.property(amount, rate, (paid, basisPoints) => {
        const { taxablePaise, igstPaise } = splitTax(paid, basisPoints, 'across');
        expect(Math.abs(igstPaise - (taxablePaise * basisPoints) / 10_000)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('differs by a paisa at most on this and on that side of a border', () => {
    fc.assert(
      fc.property(amount, rate, (paid, basisPoints) => {
        const across = splitTax(paid, basisPoints, 'across').igstPaise;
        const within = 2 * splitTax(paid, basisPoints, 'within').cgstPaise;
        expect(Math.abs(across - within)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
