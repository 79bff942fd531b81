import { expect, test } from 'vitest';
import { Product } from '#contract/calls/products.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const DAY = 86_400;
const markOf = async ({ seoUrl }: MadeSku) =>
  ((await shop.visitor().get(`/products/${seoUrl}`)).as(Product) as Product).mark;
const stock = (sku: MadeSku, type: 'increase' | 'decrease', quantity: number) =>
  shop.seller('meera').patch(`/api/inventory/${sku.skuId}/${type}`, { quantity });

test('a product is new, then few are left, then it is sold out, and then it is back for a week', async () => {
  const sku = await shop.sku({ stock: 10 });
  expect(await markOf(sku)).toBe('new');
  await stock(sku, 'decrease', 8);
  expect(await markOf(sku)).toBe('few-left');
  await stock(sku, 'decrease', 2);
  expect(await markOf(sku)).toBeNull();
  await stock(sku, 'increase', 20);
  expect(await markOf(sku)).toBe('back-in-stock');
  await shop.later(8 * DAY, async () => expect(await markOf(sku)).toBe('new'));
  await shop.later(31 * DAY, async () => expect(await markOf(sku)).toBeNull());
});

test('more of what was there does not bring it back', async () => {
  const sku = await shop.sku({ stock: 5 });
  await stock(sku, 'increase', 5);
  expect(await markOf(sku)).toBe('new');
});

test('what sells best of its category is a bestseller, and its pages are noted', async () => {
  const [best] = shop.rows(
    `SELECT seo_url, product_id FROM product_sales JOIN products ON products.id = product_id
     WHERE rank = 1 AND pieces >= 3 AND archived_at IS NULL AND back_at IS NULL LIMIT 1`,
  );
  const product = (await shop.visitor().get(`/products/${String(best!.seo_url)}`)).as(Product) as Product;
  expect(['bestseller', 'few-left']).toContain(product.mark);
  const noted = () =>
    shop.rows(
      "SELECT id FROM page_invalidations WHERE subject = 'product' AND subject_id = ?",
      Number(best!.product_id),
    ).length;
  const before = noted();
  await shop.job('count-sales');
  expect(noted()).toBeGreaterThan(before);
});
