import { expect, test } from 'vitest';
import type { SkuRecord } from '../../providers/records.ts';
import type { SaleLine } from './saleValues.ts';
import { changeOf, errorsOfSale, NOBODY, quoteOf, saleOf, withPiece } from './saleValues.ts';

const sku = (id: number, size = '') => ({ id, size }) as SkuRecord;
const NONE = { unit: 'PERCENT', value: null, reason: '' } as const;

test('a code that is scanned again is one more piece of its line', () => {
  const lines = [sku(1), sku(2), sku(1)].reduce<SaleLine[]>(withPiece, []);
  expect(lines.map((line) => [line.sku.id, line.quantity])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('a piece of several sizes has no price until its size is chosen', () => {
  const [line] = withPiece([], sku(1, '2.4, 2.6'));
  expect(quoteOf([line!], NONE, NOBODY)).toBeUndefined();
  expect(quoteOf([{ ...line!, size: '2.6' }], NONE, NOBODY)).toMatchObject({
    items: [{ skuId: 1, size: '2.6', quantity: 1 }],
  });
});

test('a discount is priced before its reason is typed', () => {
  const lines = withPiece([], sku(1));
  expect(quoteOf(lines, { unit: 'RUPEES', value: 50, reason: '' }, NOBODY)).toMatchObject({ discount: { value: 50 } });
  expect(quoteOf(lines, NONE, NOBODY)).toMatchObject({ discount: null });
});

test('a mobile that is none is told before the sale is kept or sent', () => {
  const sale = (mobile: string) => saleOf(withPiece([], sku(1)), NONE, { ...NOBODY, mobile }, 'CASH', 450);
  expect(errorsOfSale(sale('12345'))).toHaveProperty('mobile');
  expect(errorsOfSale(sale('+91 98123 43211'))).toEqual({});
});

test.each([
  [null, 450, undefined],
  [400, 450, undefined],
  [500, 450.5, 49.5],
  [500, undefined, undefined],
])('of %s received for %s, %s is given back', (received, total, change) => {
  expect(changeOf(received, total)).toBe(change);
});
