import { beforeEach, describe, expect, test } from 'vitest';
import { $cartContents, $cartCount, noteCart, noteItem } from './contents.ts';

beforeEach(() => $cartContents.set([]));

test('the badge counts pieces, not lines', () => {
  noteCart([
    { skuId: 1, size: '2.4', wantedQuantity: 2 },
    { skuId: 2, size: '', wantedQuantity: 3 },
  ]);
  expect($cartCount.get()).toBe(5);
});

describe('an item that was added or changed', () => {
  test('stands once for its SKU and size', () => {
    noteItem({ skuId: 1, size: '2.4', wantedQuantity: 1 });
    noteItem({ skuId: 1, size: '2.6', wantedQuantity: 1 });
    noteItem({ skuId: 1, size: '2.4', wantedQuantity: 4 });
    expect($cartContents.get().toSorted((a, b) => a.quantity - b.quantity)).toEqual([
      { skuId: 1, size: '2.6', quantity: 1 },
      { skuId: 1, size: '2.4', quantity: 4 },
    ]);
  });
});

test('the cart as the server shows it takes the place of what was known', () => {
  noteItem({ skuId: 9, size: '', wantedQuantity: 1 });
  noteCart([]);
  expect($cartCount.get()).toBe(0);
});
