import { describe, expect, test } from 'vitest';
import { EditedProduct, ManagedSku } from '#contract/calls/managed-goods.ts';
import { PriceHistory } from '#contract/calls/prices.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { apply, checked } from '../../support/imports.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan, admin] = [shop.seller('meera'), shop.seller('farhan'), shop.admin()];

const url = (skuId: number) => `/api/admin/skus/${skuId}/prices`;
const history = async (skuId: number, who: Persona = meera) => (await who.get(url(skuId))).as(PriceHistory).prices;
/** Returns the way and the selling price of each row in rupees, newest first. */
const ways = async (skuId: number) =>
  (await history(skuId)).map(({ way, sellingPrice }) => `${way} ${sellingPrice / 100}`);
const skuOf = (productId: number) =>
  Number(shop.row('SELECT max(id) AS id FROM skus WHERE product_id = ?', productId).id);
const importFile = async (file: string) => apply(meera, 'skus', (await checked(meera, 'skus', file)).id);

describe('every way to set a price adds it to the history of the SKU', () => {
  test('a new product', async () => {
    const { id } = (await meera.post('/products/create', productForm(shop, { skus: [skuForm()] }))).as(EditedProduct);
    expect((await history(skuOf(id))).map(({ way, by }) => [way, by])).toEqual([['created', 'seller']]);
  });

  test('new SKUs of a product', async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    await meera.post(`/api/admin/products/${productId}/skus`, { skus: [skuForm({ color: 'Mint' })] });
    expect(await ways(skuOf(productId))).toHaveLength(1);
    await meera.post('/skus/create', skuForm({ productId, color: 'Ruby' }));
    expect(await ways(skuOf(productId))).toHaveLength(1);
  });

  test('a file of new and changed SKUs', async () => {
    const { skuId, code, productId } = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
    const head = 'SKU code;Product id;Colour;MRP (rupees);Selling price (rupees)';
    await importFile(`${head}\n${code};${productId};Gold;900;450\n${code}-N;${productId};Ruby;900;550\n`);
    expect(await ways(skuId)).toEqual(['file 450', 'created 500']);
    expect(await ways(skuOf(productId))).toEqual(['file 550']);
  });

  test('the form of a SKU, in the console and by the call of the specification', async () => {
    const { skuId } = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
    await meera.put(`/api/admin/skus/${skuId}`, { sellingPrice: 480 });
    await meera.patch(`/skus/update/${skuId}`, { mrpPrice: 950 });
    expect((await history(skuId)).map(({ mrpPrice, sellingPrice }) => [mrpPrice, sellingPrice])).toEqual([
      [950_00, 480_00],
      [900_00, 480_00],
      [900_00, 500_00],
    ]);
  });

  test('a change of several prices', async () => {
    const { skuId } = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
    await meera.put('/api/admin/skus/prices', {
      prices: [{ id: skuId, version: 1, mrpPrice: 900, sellingPrice: 450 }],
    });
    expect(await ways(skuId)).toEqual(['bulk 450', 'created 500']);
  });
});

test('a change that leaves the price adds nothing to the history', async () => {
  const { skuId, code } = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
  const { version } = (await meera.put(`/api/admin/skus/${skuId}`, { color: 'Ruby', sellingPrice: 500 })).as(
    ManagedSku,
  );
  await meera.put('/api/admin/skus/prices', { prices: [{ id: skuId, version, mrpPrice: 900, sellingPrice: 500 }] });
  await importFile(`SKU code;Colour\n${code};Mint\n`);
  expect(await ways(skuId)).toEqual(['created 500']);
});

test('sellers see the history of their own SKUs, with the names of their own people', async () => {
  const { skuId } = await shop.sku({ seller: 'meera', price: 500, mrp: 900 });
  await meera.put(`/api/admin/skus/${skuId}`, { sellingPrice: 480 });
  await admin.put(`/api/admin/skus/${skuId}`, { sellingPrice: 470 });
  const named = async (who: Persona) => (await history(skuId, who)).map(({ name }) => name !== null);
  expect(await named(meera)).toEqual([false, true, false]);
  expect(await named(admin)).toEqual([true, true, false]);
  expect(await farhan.get(url(skuId))).toRefuse(404, 'SKU_NOT_FOUND');
});
