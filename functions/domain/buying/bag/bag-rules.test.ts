import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CART_ITEMS, MAX_QUANTITY } from '#contract/shop/policy.ts';
import { orderable } from '../cart/index.ts';
import { mergeItems } from './bag-rules.ts';
import type { BagItem, LineInCart, MergedItem } from './bag-rules.ts';

const sku = (skuId: number, available: number, skuSize = '') => ({
  skuId,
  skuSize,
  available,
  sellable: 1,
  taxBasisPoints: 300,
});
const item = (skuId: number, quantity: number, size = ''): BagItem => ({ skuId, size, quantity });
const line = (skuId: number, wantedQuantity: number, size = ''): LineInCart => ({ skuId, size, wantedQuantity });

/** Returns the cart after the decisions are written. */
function written(cart: readonly LineInCart[], merged: readonly MergedItem[]): LineInCart[] {
  const after = cart.map((one) => ({ ...one }));
  for (const {
    item: { skuId },
    size,
    quantity,
  } of merged.filter(({ isChange }) => isChange)) {
    const present = after.find((one) => one.skuId === skuId && one.size === size);
    if (present) present.wantedQuantity = quantity;
    else after.push(line(skuId, quantity, size));
  }
  return after;
}

describe('a bag that is added to a cart', () => {
  test.each([
    ['is new there', [item(1, 2)], [], [sku(1, 5)], [2], [null]],
    ['is there already with fewer pieces', [item(1, 3)], [line(1, 1)], [sku(1, 5)], [3], [null]],
    ['is there already with more pieces', [item(1, 1)], [line(1, 3)], [sku(1, 5)], [3], [null]],
    ['has more than the stock', [item(1, 7)], [], [sku(1, 5)], [5], ['Only 5 left, so the quantity was reduced.']],
    ['is sold out', [item(1, 1)], [], [sku(1, 0)], [0], ['This item is currently out of stock']],
    ['is gone', [item(1, 1)], [], [], [0], ['SKU not found']],
    ['has its only size', [item(1, 1)], [line(1, 1, '2.6')], [sku(1, 5, '2.6')], [1], [null]],
    ['lost its size', [item(1, 1, '2.4')], [], [sku(1, 5, '2.6,2.8')], [0], ['Please select a size/color option']],
    [
      'shares its stock with another size in the cart',
      [item(1, 3, '2.6')],
      [line(1, 2, '2.8')],
      [sku(1, 4, '2.6,2.8')],
      [2],
      ['Only 2 left, so the quantity was reduced.'],
    ],
  ])('an item that %s', (_, bag, cart, skus, quantities, reasons) => {
    const merged = mergeItems(bag, cart, skus);
    expect(merged.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(merged.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('a full cart takes no other item, and says so', () => {
    const cart = Array.from({ length: MAX_CART_ITEMS }, (_, index) => line(index + 1, 1));
    const [known, other] = mergeItems([item(1, 2), item(999, 1)], cart, [sku(1, 5), sku(999, 5)]);
    expect(known).toMatchObject({ quantity: 2, isChange: true, reason: null });
    expect(other).toMatchObject({ quantity: 0, isChange: false });
    expect(other!.reason).toBe('Your cart is full. Please order or remove something first.');
  });

  const SIZES = ['', '2.6', '2.6,2.8'];
  const skuId = fc.integer({ min: 1, max: 4 });
  const size = fc.constantFrom('', '2.6', '2.8', '2.10');
  const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
  const bags = fc.array(fc.record({ skuId, size, quantity }), { maxLength: 12 });
  const carts = fc
    .uniqueArray(fc.record({ skuId, size, wantedQuantity: quantity }), {
      maxLength: 8,
      selector: (one) => `${one.skuId} ${one.size}`,
    })
    // A nearly full cart has many other items.
    .chain((own) =>
      fc
        .constantFrom(0, MAX_CART_ITEMS - own.length - 1, MAX_CART_ITEMS - own.length)
        .map((others) => [...own, ...Array.from({ length: others }, (_, index) => line(1000 + index, 1))]),
    );
  const goods = fc.uniqueArray(
    fc.record({
      skuId,
      skuSize: fc.constantFrom(...SIZES),
      available: fc.nat({ max: 120 }),
      sellable: fc.constantFrom(0, 1),
      taxBasisPoints: fc.constantFrom(300, null),
    }),
    { selector: (one) => one.skuId },
  );

  test('reduces nothing, sells nothing twice, fills no cart above its limit, and says what is missing', () => {
    fc.assert(
      fc.property(bags, carts, goods, (bag, cart, skus) => {
        const merged = mergeItems(bag, cart, skus);
        const after = written(cart, merged);
        expect(after.length).toBeLessThanOrEqual(MAX_CART_ITEMS);
        for (const before of cart) {
          const now = after.find((one) => one.skuId === before.skuId && one.size === before.size)!;
          expect(now.wantedQuantity).toBeGreaterThanOrEqual(before.wantedQuantity);
        }
        for (const each of merged) {
          expect(each.reason === null).toBe(each.quantity >= each.item.quantity);
          expect(each.quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        }
        for (const one of skus) {
          const pieces = (lines: readonly LineInCart[]) =>
            lines.filter((each) => each.skuId === one.skuId).reduce((sum, each) => sum + each.wantedQuantity, 0);
          if (pieces(after) > pieces(cart)) expect(pieces(after)).toBeLessThanOrEqual(orderable(one));
        }
      }),
    );
  });

  test('changes nothing when it is added again, any number of times and beside other bags', () => {
    fc.assert(
      fc.property(bags, bags, carts, goods, (bag, other, cart, skus) => {
        const once = written(cart, mergeItems(bag, cart, skus));
        expect(written(once, mergeItems(bag, once, skus))).toEqual(once);
        // The bag of another device in between.
        const both = written(once, mergeItems(other, once, skus));
        expect(written(both, mergeItems(bag, both, skus))).toEqual(both);
      }),
    );
  });

  test('has the same goods of two devices once, with the larger quantity', () => {
    fc.assert(
      fc.property(quantity, quantity, (first, second) => {
        const skus = [sku(1, MAX_QUANTITY)];
        const once = written([], mergeItems([item(1, first)], [], skus));
        const both = written(once, mergeItems([item(1, second)], once, skus));
        expect(both).toEqual([line(1, Math.max(first, second))]);
      }),
    );
  });
});
