import { describe, expect, test } from 'vitest';
import { priceFaults, readPrice, readRupees } from './skuPrice.ts';

describe('rupees as people type them', () => {
  test.each([
    ['1299', 1299],
    ['₹1,299.50', 1299.5],
    [' ₹ 12,34,567 ', 1234567],
    ['0.05', 0.05],
    [499, 499],
  ])('%s', (typed, rupees) => {
    expect(readRupees(typed)).toBe(rupees);
  });

  test.each(['', ' ', '₹', '-5', '1e3', '0x10', '12.', '.5', '1.2.3', 'free', 'Infinity', '१२'])(
    '%j is no amount',
    (typed) => {
      expect(readRupees(typed)).toBeNaN();
    },
  );
});

describe('what is wrong with a price', () => {
  const faults = (mrpPrice: string | number, sellingPrice: string | number) => priceFaults({ mrpPrice, sellingPrice });

  test('nothing, up to the MRP itself', () => {
    expect(faults('1,200', '600')).toEqual({});
    expect(faults('600', '600')).toEqual({});
  });

  test.each([
    ['above the MRP', '600', '600.01', { sellingPrice: 'The selling price cannot be above the MRP' }],
    ['nothing to pay', '600', '0', { sellingPrice: 'The selling price must be above 0' }],
    ['nothing typed', '600', '', { sellingPrice: 'Selling price must be an amount in rupees' }],
    ['no MRP', 'x', '500', { mrpPrice: 'MRP must be an amount in rupees' }],
    ['half a paisa', '600', '99.999', { sellingPrice: 'Selling price can have at most two decimals' }],
    ['two things: the first is said', '1,00,00,001.999', '500', { mrpPrice: 'MRP can be at most ₹1,00,00,000' }],
    ['more than a crore', '1,00,00,001', '500', { mrpPrice: 'MRP can be at most ₹1,00,00,000' }],
  ])('%s', (_, mrp, selling, said) => {
    expect(faults(mrp, selling)).toEqual(said);
  });
});

test('a typed price is read as numbers', () => {
  expect(readPrice({ mrpPrice: '₹2,000', sellingPrice: 999.5 })).toEqual({ mrpPrice: 2000, sellingPrice: 999.5 });
});
