import { describe, expect, test } from 'vitest';
import { BagPreview, MergedBag } from '#contract/calls/cart.ts';
import { Wishlist } from '#contract/calls/wishlist.ts';
import { cartOf, fillCart } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const GONE = 999_999_999;
const item = ({ skuId }: { skuId: number }, quantity = 1, size = '') => ({ skuId, size, quantity });
const linesOf = async (customer: Persona) =>
  (await cartOf(customer)).cartItems.map(({ skuId, wantedQuantity }) => ({ skuId, wantedQuantity }));
const wishes = async (customer: Persona) =>
  (await customer.get('/api/wishlist')).as(Wishlist).products.map(({ id }) => id);

describe('the bag of a visitor', () => {
  test('has the prices and the stock of now, and stores nothing', async () => {
    const [one, few] = [await shop.sku({ price: 749.5, mrp: 900 }), await shop.sku({ price: 500, stock: 2 })];
    const before = shop.rows('SELECT count(*) FROM cart_items');
    const items = [item(one, 2), item(few, 5), item({ skuId: GONE })];
    const { cart, gone } = (await shop.visitor().post('/api/cart/preview', { items })).as(BagPreview);
    expect(cart).toMatchObject({ totalItems: 4, totalSellingPrice: 2499_00, savedItems: [], enteredCoupon: null });
    expect(cart.cartItems).toMatchObject([
      { skuId: one.skuId, quantity: 2, notice: null, unitSellingPrice: 749_50 },
      { skuId: few.skuId, quantity: 2, wantedQuantity: 5, notice: 'Only 2 left, so the quantity was reduced.' },
    ]);
    expect(gone).toEqual([{ skuId: GONE, size: '' }]);
    expect(shop.rows('SELECT count(*) FROM cart_items')).toEqual(before);
  });

  test('costs what the same cart costs an account', async () => {
    const [asha, sku] = [await shop.customer('asha-bag'), await shop.sku({ price: 1000 })];
    await fillCart(asha, sku, 3);
    const { cart } = (await shop.visitor().post('/api/cart/preview', { items: [item(sku, 3)] })).as(BagPreview);
    expect(cart.summary).toEqual((await cartOf(asha)).summary);
  });

  test('says when it arrives at a PIN code', async () => {
    const items = [item(await shop.sku())];
    const body = { items, pinCode: '411001' };
    const { cart } = (await shop.visitor().post('/api/cart/preview', body)).as(BagPreview);
    expect(cart.deliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(cart.notServed).toBeNull();
  });

  test('has a bound', async () => {
    const sku = await shop.sku();
    const answer = await shop.visitor().post('/api/cart/preview', { items: Array(101).fill(item(sku)) });
    expect(answer).toRefuseFields({ items: 'A cart holds at most 100 items' });
  });
});

describe('a bag that is added to an account', () => {
  test('is in the cart once, however often it is sent', async () => {
    const asha = await shop.customer('bela-bag');
    const [one, two, known] = [await shop.sku(), await shop.sku(), await shop.sku()];
    await fillCart(asha, known, 3);
    const bag = { items: [item(one, 2), item(two), item(known)], productIds: [one.productId] };
    const send = () => asha.post('/api/cart/merge', bag, { headers: { 'Idempotency-Key': 'bag-1' } });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.as(MergedBag)).toEqual(second.as(MergedBag));
    expect(first.as(MergedBag)).toMatchObject({
      items: [
        { skuId: one.skuId, quantity: 2, reason: null },
        { skuId: two.skuId, quantity: 1, reason: null },
        { skuId: known.skuId, quantity: 3, reason: null },
      ],
      productIds: [one.productId],
      unlisted: [],
    });
    const expected = [
      { skuId: known.skuId, wantedQuantity: 3 },
      { skuId: one.skuId, wantedQuantity: 2 },
      { skuId: two.skuId, wantedQuantity: 1 },
    ];
    expect(await linesOf(asha)).toEqual(expected);

    // A repeat does not bring back what the shopper removed meanwhile.
    const [, removed] = (await cartOf(asha)).cartItems;
    await asha.delete(`/api/cart/item/delete/${removed!.id}`);
    expect((await send()).status).toBe(200);
    expect(await linesOf(asha)).toEqual([expected[0], expected[2]]);
  });

  test('and another one with the same goods leaves the larger quantity', async () => {
    const [asha, sku] = [await shop.customer('chitra-bag'), await shop.sku()];
    const send = (quantity: number, key: string) =>
      asha.post('/api/cart/merge', { items: [item(sku, quantity)] }, { headers: { 'Idempotency-Key': key } });
    await Promise.all([send(2, 'phone'), send(3, 'desk')]);
    await send(1, 'tablet');
    expect(await linesOf(asha)).toEqual([{ skuId: sku.skuId, wantedQuantity: 3 }]);
  });

  test('leaves what cannot be bought on the wishlist, with the reason', async () => {
    const asha = await shop.customer('divya-bag');
    const [few, none, sized] = [
      await shop.sku({ stock: 2 }),
      await shop.sku({ stock: 0 }),
      await shop.sku({ category: 'bangles', size: '2.4,2.6' }),
    ];
    const items = [item(few, 5), item(none), item(sized, 1, '2.10'), item({ skuId: GONE })];
    const merged = (await asha.post('/api/cart/merge', { items })).as(MergedBag);
    expect(merged.items).toMatchObject([
      { quantity: 2, reason: 'Only 2 left, so the quantity was reduced.', isOnWishlist: false },
      { quantity: 0, reason: words('OUT_OF_STOCK'), isOnWishlist: true },
      { quantity: 0, reason: words('SELECT_SIZE_COLOR'), isOnWishlist: true },
      { quantity: 0, reason: 'SKU not found', unitSellingPrice: null, isOnWishlist: false },
    ]);
    expect(await linesOf(asha)).toEqual([{ skuId: few.skuId, wantedQuantity: 2 }]);
    expect((await wishes(asha)).toSorted()).toEqual([none.productId, sized.productId].toSorted());
  });

  test('brings back what was saved for later', async () => {
    const [asha, sku] = [await shop.customer('esha-bag'), await shop.sku()];
    const { id } = await fillCart(asha, sku, 4);
    await asha.put(`/api/cart/item/save/${id}`);
    await asha.post('/api/cart/merge', { items: [item(sku, 2)] });
    expect(await cartOf(asha)).toMatchObject({ cartItems: [{ skuId: sku.skuId, wantedQuantity: 2 }], savedItems: [] });
  });

  test('tells which products the wishlist could not take', async () => {
    const [asha, sku] = [await shop.customer('farah-bag'), await shop.sku()];
    const productIds = [sku.productId, GONE];
    const merged = (await asha.post('/api/cart/merge', { items: [], productIds })).as(MergedBag);
    expect(merged).toMatchObject({ productIds: [sku.productId], unlisted: [GONE] });
  });
});
