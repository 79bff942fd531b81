import { sql } from 'drizzle-orm';
import { products } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { FOREMOST } from './related-products.ts';

/**
 * The products whose pages may show one of these: those of its category and its style while it is among the top there,
 * and those it was bought with.
 */
export const relatedPages = statement((db, params: Params<{ ids: string }>) => {
  const isForemost = (column: 'category_id' | 'style') =>
    sql`(SELECT count(*) FROM products before WHERE before.${sql.raw(column)} = shown.${sql.raw(column)}
      AND before.archived_at IS NULL AND (before.featured_rank > shown.featured_rank
        OR (before.featured_rank = shown.featured_rank AND before.id < shown.id))) < ${sql.raw(String(FOREMOST))}`;
  const shown = sql`products shown WHERE shown.id IN (SELECT value FROM json_each(${params.ids}))`;
  return db
    .select({ id: products.id, seoUrl: products.seoUrl })
    .from(products)
    .where(
      sql`${products.archivedAt} IS NULL AND (
        ${products.categoryId} IN (SELECT shown.category_id FROM ${shown} AND ${isForemost('category_id')})
        OR ${products.style} IN (SELECT shown.style FROM ${shown} AND shown.style != '' AND ${isForemost('style')})
        OR ${products.id} IN (SELECT product_id FROM bought_together WHERE other_id IN (SELECT value FROM json_each(${params.ids}))))`,
    );
});
