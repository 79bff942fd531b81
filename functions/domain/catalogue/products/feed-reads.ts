import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { categories, inventory, products, sellers, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Builder, Params } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { availableQuantity } from '../inventory/index.ts';
import { pictureList } from '../../files/media/index.ts';
import { productIsShown } from '../visibility/index.ts';

/*
 * The products that shoppers see, for the sitemap and the feeds of marketplaces. There is one row for each product and
 * one for each SKU. A large catalogue is read by ranges of ids: a Worker has 128 MB of memory, and a libSQL server sends
 * at most 10 MB at once.
 */

/** A range of product ids, both ends included, and the day. */
export interface IdRange {
  today: string;
  from: number;
  to: number;
}

const isShown = (params: Params<IdRange>): SQL =>
  sql`${products.id} BETWEEN ${params.from} AND ${params.to} AND ${isNull(products.archivedAt)}
    AND ${productIsShown(sql`${params.today}`)}`;

const isOffered = (params: Params<IdRange>): SQL =>
  sql`${isNull(skus.archivedAt)} AND (${skus.endOn} IS NULL OR ${skus.endOn} >= ${params.today})`;

/** The ids of the products that shoppers see, for `IN`. */
const shownIds = (db: Builder, params: Params<IdRange>) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(isShown(params));

/** The newest product's id, whether shoppers see it or not; 0 without products. */
export const newestProductId = statement((db) =>
  db.select({ id: sql<number>`coalesce(${max(products.id)}, 0)` }).from(products),
);

/** Addresses, pictures, and the last change of product or price. */
export const sitemapProducts = statement((db, params: Params<IdRange>) =>
  db
    .select({
      seoUrl: products.seoUrl,
      changedAt: sql<number>`max(${products.updatedAt}, coalesce((
        SELECT max(own.updated_at) FROM skus own WHERE own.product_id = ${products.id}), 0))`,
      pictures: pictureList(sql`(used.subject = 'product' AND used.subject_id = ${products.id})
        OR (used.subject = 'sku' AND used.subject_id IN (
          SELECT own.id FROM skus own WHERE own.product_id = ${products.id} AND own.archived_at IS NULL))`),
    })
    .from(products)
    .where(sql`${products.id} IN ${shownIds(db, params)}`)
    .orderBy(asc(products.id)),
);

/** The product fields of a feed. */
export const feedProducts = statement((db, params: Params<IdRange>) =>
  db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      title: products.title,
      description: products.description,
      brand: products.brand,
      seoUrl: products.seoUrl,
      startOn: products.startOn,
      countryOfOrigin: products.countryOfOrigin,
      attributes: products.attributes,
      family: categories.family,
      businessName: sellers.businessName,
      holidayFromOn: sellers.holidayFromOn,
      holidayUntilOn: sellers.holidayUntilOn,
      pictures: pictureList(sql`used.subject = 'product' AND used.subject_id = ${products.id}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(sql`${products.id} IN ${shownIds(db, params)}`)
    .orderBy(asc(products.id)),
);
export type FeedProductRow = ReturnType<ReturnType<typeof feedProducts>['read']>[number];

/** The SKU fields of a feed, in the order of their products. */
export const feedSkus = statement((db, params: Params<IdRange>) =>
  db
    .select({
      productId: skus.productId,
      code: skus.code,
      color: skus.color,
      size: skus.size,
      weightGrams: skus.weightGrams,
      mrpPaise: skus.mrpPaise,
      sellingPaise: skus.sellingPaise,
      startOn: skus.startOn,
      available: availableQuantity,
      pictures: pictureList(sql`used.subject = 'sku' AND used.subject_id = ${skus.id}`),
    })
    .from(skus)
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(and(isOffered(params), sql`${skus.productId} IN ${shownIds(db, params)}`))
    .orderBy(asc(skus.productId), asc(skus.position), asc(skus.id)),
);
export type FeedSkuRow = ReturnType<ReturnType<typeof feedSkus>['read']>[number];
