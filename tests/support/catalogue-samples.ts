import { categoryForm, categoryId, productForm, skuForm } from './catalogue-paths.ts';
import type { MadeSku } from './goods.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';

/** A call with a valid body. */
export interface Sample {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  who: Pick<Persona, 'send'>;
  body: () => Promise<object> | object;
}

/** Returns sample calls that write the catalogue, by the specification's paths and by the console's. */
export function catalogueSamples(
  shop: TestShop,
  sku: MadeSku,
  { meera, admin }: { meera: Persona; admin: Persona },
): Record<string, Sample> {
  const category = () => ({
    ...categoryForm(shop),
    seoKw: 'ear cuff',
    mediaList: [{ key: 'none', altText: 'A cuff' }],
  });
  const newSku = () => ({ ...skuForm({ productId: sku.productId, location: 'Rack 1' }), name: 'Jhumka' });
  const product = () => productForm(shop, { seoKw: 'jhumka', brand: 'Haat', skus: [skuForm({ name: 'Jhumka' })] });
  const severalSkus = () => ({ skus: [{ ...skuForm({ location: 'Rack 1' }), name: 'Jhumka' }] });
  const prices = () => ({ prices: [{ id: sku.skuId, version: 1, mrpPrice: 1200, sellingPrice: 600 }] });
  const stock = { quantity: 5, location: 'Rack 1' };
  const inventoryId = Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', sku.skuId).id);
  const [parent, pieces] = [categoryId(shop, 'jhumkas'), { quantity: 5 }];
  const calls: [method: Sample['method'], name: string, path: string, who: Persona, body: () => object][] = [
    ['POST', '/categories/create', '/categories/create', admin, category],
    ['POST', '/api/admin/categories', '/api/admin/categories', admin, category],
    ['PATCH', '/categories/update/{id}', `/categories/update/${parent}`, admin, () => ({ displayName: 'Jhumkas' })],
    ['PUT', '/api/admin/categories/{id}', `/api/admin/categories/${parent}`, admin, () => ({ description: 'Bells' })],
    ['POST', '/products/create', '/products/create', meera, product],
    ['POST', '/api/admin/products', '/api/admin/products', meera, product],
    ['POST', '/sellers/product', '/sellers/product', meera, product],
    ['PATCH', '/products/update/{id}', `/products/update/${sku.productId}`, meera, () => ({ title: 'Jhumka' })],
    ['PUT', '/api/admin/products/{id}', `/api/admin/products/${sku.productId}`, meera, () => ({ brand: 'Haat' })],
    ['PATCH', '/sellers/product/{id}', `/sellers/product/${sku.productId}`, meera, () => ({ name: 'Jhumka' })],
    ['PATCH', '/sellers/product/{id}/stock', `/sellers/product/${sku.productId}/stock`, meera, () => pieces],
    ['POST', '/skus/create', '/skus/create', meera, newSku],
    ['POST', '/api/admin/skus', '/api/admin/skus', meera, newSku],
    ['PATCH', '/skus/update/{id}', `/skus/update/${sku.skuId}`, meera, () => ({ color: 'Ruby' })],
    ['PUT', '/api/admin/skus/{id}', `/api/admin/skus/${sku.skuId}`, meera, () => ({ name: 'Jhumka, ruby' })],
    ['POST', '/api/admin/products/{id}/skus', `/api/admin/products/${sku.productId}/skus`, meera, severalSkus],
    ['PUT', '/api/admin/skus/prices', '/api/admin/skus/prices', meera, prices],
    ['POST', '/api/inventory', '/api/inventory', meera, () => ({ ...stock, skuId: sku.skuId })],
    ['POST', '/api/admin/inventory', '/api/admin/inventory', meera, () => ({ ...stock, skuId: sku.skuId })],
    ['PUT', '/api/inventory/{id}', `/api/inventory/${inventoryId}`, meera, () => ({ location: 'Rack 2' })],
    ['PUT', '/api/admin/inventory/{id}', `/api/admin/inventory/${inventoryId}`, meera, () => ({ location: 'Rack 3' })],
  ];
  return Object.fromEntries(
    calls.map(([method, name, path, who, body]) => [`${method} ${name}`, { method, path, who, body }]),
  );
}
