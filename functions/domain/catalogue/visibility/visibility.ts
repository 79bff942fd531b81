import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { Day } from '#contract/shop/dates.ts';
import { products, sellers } from '../../../db/schema/index.ts';
import { chainIsShown } from '../categories/index.ts';

/** Whether a product itself is active and visible, has all required values and a picture. */
export const productIsReady: SQL = sql`(${and(
  eq(products.isActive, true),
  eq(products.isVisible, true),
  eq(products.isComplete, true),
  eq(products.hasPicture, true),
  isNull(products.archivedAt),
)})`;

/**
 * Returns the condition that a product is shown and sold: it is ready, its categories and its seller are active and
 * visible, it has a SKU, and its last day has not passed. Join `categories` with its parents, and `sellers`.
 */
export function productIsShown(today: SQL | Day): SQL {
  return sql`(${and(
    productIsReady,
    sql`EXISTS (SELECT 1 FROM skus sold WHERE sold.product_id = ${products.id} AND sold.archived_at IS NULL)`,
    or(isNull(products.endOn), sql`${products.endOn} >= ${today}`),
    eq(sellers.status, 'ACTIVE'),
  )} AND ${chainIsShown})`;
}

/**
 * Returns the condition that a viewer may see a product: shoppers the shown ones, a seller also all of its own, an
 * admin all.
 */
export function productIsVisibleTo(viewer: Actor, today: SQL | Day): SQL {
  if (viewer.kind === 'admin') return sql`1`;
  if (viewer.kind === 'seller')
    return sql`(${productIsShown(today)} OR ${eq(products.sellerId, viewer.sellerId ?? 0)})`;
  return productIsShown(today);
}
