import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BAG_DAYS, MAX_CART_ITEMS } from '#contract/shop/policy.ts';
import { $bag, emptyBag, isEmptyBag, putInBag, readBag, takeFromBag, typeCoupon, wishInBag } from './bag.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 24 * 3_600_000;
const jhumka = { skuId: 7, size: '', quantity: 2, name: 'Kemp Jhumka', picture: 'ab.jpg', unitPrice: 700 };
const stored = {
  key: 'k-1',
  items: [{ ...jhumka, at: NOW - 7 * DAY_MS }],
  wishes: [{ productId: 3, name: 'Temple Necklace', at: NOW - DAY_MS }],
  couponCode: 'WELCOME10',
};

describe('a stored bag', () => {
  test('is whole after a week', () => {
    expect(readBag(stored, NOW)).toEqual(stored);
  });

  test('drops what is older than a month', () => {
    const old = { ...stored, items: [...stored.items, { ...jhumka, skuId: 8, at: NOW - (BAG_DAYS + 1) * DAY_MS }] };
    expect(readBag(old, NOW)).toEqual(stored);
  });

  test('holds no more than a cart, the last clicks', () => {
    const items = Array.from({ length: MAX_CART_ITEMS + 5 }, (_, index) => ({ ...jhumka, skuId: index + 1, at: NOW }));
    expect(readBag({ ...stored, items }, NOW).items.map(({ skuId }) => skuId)).toEqual(
      items.slice(5).map(({ skuId }) => skuId),
    );
  });

  test.each([
    undefined,
    'bag',
    [],
    { ...stored, key: '' },
    { ...stored, items: [{ ...stored.items[0], quantity: 0 }], wishes: 'x' },
    { ...stored, items: [{ ...stored.items[0], skuId: '7' }, null], wishes: [null, {}] },
    { ...stored, items: [{ ...stored.items[0], at: NOW + DAY_MS }], wishes: [] },
  ])('is empty where %j is found', (found) => {
    expect(isEmptyBag(readBag(found, NOW))).toBe(true);
  });
});

describe('a bag that a visitor fills', () => {
  const empty = () => $bag.set({ key: '', items: [], wishes: [], couponCode: '' });
  beforeEach(empty);
  afterEach(empty);

  test('keeps every click, and sets the quantity of the same item', () => {
    putInBag(jhumka);
    putInBag({ ...jhumka, skuId: 8, size: '2.6' });
    putInBag({ ...jhumka, quantity: 3 });
    wishInBag({ productId: 3, name: 'Temple Necklace' });
    typeCoupon('WELCOME10');
    const { items, wishes, couponCode } = $bag.get();
    expect(items.map(({ skuId, size, quantity }) => [skuId, size, quantity])).toEqual([
      [8, '2.6', 2],
      [7, '', 3],
    ]);
    expect([wishes.map(({ productId }) => productId), couponCode]).toEqual([[3], 'WELCOME10']);
  });

  test('has another key after each change, and none when it is empty', () => {
    putInBag(jhumka);
    const { key } = $bag.get();
    putInBag({ ...jhumka, skuId: 8 });
    expect($bag.get().key).not.toBe(key);
    takeFromBag(jhumka);
    takeFromBag({ skuId: 8, size: '' });
    expect($bag.get().key).toBe('');
  });

  test('is emptied only if nothing was added meanwhile', () => {
    putInBag(jhumka);
    const { key } = $bag.get();
    putInBag({ ...jhumka, skuId: 8 });
    emptyBag(key);
    expect($bag.get().items).toHaveLength(2);
    emptyBag($bag.get().key);
    expect(isEmptyBag($bag.get())).toBe(true);
  });

  test('is there when the storage is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    putInBag(jhumka);
    expect($bag.get().items).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
