import { and, asc, desc, eq, inArray, isNull, SQL, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { SelectedFields, SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { Actor } from '#contract/actor.ts';
import type { CollectionRule } from '#contract/collections.ts';
import type { Day } from '#contract/dates.ts';
import type { GridFilters, GridSort } from '#contract/grid.ts';
import { categories, products, sellers, skus } from '../../db/schema/index.ts';
import type { Builder } from '../../db/statement.ts';
import { grandparents, isGrandparent, isParent, isWithin, parents } from '../categories/index.ts';
import { productIsVisibleTo } from './visibility.ts';

/** Which products are meant, and by whom. */
export interface ProductChoice {
  viewer: Actor;
  today: Day;
  /** The products of this category and all below it; all products without. */
  categoryId: number | undefined;
  /** Only these products; all without. */
  ids: readonly number[] | SQL | undefined;
  /** Those a collection holds; all without. */
  rule?: CollectionRule | undefined;
  filters: GridFilters;
}

/**
 * The SKU that speaks for a product in lists, as in `productOf`: the first in stock, else the first. Joined as `skus`,
 * one row a product.
 */
const isLeadSku = (today: Day) => sql`${skus.id} = (
  SELECT lead.id FROM skus lead LEFT JOIN inventory stock ON stock.sku_id = lead.id
  WHERE lead.product_id = ${products.id} AND lead.archived_at IS NULL AND (lead.end_on IS NULL OR lead.end_on >= ${today})
  ORDER BY coalesce(stock.quantity - stock.reserved_quantity, 0) > 0 DESC, lead.position, lead.id LIMIT 1)`;

/** The badge's percentage in integers: 100 × (mrp − selling) / mrp, half up. */
export const discountOfLead = sql<number>`((200 * (${skus.mrpPaise} - ${skus.sellingPaise}) + ${skus.mrpPaise}) / (2 * ${skus.mrpPaise}))`;

export const SORTS: Record<GridSort, SQL[]> = {
  featured: [desc(products.featuredRank), asc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  'price-asc': [asc(skus.sellingPaise), asc(products.id)],
  'price-desc': [desc(skus.sellingPaise), asc(products.id)],
  discount: [desc(discountOfLead), asc(products.id)],
};

/** A query over chosen products that can still be sorted, grouped and cut. */
export type ChosenQuery<Fields extends SelectedFields> = SQLiteSelect & PromiseLike<SelectResultFields<Fields>[]>;

const LEAD_SORTS: readonly GridSort[] = ['price-asc', 'price-desc', 'discount'];

/** Whether a list cannot be had without the lead SKU, which is looked up for each product it might hold. */
export function needsLead({ filters, rule }: ProductChoice, sort?: GridSort): boolean {
  const isPriced = filters.discount !== undefined || rule?.upToPaise !== undefined;
  return isPriced || (sort !== undefined && LEAD_SORTS.includes(sort));
}

const hasSku = (today: Day) => sql`EXISTS (
  SELECT 1 FROM skus own WHERE own.product_id = ${products.id} AND own.archived_at IS NULL
    AND (own.end_on IS NULL OR own.end_on >= ${today}))`;

/**
 * A query over the chosen products with categories and seller. With `lead` also with the lead SKU as `skus`, for fields
 * and sorts that are about its price.
 */
export function fromChosen<Fields extends SelectedFields>(
  db: Builder,
  choice: ProductChoice,
  fields: Fields,
  lead = true,
): ChosenQuery<Fields> {
  const { viewer, today, categoryId, ids, rule, filters } = choice;
  const { category, brand, color, discount } = filters;
  const chosen = db
    .select(fields as SelectedFields)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parents, isParent)
    .leftJoin(grandparents, isGrandparent)
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .where(
      and(
        lead ? undefined : hasSku(today),
        isNull(products.archivedAt),
        productIsVisibleTo(viewer, today),
        categoryId === undefined ? undefined : isWithin(categoryId),
        ids === undefined ? undefined : isOneOf(ids),
        rule === undefined ? undefined : isInCollection(rule, today),
        category.length > 0 ? inArray(categories.seoUrl, category) : undefined,
        brand.length > 0 ? inArray(products.brand, brand) : undefined,
        color.length > 0 ? hasColour(color, today) : undefined,
        discount === undefined ? undefined : sql`${discountOfLead} >= ${discount}`,
      ),
    )
    .$dynamic();
  if (lead) chosen.innerJoin(skus, isLeadSku(today));
  // drizzle's types lose the fields in a generic join; they are the ones that were asked for.
  return chosen as unknown as ChosenQuery<Fields>;
}

function isInCollection(
  { families, styles, occasions, colours, upToPaise }: CollectionRule,
  today: Day,
): SQL | undefined {
  return and(
    families ? inArray(categories.family, families) : undefined,
    styles ? inArray(products.style, styles) : undefined,
    occasions
      ? sql`EXISTS (SELECT 1 FROM json_each(${products.attributes}, '$.occasion') occasion WHERE ${inArray(sql`occasion.value`, occasions)})`
      : undefined,
    colours ? hasColour(colours, today) : undefined,
    upToPaise === undefined ? undefined : sql`${skus.sellingPaise} <= ${upToPaise}`,
  );
}

/** A list of ids, or a query in parentheses that gives them. */
function isOneOf(ids: readonly number[] | SQL): SQL {
  return ids instanceof SQL ? sql`${products.id} IN ${ids}` : inArray(products.id, [...ids]);
}

const hasColour = (colours: string[], today: Day) => sql`EXISTS (
  SELECT 1 FROM skus own WHERE own.product_id = ${products.id} AND own.archived_at IS NULL
    AND (own.end_on IS NULL OR own.end_on >= ${today}) AND ${inArray(sql`own.color`, colours)})`;
