import { describe, expect, test } from 'vitest';
import { readCountry, readHsn, readPieces, readSizeCell, readVisible, readWeight, weightUnitIn } from './read-cells.ts';

test.each([
  ['45', 'g', 0.045],
  ['45 gms', 'kg', 0.045],
  ['0.05', 'kg', 0.05],
  ['1,200 g', 'kg', 1.2],
  ['1 oz', 'g', 0.028],
  ['0', 'g', undefined],
  ['heavy', 'g', undefined],
  ['5 stone', 'g', undefined],
])('a weight of %j in %s is %j kg', (text, unit, kilograms) => {
  expect(readWeight(text, unit)).toBe(kilograms);
});

test.each([
  ['Weight (kg)', 'kg'],
  ['Net Weight (gms)', 'gms'],
  ['Variant Grams', 'grams'],
  ['Weight', undefined],
])('the column %j names its unit', (name, unit) => {
  expect(weightUnitIn(name)).toBe(unit);
});

test.each([
  ['India', 'IN'],
  ['Made in India', 'IN'],
  ['भारत', 'IN'],
  ['cn', 'CN'],
  ['Atlantis', undefined],
])('the country %j is %j', (text, code) => {
  expect(readCountry(text)).toBe(code);
});

test.each([
  ['7117.19.90', '71171990'],
  ['7117', '7117'],
  ['711', undefined],
])('the HSN code %j is %j', (text, code) => {
  expect(readHsn(text)).toBe(code);
});

test.each([
  ['12 pcs', 12],
  ['5.0', 5],
  ['-3', 0],
  ['1,250', 1250],
  ['2.5', undefined],
  ['many', undefined],
])('%j pieces are %j', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});

test.each([
  ['TRUE', true],
  ['active', true],
  ['draft', false],
  ['0', false],
  ['perhaps', undefined],
])('a good that is %j is visible: %j', (text, isVisible) => {
  expect(readVisible(text)).toBe(isVisible);
});

describe('a size', () => {
  test.each([
    ['bangle', '2.4', '2.4'],
    ['bangle', '2-8', '2.8'],
    ['bangle', "2'6 inch", '2.6'],
    ['bangle', '2.10', '2.10'],
    ['bangle', 'Size 2.4', '2.4'],
    ['bangle', '2.77', undefined],
    ['bangle', 'XL', undefined],
    ['ring', '12', '12'],
    ['ring', '12.0', '12'],
    ['ring', 'US 7', undefined],
    ['inches', '18"', '18 in'],
    ['inches', '18', '18 in'],
    ['free', 'Free Size', 'Free size'],
    ['free', '2.4', undefined],
  ] as const)('of a %s written as %j is %j', (system, text, size) => {
    expect(readSizeCell(system, text)?.text).toBe(size);
  });

  test.each([
    ['bangle', '2.1', '2.10'],
    ['inches', '12 cm', '4.75 in'],
  ] as const)('of a %s written as %j is uncertain', (system, text, size) => {
    expect(readSizeCell(system, text)).toEqual({ text: size, isSure: false });
  });
});
