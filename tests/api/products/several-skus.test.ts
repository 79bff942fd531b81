import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedProduct, ManagedSku } from '#contract/calls/managed-goods.ts';
import { Product } from '#contract/calls/products.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const Skus = z.array(ManagedSku);
const newProduct = async () => (await meera.post('/products/create', productForm(shop))).as(EditedProduct).id;
const add = (id: number, skus: object[], options?: object) =>
  meera.post(`/api/admin/products/${id}/skus`, { skus }, options);
const price = (prices: object[]) => meera.put('/api/admin/skus/prices', { prices });
const skusOf = (id: number) => shop.rows('SELECT * FROM skus WHERE product_id = ? ORDER BY position', id);

describe('several SKUs', () => {
  test('are added in one go, in the order they are sent, and sold at once', async () => {
    const id = await newProduct();
    const skus = ['Ruby', 'Emerald', 'Pearl'].map((color) => skuForm({ color }));
    const made = (await add(id, skus)).as(Skus);
    expect(made.map(({ color, position, available }) => [color, position, available])).toEqual([
      ['Ruby', 0, 5],
      ['Emerald', 1, 5],
      ['Pearl', 2, 5],
    ]);
    const [more] = (await add(id, [skuForm({ color: 'Mint' })])).as(Skus);
    expect(more!.position).toBe(3);
    const { colors } = (await shop.visitor().get(`/products/${id}`)).as(Product);
    expect(colors).toEqual(['Ruby', 'Emerald', 'Pearl', 'Mint']);
  });

  test('of which one is wrong are none', async () => {
    const id = await newProduct();
    const { code } = await shop.sku();
    expect(await add(id, [skuForm(), skuForm({ color: 'Mint', code })])).toRefuse(409, 'SKU_CODE_TAKEN');
    expect(await add(id, [skuForm(), skuForm({ size: '2.4' })])).toRefuse(422, 'FIELDS_INVALID');
    expect(await add(id, [])).toRefuse(422, 'FIELDS_INVALID', 'Please add 1 to 60 SKUs at once');
    expect(skusOf(id)).toEqual([]);
  });

  test('that are sent twice with one key are added once', async () => {
    const id = await newProduct();
    const options = { headers: { 'Idempotency-Key': `skus-${shop.mark}` } };
    const skus = [skuForm(), skuForm({ color: 'Mint' })];
    const first = (await add(id, skus, options)).as(Skus);
    expect((await add(id, skus, options)).as(Skus)).toEqual(first);
    expect(skusOf(id)).toHaveLength(2);
  });

  test('are not added to somebody else’s product', async () => {
    const id = await newProduct();
    const answer = await shop.seller('farhan').post(`/api/admin/products/${id}/skus`, { skus: [skuForm()] });
    expect(answer).toRefuse(404, 'PRODUCT_NOT_FOUND');
  });
});

describe('prices of several SKUs', () => {
  test('are changed in one go, each noted in the audit log', async () => {
    const [one, other] = [await shop.sku({ price: 500, mrp: 1000 }), await shop.sku({ price: 700, mrp: 1000 })];
    const changed = (
      await price([
        { id: one.skuId, version: 1, mrpPrice: 1000, sellingPrice: 450 },
        { id: other.skuId, version: 1, mrpPrice: 1200, sellingPrice: 630.5 },
      ])
    ).as(Skus);
    expect(changed.map(({ sellingPrice, version }) => [sellingPrice, version])).toEqual([
      [45_000, 2],
      [63_050, 2],
    ]);
    const noted = shop.rows(
      "SELECT subject_id FROM audit_log WHERE action = 'price changed' AND subject_id IN (?, ?)",
      one.skuId,
      other.skuId,
    );
    expect(noted).toHaveLength(2);
  });

  test('of which somebody changed one meanwhile stay, and its present state is shown', async () => {
    const [one, other] = [await shop.sku({ price: 500 }), await shop.sku({ price: 500 })];
    (await meera.put(`/api/admin/skus/${other.skuId}`, { sellingPrice: 400 })).as(ManagedSku);
    const answer = await price([
      { id: one.skuId, version: 1, mrpPrice: 900, sellingPrice: 450 },
      { id: other.skuId, version: 1, mrpPrice: 900, sellingPrice: 450 },
    ]);
    expect(answer).toRefuse(409, 'STALE_VERSION');
    expect(answer.json).toMatchObject({ current: { id: other.skuId, sellingPrice: 400, version: 2 } });
    expect(shop.row('SELECT selling_paise FROM skus WHERE id = ?', one.skuId).selling_paise).toBe(50_000);
  });

  test('are refused above the MRP, and for somebody else’s SKU', async () => {
    const [own, foreign] = [await shop.sku(), await shop.sku({ seller: 'farhan' })];
    const above = [{ id: own.skuId, version: 1, mrpPrice: 400, sellingPrice: 401 }];
    expect(await price(above)).toRefuse(422, 'FIELDS_INVALID', 'The selling price cannot be above the MRP');
    expect(await price([{ id: foreign.skuId, version: 1, mrpPrice: 400, sellingPrice: 300 }])).toRefuse(
      404,
      'SKU_NOT_FOUND',
    );
  });
});
