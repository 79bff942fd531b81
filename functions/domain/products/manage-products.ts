import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ChangeProduct, ManagedProduct } from '#contract/calls/console.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { categories, products, sellers, skus } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { changeRow, consoleList, equals, search } from '../console-list/index.ts';
import { pageInvalidation } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';
import { productIsShown } from '../visibility/index.ts';

const ofSkus = (what: SQL) => sql`(SELECT ${what} FROM skus own LEFT JOIN inventory stock ON stock.sku_id = own.id
  WHERE own.product_id = ${products.id} AND own.archived_at IS NULL)`;
const skuCount = sql<number>`${ofSkus(sql`count(*)`)}`;
const available = sql<number>`${ofSkus(sql`coalesce(sum(max(0, stock.quantity - stock.reserved_quantity)), 0)`)}`;
const priceFrom = sql<number | null>`${ofSkus(sql`min(own.selling_paise)`)}`;
const imageKey = sql<string | null>`(SELECT media.key FROM media_uses JOIN media ON media.id = media_uses.media_id
  JOIN skus own ON own.id = media_uses.subject_id
  WHERE media_uses.subject = 'sku' AND media_uses.position = 0 AND own.product_id = ${products.id}
  ORDER BY own.position, own.id LIMIT 1)`;

/** The products staff work on: a seller's own, or all. */
export const managedProducts = consoleList({
  id: products.id,
  owner: products.sellerId,
  always: isNull(products.archivedAt),
  select: (db, { today }) =>
    db
      .select({
        id: products.id,
        name: products.name,
        title: products.title,
        seoUrl: products.seoUrl,
        brand: products.brand,
        categoryId: products.categoryId,
        categoryName: categories.displayName,
        sellerId: products.sellerId,
        sellerName: sellers.businessName,
        isVisible: products.isVisible,
        isActive: products.isActive,
        isShown: sql<number>`${productIsShown(today)}`,
        skuCount,
        available,
        priceFrom,
        imageKey,
        updatedAt: products.updatedAt,
        version: products.version,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(parents, isParent)
      .leftJoin(grandparents, isGrandparent)
      .innerJoin(sellers, eq(sellers.id, products.sellerId))
      .$dynamic(),
  counted: sql`${products}`,
  sorts: {
    id: products.id,
    name: products.name,
    categoryName: categories.displayName,
    sellerName: sellers.businessName,
    available,
    priceFrom,
    updatedAt: products.updatedAt,
  },
  filters: {
    categoryId: equals(products.categoryId),
    sellerId: equals(products.sellerId),
    isVisible: equals(products.isVisible),
    isActive: equals(products.isActive),
  },
  q: [
    search.in(products.name),
    search.in(products.title),
    search.in(products.seoUrl),
    sql`EXISTS (SELECT 1 FROM ${skus} WHERE ${skus.productId} = ${products.id} AND ${search.in(skus.code)})`,
  ],
  row: ({ imageKey: key, isShown, ...product }): ManagedProduct => ({
    ...product,
    isShown: isShown === 1,
    imageUrl: key && mediaUrl(key),
  }),
  missing: 'PRODUCT_NOT_FOUND',
});

/** Shows or hides a product. @throws PRODUCT_NOT_FOUND, STALE_VERSION with the present state */
export function changeProduct(shop: Shop, staff: Staff, id: number, change: ChangeProduct): Promise<ManagedProduct> {
  return changeRow(managedProducts, shop, staff, { id, version: change.version }, (before) => {
    const isVisible = change.isVisible ?? before.isVisible;
    const isActive = change.isActive ?? before.isActive;
    return {
      row: updateProduct({ id, version: before.version, isVisible, isActive, now: shop.now }),
      audit: {
        action: 'product changed',
        subject: 'product',
        before: { isVisible: before.isVisible, isActive: before.isActive },
        after: { isVisible, isActive },
      },
      also: [pageInvalidation(shop, { subject: 'product', subjectId: id })],
    };
  });
}

const updateProduct = statement(
  (db, params: Params<{ id: number; version: number; isVisible: boolean; isActive: boolean; now: number }>) =>
    db
      .update(products)
      .set({
        isVisible: sql`${params.isVisible}`,
        isActive: sql`${params.isActive}`,
        updatedAt: sql`${params.now}`,
        version: sql`${products.version} + 1`,
      })
      .where(and(eq(products.id, params.id), eq(products.version, params.version))),
);
