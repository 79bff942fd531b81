import { ManagedCategory } from '#contract/calls/categories.ts';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import * as z from 'zod/mini';
import { PlannedPrice } from '#contract/calls/planned-prices.ts';
import { clock } from './clock.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

let count = 0;

/**
 * Returns the form of a complete product (jhumkas) at a new address, with one of Meera's pictures. Fields of `over`
 * replace its own.
 */
export function productForm(shop: TestShop, over: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    name: `Bell jhumka ${shop.mark} ${count}`,
    title: `Bell jhumka ${shop.mark} ${count}, gold plated`,
    description: '<p>Two bells that ring.</p>',
    categoryId: categoryId(shop, 'jhumkas'),
    mediaList: [{ key: pictureOf(shop) }],
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    attributes: {
      plating: 'Antique gold plated',
      baseMetal: 'Brass',
      stone: ['No stone'],
      style: 'Temple',
      occasion: ['Festive'],
      closure: 'Push back',
      setContents: '1 pair of earrings',
      dimensions: '40 mm × 18 mm',
      warranty: 'Six months on the plating',
      care: 'Keep it dry',
    },
    ...over,
  };
}

/** Returns the form of a SKU. Fields of `over` replace its own. */
export function skuForm(over: Record<string, unknown> = {}): Record<string, unknown> {
  return { color: 'Ruby', mrpPrice: 1000, sellingPrice: 600, quantity: 5, ...over };
}

/** The minutes until a planned price begins, and from then until it ends: sessions of staff end after an hour. */
export const PLANNED_AFTER_MINUTES = 15;

/** Returns the form that plans a price of ₹499 for a new SKU. */
export function plannedPriceForm(skuId: number): Record<string, unknown> {
  const [from, until] = [1, 2].map((times) =>
    new Date(clock.now() + times * PLANNED_AFTER_MINUTES * 60_000).toISOString(),
  );
  return { from, until, prices: [{ id: skuId, version: 1, sellingPrice: 499 }] };
}

/** Returns the form of a category below earrings, at a new address. Fields of `over` replace its own. */
export function categoryForm(shop: TestShop, over: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  const parentId = categoryId(shop, 'jewelry');
  return { displayName: `Ear cuffs ${shop.mark} ${count}`, description: 'For the rim.', level: 2, parentId, ...over };
}

/** Returns the key of a picture that a seller of the demo shop may use. */
export function pictureOf(shop: TestShop, seller = 'meera'): string {
  const sql = `SELECT key FROM media WHERE media_type = 'IMAGE' AND is_public AND purpose = 'product'
    AND seller_id = (SELECT id FROM sellers WHERE email = ?) ORDER BY id LIMIT 1`;
  return String(shop.row(sql, `${seller}@ratnahaat.example`).key);
}

export function categoryId(shop: TestShop, code: string): number {
  return Number(shop.row('SELECT id FROM categories WHERE code = ?', code).id);
}

/** Returns the happy paths of the calls that write the catalogue. */
export function cataloguePaths(shop: TestShop, sku: MadeSku): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const admin = shop.admin();
  const newCategory = async () => (await admin.post('/categories/create', categoryForm(shop))).as(ManagedCategory).id;
  const newProduct = async () => (await meera.post('/products/create', productForm(shop))).as(EditedProduct).id;
  const newSku = async () => (await shop.sku()).skuId;
  const newPlannedPrice = async () => {
    const form = plannedPriceForm((await shop.sku({ seller: 'meera' })).skuId);
    return (await meera.post('/api/admin/planned-prices', form)).as(z.array(PlannedPrice))[0]!.id;
  };
  const stockOf = (skuId: number) => Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', skuId).id);
  const givenUp = async () => {
    const { skuId } = await shop.sku();
    await meera.delete(`/api/inventory/${stockOf(skuId)}`);
    return skuId;
  };
  const category = { displayName: 'Ear cuffs' };
  const product = { isVisible: true };
  const price = { mrpPrice: 1200, sellingPrice: 600 };
  return {
    'POST /categories/create': () => () => admin.post('/categories/create', categoryForm(shop)),
    'POST /api/admin/products/preview': () => () => meera.post('/api/admin/products/preview', productForm(shop)),
    'PATCH /categories/update/{id}': async () => {
      const id = await newCategory();
      return () => admin.patch(`/categories/update/${id}`, category);
    },
    'DELETE /categories/delete/{id}': async () => {
      const id = await newCategory();
      return () => admin.delete(`/categories/delete/${id}`);
    },
    'GET /api/admin/categories': () => () => meera.get('/api/admin/categories?filter={"state":"ACTIVE"}'),
    'GET /api/admin/categories/{id}': () => () => meera.get(`/api/admin/categories/${categoryId(shop, 'jhumkas')}`),
    'POST /api/admin/categories': () => () => admin.post('/api/admin/categories', categoryForm(shop)),
    'PUT /api/admin/categories/{id}': async () => {
      const id = await newCategory();
      return () => admin.put(`/api/admin/categories/${id}`, { ...category, parentId: categoryId(shop, 'accessories') });
    },
    'DELETE /api/admin/categories/{id}': async () => {
      const id = await newCategory();
      return () => admin.delete(`/api/admin/categories/${id}`);
    },
    'POST /products/create': () => () => meera.post('/products/create', productForm(shop, { skus: [skuForm()] })),
    'PATCH /products/update/{id}': () => () => meera.patch(`/products/update/${sku.productId}`, product),
    'DELETE /products/delete/{id}': async () => {
      const id = await newProduct();
      return () => meera.delete(`/products/delete/${id}`);
    },
    'POST /api/admin/products': () => () => meera.post('/api/admin/products', productForm(shop)),
    'PUT /api/admin/products/{id}': () => () => meera.put(`/api/admin/products/${sku.productId}`, product),
    'DELETE /api/admin/products/{id}': async () => {
      const id = await newProduct();
      return () => meera.delete(`/api/admin/products/${id}`);
    },
    'POST /api/admin/products/{id}/skus': () => () =>
      meera.post(`/api/admin/products/${sku.productId}/skus`, { skus: [skuForm(), skuForm({ color: 'Emerald' })] }),
    'GET /api/admin/skus/{id}/prices': () => () => meera.get(`/api/admin/skus/${sku.skuId}/prices`),
    'GET /api/admin/planned-prices': () => () => meera.get('/api/admin/planned-prices?filter={"status":"planned"}'),
    'GET /api/admin/planned-prices/{id}': async () => {
      const id = await newPlannedPrice();
      return () => meera.get(`/api/admin/planned-prices/${id}`);
    },
    'POST /api/admin/planned-prices': async () => {
      const { skuId } = await shop.sku({ seller: 'meera' });
      return () => meera.post('/api/admin/planned-prices', plannedPriceForm(skuId));
    },
    'PUT /api/admin/planned-prices/{id}/cancel': async () => {
      const id = await newPlannedPrice();
      return () => meera.put(`/api/admin/planned-prices/${id}/cancel`, {});
    },
    'PUT /api/admin/skus/prices': async () => {
      const { skuId } = await shop.sku();
      return () => meera.put('/api/admin/skus/prices', { prices: [{ id: skuId, version: 1, ...price }] });
    },
    'PUT /api/admin/inventory/moves': async () => {
      const id = stockOf((await shop.sku()).skuId);
      const body = { moves: [{ id, change: 3 }], why: 'counted', reason: 'Stock-take' };
      return () => meera.put('/api/admin/inventory/moves', body);
    },
    'GET /api/admin/inventory/{id}/history': () => () =>
      meera.get(`/api/admin/inventory/${stockOf(sku.skuId)}/history`),
    'GET /sellers/product': () => () => meera.get('/sellers/product'),
    'POST /sellers/product': () => () => meera.post('/sellers/product', productForm(shop)),
    'PATCH /sellers/product/{id}': () => () => meera.patch(`/sellers/product/${sku.productId}`, product),
    'PATCH /sellers/product/{id}/stock': async () => {
      const { productId } = await shop.sku();
      return () => meera.patch(`/sellers/product/${productId}/stock`, { quantity: 7 });
    },
    'DELETE /sellers/product/{id}': async () => {
      const id = await newProduct();
      return () => meera.delete(`/sellers/product/${id}`);
    },
    'POST /skus/create': () => () => meera.post('/skus/create', skuForm({ productId: sku.productId })),
    'PATCH /skus/update/{id}': () => () => meera.patch(`/skus/update/${sku.skuId}`, price),
    'DELETE /skus/delete/{id}': async () => {
      const id = await newSku();
      return () => meera.delete(`/skus/delete/${id}`);
    },
    'POST /api/admin/skus': () => () => meera.post('/api/admin/skus', skuForm({ productId: sku.productId })),
    'PUT /api/admin/skus/{id}': () => () => meera.put(`/api/admin/skus/${sku.skuId}`, price),
    'DELETE /api/admin/skus/{id}': async () => {
      const id = await newSku();
      return () => meera.delete(`/api/admin/skus/${id}`);
    },
    'GET /api/inventory': () => () => meera.get('/api/inventory'),
    'GET /api/inventory/seller/{sellerId}': () => () => {
      const { id } = shop.row("SELECT id FROM sellers WHERE email = 'meera@ratnahaat.example'");
      return meera.get(`/api/inventory/seller/${Number(id)}`);
    },
    'POST /api/inventory': async () => {
      const skuId = await givenUp();
      return () => meera.post('/api/inventory', { skuId, quantity: 9, reservedQuantity: 2, location: 'Rack 3' });
    },
    'PUT /api/inventory/{id}': async () => {
      const { skuId } = await shop.sku();
      return () => meera.put(`/api/inventory/${stockOf(skuId)}`, { quantity: 8, reservedQuantity: 1 });
    },
    'DELETE /api/inventory/{id}': async () => {
      const { skuId } = await shop.sku();
      return () => meera.delete(`/api/inventory/${stockOf(skuId)}`);
    },
    'POST /api/admin/inventory': async () => {
      const skuId = await givenUp();
      return () => meera.post('/api/admin/inventory', { skuId, quantity: 9 });
    },
    'PUT /api/admin/inventory/{id}': async () => {
      const { skuId } = await shop.sku();
      return () => meera.put(`/api/admin/inventory/${stockOf(skuId)}`, { location: 'Rack 4' });
    },
    'DELETE /api/admin/inventory/{id}': async () => {
      const { skuId } = await shop.sku();
      return () => meera.delete(`/api/admin/inventory/${stockOf(skuId)}`);
    },
  };
}
