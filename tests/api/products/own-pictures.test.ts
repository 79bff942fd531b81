import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct, ManagedProduct } from '#contract/calls/console.ts';
import { Cart } from '#contract/calls/cart.ts';
import { Order } from '#contract/calls/orders.ts';
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
