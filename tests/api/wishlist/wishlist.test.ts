import { describe, expect, test } from 'vitest';
import { CartItem } from '#contract/calls/cart.ts';
import { Wishlist, WishlistIds } from '#contract/calls/wishlist.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const UNKNOWN_ID = 999_999_999;

const add = (who: Persona, { productId }: { productId: number }) => who.post(`/api/wishlist/add-product/${productId}`);
const remove = (who: Persona, { productId }: { productId: number }) =>
  who.delete(`/api/wishlist/remove-product/${productId}`);
const listOf = async (who: Persona) => (await who.get('/api/wishlist')).as(Wishlist).products;
const idsOf = async (who: Persona) => (await who.get('/api/wishlist/ids')).as(WishlistIds).productIds;
const meera = shop.seller('meera');
const show = (productId: number, isVisible: boolean) => meera.put(`/api/admin/products/${productId}`, { isVisible });
const stock = (skuId: number, way: 'increase' | 'decrease', quantity: number) =>
  meera.patch(`/api/inventory/${skuId}/${way}`, { quantity });

test('an empty wishlist is a wishlist, with its person’s number', async () => {
  const asha = await shop.customer('empty');
  const userId = Number(shop.row('SELECT id FROM users WHERE email = ?', asha.email).id);
  expect((await asha.get('/api/wishlist')).as(Wishlist)).toEqual({ id: userId, user: { id: userId }, products: [] });
});

test('a product on it is a card: what it costs now, what it cost then, and what of it can be bought', async () => {
  const ring = await shop.sku({ category: 'rings', size: '12, 14', price: 499, mrp: 899, stock: 3 });
  const asha = await shop.customer('asha');
  const { products } = (await add(asha, ring)).as(Wishlist);
  expect(products).toMatchObject([
    {
      id: ring.productId,
      name: ring.name,
      seoUrl: ring.seoUrl,
      sizeSystem: 'ring',
      seller: { sellerName: 'Meera Temple Jewels' },
      isSold: true,
      isPreOrder: false,
      inStock: true,
      isBackInStock: false,
      price: 499_00,
      mrpPrice: 899_00,
      discount: 44,
      addedPrice: 499_00,
      priceDrop: 0,
      skus: [{ id: ring.skuId, size: '12, 14', inStock: true, inventory: { availableQuantity: 3 } }],
    },
  ]);
  expect(products[0]!.mediaList).toHaveLength(1);
  expect(await listOf(asha)).toEqual(products);
});

test('what was added last stands first; adding or removing twice is doing it once', async () => {
  const [one, two, asha] = [await shop.sku(), await shop.sku(), await shop.customer('twice')];
  await add(asha, one);
  await Promise.all(Array.from({ length: 10 }, () => add(asha, two)));
  const before = await listOf(asha);
  expect(before.map(({ id }) => id)).toEqual([two.productId, one.productId]);
  expect((await add(asha, one)).as(Wishlist).products).toEqual(before);
  expect(await idsOf(asha)).toEqual([two.productId, one.productId]);
  for (const _ of ['once', 'twice'])
    expect((await remove(asha, two)).as(Wishlist).products.map(({ id }) => id)).toEqual([one.productId]);
});

test('a lower price is told by how much, a higher one is no drop, and neither changes what it cost then', async () => {
  const [sku, asha] = [await shop.sku({ price: 800, mrp: 1200 }), await shop.customer('drop')];
  await add(asha, sku);
  const priceNow = async (sellingPrice: number) => {
    await meera.put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 1200, sellingPrice });
    return (await listOf(asha))[0];
  };
  expect(await priceNow(600)).toMatchObject({ price: 600_00, addedPrice: 800_00, priceDrop: 200_00 });
  expect(await priceNow(900)).toMatchObject({ price: 900_00, addedPrice: 800_00, priceDrop: 0 });
});

test('what was sold out when it was added is told to be back once it is', async () => {
  const [sku, asha] = [await shop.sku({ stock: 0 }), await shop.customer('back')];
  await add(asha, sku);
  expect((await listOf(asha))[0]).toMatchObject({ inStock: false, isBackInStock: false });
  await stock(sku.skuId, 'increase', 2);
  expect((await listOf(asha))[0]).toMatchObject({ inStock: true, isBackInStock: true });
});

test('what is hidden stays on it as no longer sold, without price, stock or SKUs, and can be taken off', async () => {
  const [sku, asha] = [await shop.sku({ price: 700 }), await shop.customer('hidden')];
  await add(asha, sku);
  await show(sku.productId, false);
  const [product] = await listOf(asha);
  expect(product).toMatchObject({
    name: sku.name,
    isSold: false,
    inStock: false,
    price: null,
    mrpPrice: null,
    addedPrice: 700_00,
    priceDrop: 0,
    skus: [],
  });
  expect(product!.mediaList).toHaveLength(1);
  expect((await remove(asha, sku)).as(Wishlist).products).toEqual([]);
});

test('what is added again at once is as it was; later it is added anew', async () => {
  const [sku, other] = [await shop.sku({ price: 800, mrp: 1200 }), await shop.sku()];
  const asha = await shop.customer('undo');
  await add(asha, sku);
  await add(asha, other);
  const before = await listOf(asha);
  await meera.put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 1200, sellingPrice: 600 });
  await remove(asha, sku);
  expect((await listOf(asha)).map(({ id }) => id)).toEqual([other.productId]);
  await add(asha, sku);
  expect((await listOf(asha)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect((await listOf(asha))[1]).toMatchObject({ addedAt: before[1]!.addedAt, priceDrop: 200_00 });

  await remove(asha, sku);
  await shop.later(11 * 60, async () => {
    await add(asha, sku);
    expect((await listOf(asha))[0]).toMatchObject({ id: sku.productId, addedPrice: 600_00, priceDrop: 0 });
  });
});

describe('what shoppers may not see cannot be put on it, and nobody learns that it is there:', () => {
  test.each([
    ['a hidden product', { isVisible: false }],
    ['one whose last day is past', { endOn: '2020-01-01' }],
    ['one of a seller who may not sell yet', { seller: 'pending' as const }],
  ])('%s', async (_, wanted) => {
    const [sku, asha] = [await shop.sku(wanted), await shop.customer('curious')];
    const answer = await add(asha, sku);
    expect(answer).toRefuse(404, 'PRODUCT_NOT_FOUND', 'Product not found');
    expect(whatItTells(answer)).toEqual(whatItTells(await add(asha, { productId: UNKNOWN_ID })));
    expect(whatItTells(await remove(asha, sku))).toEqual(whatItTells(await remove(asha, { productId: UNKNOWN_ID })));
    expect(await idsOf(asha)).toEqual([]);
  });
});

test('everybody has their own, and staff have none', async () => {
  const [sku, asha, rohan] = [await shop.sku(), await shop.customer('asha2'), await shop.customer('rohan')];
  await add(asha, sku);
  expect(await listOf(rohan)).toEqual([]);
  await remove(rohan, sku);
  expect(await idsOf(asha)).toEqual([sku.productId]);
  for (const staff of [meera, shop.admin()]) {
    for (const answer of [await staff.get('/api/wishlist'), await add(staff, sku), await remove(staff, sku)])
      expect(answer).toRefuse(403, 'NOT_PERMITTED');
  }
});

test('a product goes from the wishlist into the cart by one of its SKUs', async () => {
  const [sku, asha] = [await shop.sku(), await shop.customer('mover')];
  const { products } = (await add(asha, sku)).as(Wishlist);
  const item = await asha.put('/api/cart/item/add', { skuId: products[0]!.skus[0]!.id, quantity: 1 });
  expect(item.as(CartItem)).toMatchObject({ skuId: sku.skuId });
});
