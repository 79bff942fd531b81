import { expect, test } from 'vitest';
import type { MergedBag } from '../../api/wire.ts';
import type { Bag } from './bag.ts';
import { differences, priceChange } from './send-bag.ts';

const bagOf = (...names: string[]): Bag => ({
  key: 'k-1',
  items: names.map((name, index) => ({
    skuId: index + 1,
    size: '',
    quantity: 2,
    name,
    picture: undefined,
    unitPrice: 700,
    at: 0,
  })),
  wishes: [{ productId: 9, name: 'Temple Necklace', at: 0 }],
  couponCode: '',
});
const whole: MergedBag['items'][number] = {
  skuId: 1,
  size: '',
  quantity: 2,
  unitSellingPrice: 700,
  reason: null,
  isOnWishlist: false,
};

test('nothing is said about a bag that is in the account as it was chosen', () => {
  expect(differences(bagOf('Jhumka'), { items: [whole], productIds: [9], unlisted: [] })).toEqual([]);
});

test('each difference is said in words', () => {
  const items = [
    { ...whole, quantity: 1, reason: 'Only 1 left, so the quantity was reduced.', unitSellingPrice: 750 },
    { ...whole, quantity: 0, reason: 'This item is currently out of stock', isOnWishlist: true },
    { ...whole, quantity: 0, reason: 'SKU not found', unitSellingPrice: null },
  ];
  expect(differences(bagOf('Jhumka', 'Choker', 'Nath'), { items, productIds: [], unlisted: [9] })).toEqual([
    'Jhumka: Only 1 left, so the quantity was reduced.',
    'Jhumka: It costs ₹750 now. It was ₹700 when you chose it.',
    'Choker: This item is currently out of stock. It is on your wishlist instead.',
    'Nath: This item is not sold any more.',
    'Temple Necklace: Failed to add product to wishlist.',
  ]);
});

test('a price is compared in paise', () => {
  expect(priceChange(0.1 + 0.2, 0.3)).toBeUndefined();
  expect(priceChange(700, 699.5)).toBe('It costs ₹699.50 now. It was ₹700 when you chose it.');
});
