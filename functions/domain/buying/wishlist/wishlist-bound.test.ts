import { expect, test } from 'vitest';
import { MAX_WISHLIST_ITEMS } from '#contract/shop/policy.ts';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import { addToWishlist, removeFromWishlist } from './index.ts';

test('a wishlist has a bound; what is on it can still be added again, and what goes makes room', async () => {
  const small = await openSmallShop({ meera: {} });
  const { shop, customer, goods } = small;
  const [first, last] = [await goods.sku({ price: 1000 }), await goods.sku({ price: 1000 })];
  await addToWishlist(shop, customer, first.productId);
  fillWishlist(small, MAX_WISHLIST_ITEMS - 1, first);
  await expect(addToWishlist(shop, customer, last.productId)).rejects.toMatchObject({ code: 'WISHLIST_FULL' });
  expect((await addToWishlist(shop, customer, first.productId)).products).toHaveLength(MAX_WISHLIST_ITEMS);
  await removeFromWishlist(shop, customer, first.productId);
  const { products } = await addToWishlist(shop, customer, last.productId);
  expect(products).toHaveLength(MAX_WISHLIST_ITEMS);
  expect(products[0]).toMatchObject({ id: last.productId, isSold: true });
  small.close();
});

/** Inserts copies of a product into the wishlist. Adding each by its verb would take the test most of a minute. */
function fillWishlist(
  { db, rows, customer }: Awaited<ReturnType<typeof openSmallShop>>,
  count: number,
  { productId, skuId }: { productId: number; skuId: number },
): void {
  const [[columns]] = rows(
    "SELECT group_concat(name) FROM pragma_table_info('products') WHERE name NOT IN ('id', 'seo_url')",
  ) as [[string]];
  db.connection.exec(`
    WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${count})
    INSERT INTO products (seo_url, ${columns}) SELECT 'copy-' || n, ${columns} FROM products, copy WHERE id = ${productId};
    INSERT INTO wishlist_items (user_id, product_id, sku_id, added_paise, was_in_stock, added_at)
    SELECT ${customer.userId}, id, ${skuId}, 100, 1, 0 FROM products WHERE seo_url LIKE 'copy-%';`);
}
