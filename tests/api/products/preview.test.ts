import { expect, test } from 'vitest';
import { DrawnProduct } from '#contract/calls/product-preview.ts';
import { productForm, skuForm } from '../../support/catalogue-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const PREVIEW = '/api/admin/products/preview';

test('a product is looked at as it is typed, and nothing of it is kept', async () => {
  const form = productForm(shop, { skus: [{ ...skuForm(), size: '' }], description: '<p>Rings</p><script>1</script>' });
  const { page, card } = (await meera.post(PREVIEW, form)).as(DrawnProduct);
  for (const html of [page, card]) {
    expect(html).toContain(String(form.name));
    expect(html).toContain('₹600');
  }
  expect(page).toContain('<p>Rings</p>');
  expect(page).not.toContain('<script>1</script>');
  expect(shop.rows('SELECT id FROM products WHERE name = ?', String(form.name))).toEqual([]);
});

test('a hidden product is looked at with its own SKUs and what is typed anew, by its seller and the house alone', async () => {
  const { productId } = await shop.sku({ isVisible: false, price: 777 });
  const { skus: _, ...form } = productForm(shop);
  const change = { ...form, id: productId, name: `Anew ${shop.mark}` };
  for (const staff of [meera, shop.admin()]) {
    const { page } = (await staff.post(PREVIEW, change)).as(DrawnProduct);
    expect(page).toContain(change.name);
    expect(page).toContain('₹777');
  }
  expect(await shop.seller('farhan').post(PREVIEW, change)).toRefuse(404, 'PRODUCT_NOT_FOUND');
  expect(await meera.post(PREVIEW, { ...form, categoryId: 999_999 })).toRefuse(422, 'FIELDS_INVALID');
});
