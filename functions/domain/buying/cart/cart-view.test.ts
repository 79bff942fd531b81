import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { cutToStock, deliveryEstimate, orderable } from './cart-view.ts';

const wanting = (skuId: number, wantedQuantity: number, available: number) => ({
  skuId,
  wantedQuantity,
  available,
  sellable: 1,
  taxBasisPoints: 300,
});

describe('a cart cut down to the stock', () => {
  test.each([
    ['enough', [wanting(1, 2, 5)], [2], [null]],
    ['too few', [wanting(1, 7, 5)], [5], ['Only 5 left, so the quantity was reduced.']],
    ['none', [wanting(1, 1, 0)], [0], ['This item is currently out of stock']],
    [
      'two sizes of one piece share it, the older first',
      [wanting(1, 2, 3), wanting(1, 2, 3)],
      [2, 1],
      [null, 'Only 1 left, so the quantity was reduced.'],
    ],
    ['another piece has its own', [wanting(1, 3, 3), wanting(2, 3, 3)], [3, 3], [null, null]],
  ])('%s', (_, lines, quantities, notices) => {
    const cut = cutToStock(lines);
    expect(cut.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(cut.map(({ notice }) => notice)).toEqual(notices);
  });

  test('never holds more than was wanted, nor more of a SKU than there is', () => {
    const line = fc.record({ skuId: fc.integer({ min: 1, max: 3 }), wanted: fc.integer({ min: 1, max: 99 }) });
    const stock = fc.array(fc.nat({ max: 120 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), stock, (lines, available) => {
        const cut = cutToStock(lines.map(({ skuId, wanted }) => wanting(skuId, wanted, available[skuId - 1]!)));
        const taken = [0, 0, 0];
        for (const {
          line: { skuId, wantedQuantity },
          quantity,
          notice,
        } of cut) {
          expect(quantity).toBeLessThanOrEqual(wantedQuantity);
          expect(quantity).toBeGreaterThanOrEqual(0);
          expect(notice === null).toBe(quantity === wantedQuantity);
          taken[skuId - 1]! += quantity;
        }
        taken.forEach((pieces, index) => expect(pieces).toBeLessThanOrEqual(available[index]!));
      }),
    );
  });
});

describe('pieces one order may take', () => {
  test.each([
    ['what there is', { available: 5, sellable: 1, taxBasisPoints: 300 }, 5],
    ['99 at most: this is no wholesale', { available: 500, sellable: 1, taxBasisPoints: 0 }, 99],
    ['none of what is not sold now', { available: 5, sellable: 0, taxBasisPoints: 300 }, 0],
    ['none of what has no tax rate', { available: 5, sellable: 1, taxBasisPoints: null }, 0],
  ])('%s', (_, sku, pieces) => {
    expect(orderable(sku)).toBe(pieces);
  });
});

describe('the estimate before a PIN code is known', () => {
  test.each([
    [null, '3-5 business days'],
    ['2026-11-20', '3-5 business days'],
    ['2026-11-21', '7-10 days after start date'],
  ])('of what starts on %s', (startOn, text) => {
    expect(deliveryEstimate(startOn, '2026-11-20', DEFAULT_POLICY)).toBe(text);
  });
});
