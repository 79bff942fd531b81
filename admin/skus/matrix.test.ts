import { describe, expect, test } from 'vitest';
import { readSize } from '#contract/shop/sizes.ts';
import type { SizeSystem } from '#contract/shop/sizes.ts';
import { EMPTY_MATRIX, matrixError, OFFERED_SIZES, rowsOf, skusToSend } from './matrix.ts';
import type { MatrixValues } from './matrix.ts';

const six: MatrixValues = {
  ...EMPTY_MATRIX,
  colours: ['Ruby', 'Emerald'],
  sizes: ['2.4', '2.6', '2.10'],
  all: { mrpPrice: '1,999', sellingPrice: '₹999.50', quantity: '5' },
};

test('two colours in three sizes are six SKUs, with what holds for all', () => {
  expect(rowsOf(six).map(({ name }) => name)).toEqual([
    'Ruby, 2.4',
    'Ruby, 2.6',
    'Ruby, 2.10',
    'Emerald, 2.4',
    'Emerald, 2.6',
    'Emerald, 2.10',
  ]);
  const sent = skusToSend(six);
  expect(sent).toHaveLength(6);
  expect(sent[2]).toEqual({ color: 'Ruby', size: '2.10', mrpPrice: 1999, sellingPrice: 999.5, quantity: 5 });
  expect(matrixError(six)).toBeUndefined();
});

test('what one row has of its own counts before what holds for all', () => {
  const [, second] = rowsOf(six);
  const own = { [second!.key]: { sellingPrice: '899', quantity: '0', code: 'RUBY-26' } };
  expect(skusToSend({ ...six, own })[1]).toMatchObject({
    sellingPrice: 899,
    mrpPrice: 1999,
    quantity: 0,
    code: 'RUBY-26',
  });
});

test('what was typed without a colour is not lost', () => {
  expect(matrixError(EMPTY_MATRIX)).toBeUndefined();
  expect(matrixError({ ...six, colours: [] })).toBe('Please choose a colour');
  expect(matrixError({ ...EMPTY_MATRIX, sizes: ['2.4'] })).toBe('Please choose a colour');
});

describe('names the row of an error:', () => {
  test.each([
    ['a price above the MRP', { sellingPrice: '2000' }, 'Ruby, 2.4: The selling price cannot be above the MRP'],
    ['half a piece', { quantity: '1.5' }, 'Ruby, 2.4: Please enter a whole number of pieces'],
    [
      'a code with a space',
      { code: 'A B' },
      'Ruby, 2.4: A SKU code has letters, digits, hyphens, dots and slashes alone',
    ],
  ])('%s', (_, own, error) => {
    expect(matrixError({ ...six, own: { [rowsOf(six)[0]!.key]: own } })).toBe(error);
  });
});

test('every size that is offered is a size of its system', () => {
  for (const [system, sizes] of Object.entries(OFFERED_SIZES))
    for (const size of sizes) expect(readSize(system as SizeSystem, size), size).toBeDefined();
});
