import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MergedBag } from '../../api/wire.ts';
import { $bag, isEmptyBag } from './bag.ts';
import type { Bag } from './bag.ts';
import { $bagReport, differences, priceChange, sendBag } from './send-bag.ts';

/* The page of an English shop. */
vi.stubGlobal('document', { documentElement: { lang: 'en-IN' }, querySelector: () => null });

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

describe('a bag that is sent', () => {
  const fetched = vi.fn<typeof fetch>();
  const bag = {
    ...bagOf('Jhumka'),
    items: bagOf('Jhumka').items.map((item) => ({ ...item, at: Date.now() })),
    wishes: [],
  };
  const answers = (status: number, body: object) =>
    fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { documentElement: { lang: 'en-IN' } });
    fetched.mockReset();
    $bag.set(bag);
    $bagReport.set([]);
  });
  afterEach(() => {
    $bag.set({ ...bag, key: '', items: [] });
    $bagReport.set([]);
    vi.unstubAllGlobals();
  });

  test('is sent once by two parts of a page, with its key, and then empty', async () => {
    answers(200, { items: [whole], productIds: [], unlisted: [] });
    await Promise.all([sendBag(), sendBag()]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.lastCall![1]!.headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
    expect(isEmptyBag($bag.get())).toBe(true);
    expect($bagReport.get()).toEqual([]);
    await sendBag();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each([401, 429, 500, 503])('stays with its key after an answer %i, for another try', async (status) => {
    answers(status, { error: 'No', code: 'NO' });
    await expect(sendBag()).rejects.toMatchObject({ status });
    expect($bag.get()).toEqual(bag);
  });

  test('that was merged before with more items is empty, and nothing is said', async () => {
    answers(422, { error: 'Used', code: 'IDEMPOTENCY_KEY_REUSED' });
    await sendBag();
    expect(isEmptyBag($bag.get())).toBe(true);
    expect($bagReport.get()).toEqual([]);
  });

  test('that the server will never accept is dropped, and the shopper is told', async () => {
    answers(422, { error: 'No', code: 'FIELDS_INVALID' });
    await sendBag();
    expect(isEmptyBag($bag.get())).toBe(true);
    expect($bagReport.get()).toEqual([
      'The items you chose before signing in could not be added. Please choose them again.',
    ]);
  });
});
