import { and, eq, inArray, isNull, SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SelectedFields, SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { Actor } from '#contract/calls/actor.ts';
import type { Day } from '#contract/shop/dates.ts';
import { categories, products, sellers, skus } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { grandparents, isGrandparent, isParent, parents } from '../categories/index.ts';
import { productIsVisibleTo } from '../visibility/index.ts';

/** Which products to read, and for which viewer. */
export interface ProductChoice {
  viewer: Actor;
  today: SQL | Day;
  /** The chosen products: ids, or a subquery in parentheses. */
  ids: readonly number[] | SQL;
}

/**
 * The lead SKU of a product in lists, as in `productOf`: the first in stock, else the first. Joined as `skus`, one row
 * for each product.
 */
const isLeadSku = (today: SQL | Day) => sql`${skus.id} = (
  SELECT lead.id FROM skus lead LEFT JOIN inventory stock ON stock.sku_id = lead.id
  WHERE lead.product_id = ${products.id} AND lead.archived_at IS NULL AND (lead.end_on IS NULL OR lead.end_on >= ${today})
  ORDER BY coalesce(stock.quantity - stock.reserved_quantity, 0) > 0 DESC, lead.position, lead.id LIMIT 1)`;

/** A query over chosen products that can still be sorted, grouped and limited. */
export type ChosenQuery<Fields extends SelectedFields> = SQLiteSelect & PromiseLike<SelectResultFields<Fields>[]>;

/** Returns a query over the chosen products with their categories, their seller, and their lead SKU as `skus`. */
export function fromChosen<Fields extends SelectedFields>(
  db: Builder,
  { viewer, today, ids }: ProductChoice,
  fields: Fields,
): ChosenQuery<Fields> {
  const chosen = db
    .select(fields as SelectedFields)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .innerJoin(skus, isLeadSku(today))
    .where(
      and(
        isNull(products.archivedAt),
        productIsVisibleTo(viewer, today),
        ids instanceof SQL ? sql`${products.id} IN ${ids}` : inArray(products.id, [...ids]),
      ),
    )
    .$dynamic();
  // drizzle's types lose the fields in a generic join, so the type is restored here.
  return chosen as unknown as ChosenQuery<Fields>;
}
