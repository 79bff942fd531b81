import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { MAX_WISHLIST_ITEMS } from '#contract/shop/policy.ts';
import {
  categories,
  inventory,
  media,
  mediaUses,
  products,
  sellers,
  skus,
  wishlistItems,
} from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../../catalogue/categories/index.ts';
import { availableQuantity } from '../../catalogue/inventory/index.ts';
import { inMediaOrder, isPosterOfMedia, mainPictureOf, MEDIA_COLUMNS, posters } from '../../files/media/index.ts';
import { SKU_COLUMNS } from '../../catalogue/skus/index.ts';
import { productIsShown } from '../../catalogue/visibility/index.ts';

interface OfDay {
  userId: number;
  today: string;
}

/** Returns the SQL for the lead SKU, whose price lists show: the first that can be bought, else the first. */
const leadSku = (params: Params<OfDay>) => sql`(
  SELECT lead.id FROM ${skus} lead LEFT JOIN ${inventory} stock ON stock.sku_id = lead.id
  WHERE lead.product_id = ${products.id} AND lead.archived_at IS NULL
    AND (lead.end_on IS NULL OR lead.end_on >= ${params.today})
  ORDER BY coalesce(stock.quantity - stock.reserved_quantity, 0) > 0 DESC, lead.position, lead.id LIMIT 1)`;

/** A product removed within this time is restored as it was when it is added again. */
const UNDO_MS = 10 * 60_000;

const isOn = (userId: Placeholder) => and(eq(wishlistItems.userId, userId), isNull(wishlistItems.removedAt));

/**
 * Returns a column's value after a product is added again: the former one if it was removed a moment ago, else the new
 * one.
 */
const keptOrNew = (column: SQLiteColumn, since: Placeholder) => {
  const name = sql.raw(column.name);
  return sql`CASE WHEN coalesce(${wishlistItems.removedAt}, ${since}) >= ${since} THEN ${column} ELSE excluded.${name} END`;
};

const insertProduct = statement((db, params: Params<OfDay & { productId: number; now: number; since: number }>) =>
  db
    .insert(wishlistItems)
    .select(
      db
        .select(
          selectedRow(wishlistItems, {
            userId: params.userId,
            productId: products.id,
            skuId: skus.id,
            addedPaise: skus.sellingPaise,
            wasInStock: sql`${availableQuantity} > 0`,
            addedAt: params.now,
          }),
        )
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(parents, isParent)
        .leftJoin(grandparents, isGrandparent)
        .innerJoin(sellers, eq(sellers.id, products.sellerId))
        .innerJoin(skus, eq(skus.id, leadSku(params)))
        .leftJoin(inventory, eq(inventory.skuId, skus.id))
        .where(
          and(
            eq(products.id, params.productId),
            productIsShown(sql`${params.today}`),
            sql`(SELECT count(*) FROM ${wishlistItems} WHERE ${isOn(params.userId)})
              < ${sql.raw(String(MAX_WISHLIST_ITEMS))}`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [wishlistItems.userId, wishlistItems.productId],
      set: {
        skuId: keptOrNew(wishlistItems.skuId, params.since),
        addedPaise: keptOrNew(wishlistItems.addedPaise, params.since),
        wasInStock: keptOrNew(wishlistItems.wasInStock, params.since),
        addedAt: keptOrNew(wishlistItems.addedAt, params.since),
        dropNotifiedAt: keptOrNew(wishlistItems.dropNotifiedAt, params.since),
        dropNotifiedPaise: keptOrNew(wishlistItems.dropNotifiedPaise, params.since),
        removedAt: null,
      },
    }),
);

/**
 * Returns the statement that adds a visible product to a wishlist with room. A product that is there already, or was
 * removed a moment ago, keeps its values.
 */
export function putProduct(values: OfDay & { productId: number; now: number }): Statement<number> {
  return insertProduct({ ...values, since: values.now - UNDO_MS });
}

export const takeProduct = statement((db, params: Params<{ userId: number; productId: number; now: number }>) =>
  db
    .update(wishlistItems)
    .set({ removedAt: sql`${params.now}` })
    .where(and(isOn(params.userId), eq(wishlistItems.productId, params.productId))),
);

/** Deletes items removed before an instant. */
export const forgetRemoved = statement((db, params: Params<{ before: number }>) =>
  db.delete(wishlistItems).where(and(isNotNull(wishlistItems.removedAt), lt(wishlistItems.removedAt, params.before))),
);

/** The products on a wishlist, newest first. */
export const productIds = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(isOn(params.userId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.id)),
);

const selectItems = statement((db, params: Params<OfDay>) =>
  db
    .select({
      id: products.id,
      name: products.name,
      translations: products.translations,
      seoUrl: products.seoUrl,
      brand: products.brand,
      sizeSystem: categories.sizeSystem,
      startOn: products.startOn,
      sellerName: sellers.businessName,
      isShown: sql<number>`${productIsShown(sql`${params.today}`)}`,
      addedSkuId: wishlistItems.skuId,
      addedPaise: wishlistItems.addedPaise,
      wasInStock: wishlistItems.wasInStock,
      addedAt: wishlistItems.addedAt,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(isOn(params.userId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.id)),
);
export type ItemRow = ReturnType<ReturnType<typeof selectItems>['read']>[number];

const listed = (db: Builder, params: Params<{ userId: number }>) =>
  db.select({ id: wishlistItems.productId }).from(wishlistItems).where(isOn(params.userId));

const selectSkus = statement((db, params: Params<OfDay>) =>
  db
    .select(SKU_COLUMNS)
    .from(skus)
    .leftJoin(inventory, eq(inventory.skuId, skus.id))
    .where(
      and(
        inArray(skus.productId, listed(db, params)),
        isNull(skus.archivedAt),
        or(isNull(skus.endOn), sql`${skus.endOn} >= ${params.today}`),
      ),
    )
    .orderBy(asc(skus.position), asc(skus.id)),
);

/** The main picture of each SKU. */
const selectPictures = statement((db, params: Params<OfDay>) =>
  db
    .select({ ...MEDIA_COLUMNS, subjectId: skus.id })
    .from(skus)
    .innerJoin(mediaUses, eq(mediaUses.id, mainPictureOf(skus.id)))
    .innerJoin(media, eq(media.id, mediaUses.mediaId))
    .leftJoin(posters, isPosterOfMedia)
    .where(inArray(skus.productId, listed(db, params)))
    .orderBy(...inMediaOrder),
);

/** Returns the statements for all data of a wishlist. */
export function wishlistRows(values: OfDay) {
  return { items: selectItems(values), skus: selectSkus(values), pictures: selectPictures(values) };
}
