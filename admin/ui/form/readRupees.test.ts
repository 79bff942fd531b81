import { describe, expect, test } from 'vitest';
import { readRupees } from './readRupees.ts';

describe('rupees as people type them', () => {
  test.each([
    ['1299', 1299],
    ['₹1,299.50', 1299.5],
    [' ₹ 12,34,567 ', 1234567],
    ['0.05', 0.05],
    ['1299/-', 1299],
    ['Rs. 1299', 1299],
    ['\u202a₹1,299\u202c', 1299],
    ['१२९९', 1299],
    [499, 499],
  ])('%s', (values, rupees) => {
    expect(readRupees(values)).toBe(rupees);
  });

  test.each(['', ' ', '₹', '-5', '1e3', '0x10', '12.', '.5', '1.2.3', 'free', 'Infinity', '5.8E+02'])(
    '%j is no amount',
    (values) => {
      expect(readRupees(values)).toBeNaN();
    },
  );
});
