import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct, ManagedProduct } from '#contract/calls/managed-goods.ts';
import { Cart } from '#contract/calls/cart.ts';
import { Order } from '#contract/calls/orders.ts';
import { Product } from '#contract/calls/products.ts';
import { askForOrder, fillCart, placed } from '../../support/buy.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { inLibrary } from '../../support/file-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('a SKU without pictures of its own is shown by its product’s first, in cart, order and the console’s list', async () => {
  const meera = shop.seller('meera');
  const { key } = await inLibrary(meera, 'jhumka.png');
  const product = (
    await meera.post('/products/create', productForm(shop, { mediaList: [{ key }], skus: [skuForm()] }))
  ).as(EditedProduct);
  const skuId = Number(shop.row('SELECT id FROM skus WHERE product_id = ?', product.id).id);
  const asha = await shop.customer('asha');
  await fillCart(asha, { skuId });
  expect((await asha.get('/api/cart')).text).toContain(key);
  const order = await placed(askForOrder(asha));
  expect(JSON.stringify((await asha.get(`/api/orders/${order.id}`)).as(Order))).toContain(key);
  const listed = (await meera.get(`/api/admin/products?filter={"q":"${product.seoUrl}"}`)).as(z.array(ManagedProduct));
  expect(listed[0]?.imageUrl).toContain(key.split('.')[0]);
  await asha.put('/api/cart/item/add', { skuId, quantity: 1 });
  expect((await asha.get('/api/cart')).as(Cart).cartItems).toHaveLength(1);
});

describe('a picture of one colour', () => {
  const meera = shop.seller('meera');
  const listRed = async () => {
    const [red, any] = [await inLibrary(meera, 'red.png'), await inLibrary(meera, 'any.png')];
    const skus = [skuForm({ color: 'Ruby' }), skuForm({ color: 'Red' })];
    const mediaList = [{ key: any.key }, { key: red.key, color: 'Red', focus: { x: 30, y: 10 } }];
    const form = productForm(shop, { mediaList, skus });
    const product = (await meera.post('/products/create', form)).as(EditedProduct);
    const skuOf = (color: string) =>
      Number(shop.row('SELECT id FROM skus WHERE product_id = ? AND color = ?', product.id, color).id);
    return { product, red: red.key, any: any.key, skuOf };
  };

  test('shows its SKU in the cart, and no other', async () => {
    const { red, any, skuOf } = await listRed();
    const asha = await shop.customer('asha');
    await fillCart(asha, { skuId: skuOf('Red') });
    await asha.put('/api/cart/item/add', { skuId: skuOf('Ruby'), quantity: 1 });
    const { cartItems } = (await asha.get('/api/cart')).as(Cart);
    const shown = Object.fromEntries(cartItems.map(({ sku, mediaList }) => [sku.color, mediaList[0]?.key]));
    expect(shown).toEqual({ Red: red, Ruby: any });
  });

  test('is told with its colour and its focus, which stay until somebody changes them', async () => {
    const { product, red, any } = await listRed();
    expect(product.colors).toEqual(['Ruby', 'Red']);
    const pictures = async () =>
      (await shop.visitor().get(`/products/${product.seoUrl}`))
        .as(Product)
        .mediaList.map(({ key, color, focus }) => ({ key, color, focus }));
    const asKept = { key: red, color: 'Red', focus: { x: 30, y: 10 } };
    expect(await pictures()).toEqual([{ key: any, color: null, focus: null }, asKept]);
    const change = (mediaList: object[]) => meera.patch(`/products/update/${product.id}`, { mediaList });
    await change([{ key: red }, { key: any }]);
    expect(await pictures()).toEqual([asKept, { key: any, color: null, focus: null }]);
    await change([{ key: red, color: null, focus: null }, { key: any }]);
    expect((await pictures())[0]).toEqual({ key: red, color: null, focus: null });
  });

  test('of another seller’s file changes nothing of the file', async () => {
    const { red } = await listRed();
    const admin = shop.admin();
    const { productId } = await shop.sku({ seller: 'farhan' });
    await admin.patch(`/products/update/${productId}`, { mediaList: [{ key: red }] });
    const farhan = shop.seller('farhan');
    const saved = await farhan.patch(`/products/update/${productId}`, {
      mediaList: [{ key: red, focus: { x: 99, y: 99 }, altText: 'His' }],
    });
    expect(saved.status).toBe(200);
    const { focus_x: x, alt_text: text } = shop.row('SELECT focus_x, alt_text FROM media WHERE key = ?', red);
    expect([x, text]).toEqual([30, '']);
  });
});
