import { expect, test } from 'vitest';
import type { SkuRecord } from '../../providers/records.ts';
import type { SaleLine } from './saleValues.ts';
import { shortages, totalOffline } from './unsentSale.ts';
import type { UnsentSale } from './unsentSale.ts';

const ring = { id: 1, name: 'Ring', sellingPrice: 449.5, available: 3 } as SkuRecord;
const line = (quantity: number): SaleLine => ({ sku: ring, size: '', quantity });
const sale = (quantity: number, refusal: string | null = null): UnsentSale => ({
  key: 'a',
  owner: '1',
  at: '2026-11-30T10:00:00.000Z',
  total: 0,
  lines: [line(quantity)],
  body: { items: [], payment: 'CASH' },
  refusal,
});

test.each([
  ['PERCENT', null, 899],
  ['PERCENT', 10, 810],
  ['RUPEES', 50, 849],
  // ₹1 is left to pay.
  ['RUPEES', 5000, 1],
] as const)('two pieces of ₹449.50 less %s %s cost ₹%s without the shop', (unit, value, total) => {
  expect(totalOffline([line(2)], { unit, value, reason: '' })).toBe(total);
});

test('the last piece is sold once on one phone', () => {
  expect(shortages([line(1)], [sale(2)])).toEqual([]);
  expect(shortages([line(2)], [sale(2)])).toEqual(['Ring: only 1 left when the stock was seen last']);
  expect(shortages([line(3)], [sale(2, 'Out of Stock')])).toEqual([]);
});
