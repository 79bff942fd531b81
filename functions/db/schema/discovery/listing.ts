import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { categories, products } from '../catalogue/catalogue.ts';
import { flag, id } from '../columns.ts';
import { MOST_WORD_ID } from '../../listing-columns.ts';
import { sellers } from '../sellers/sellers.ts';

/**
 * The facts that product lists need of each product, in one row. Only the triggers of
 * `db/triggers/discovery/listing.sql` write it, from the product, its SKUs, sizes and stock. If SKUs of a product end
 * on different days, each period between those days has its own row, since colours, sizes and price differ.
 */
export const listing = sqliteTable(
  'listing',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The row applies to the days after `after_on` and up to `until_on`; '' and 9999-12-31 if there is no limit. */
    afterOn: text('after_on').notNull(),
    untilOn: text('until_on').notNull(),
    /** The product's own last day; 9999-12-31 if it has none. */
    endsOn: text('ends_on').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Whether the product itself is shown. Its categories and seller are checked when a list is read. */
    isShown: flag('is_shown').notNull(),
    /** The negated rank: the first product of a list has the smallest value. */
    featuredOrder: integer('featured_order').notNull(),
    /** The facts for filters and sorts, in the format of `db/listing-columns.ts`. */
    packed: text('packed').notNull(),
  },
  (table) => [
    uniqueIndex('listing_once').on(table.productId, table.afterOn),
    // Covering index for the shop's lists, by category and seller.
    index('listing_groups').on(
      table.categoryId,
      table.sellerId,
      table.isShown,
      table.afterOn,
      table.untilOn,
      table.endsOn,
      table.packed,
    ),
    // Covering index for unfiltered lists, in their order: finds a page and counts all without reading rows.
    index('listing_order').on(
      table.featuredOrder,
      table.productId,
      table.isShown,
      table.categoryId,
      table.sellerId,
      table.afterOn,
      table.untilOn,
      table.endsOn,
    ),
  ],
);

/** The words that products are filtered by. A packed row names each by its number. */
export const listingWords = sqliteTable(
  'listing_words',
  {
    id: id(),
    kind: text('kind').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    uniqueIndex('listing_words_once').on(table.kind, table.value),
    // A number is one character of a packed row. A word beyond the limit is no filter, but its product is still listed.
    check('listing_word_is_one_character', sql`${table.id} <= ${sql.raw(String(MOST_WORD_ID))}`),
  ],
);

/** Pieces of each product ordered recently; a job recalculates them. */
export const productSales = sqliteTable(
  'product_sales',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Within 90 days. */
    pieces: integer('pieces').notNull(),
    /** Its sales rank in its category, from 1. */
    rank: integer('rank').notNull(),
    /** Within 30 and 7 days. */
    pieces30: integer('pieces_30').notNull().default(0),
    pieces7: integer('pieces_7').notNull().default(0),
  },
  (table) => [uniqueIndex('product_sales_once').on(table.productId)],
);

/**
 * The last change of each product and of the facts that lists show of it. Changes are numbered from 1 through the whole
 * shop, so a reader requests the numbers after the last one it read. Only the triggers of
 * `db/triggers/catalogue/catalogue-changes.sql` write it. A process caches its view of the catalogue while the numbers
 * stay the same.
 */
export const catalogueChanges = sqliteTable(
  'catalogue_changes',
  {
    /** A product's id; the negated id for its search document; 0 for changes that belong to no product. */
    id: id(),
    change: integer('change').notNull(),
  },
  (table) => [uniqueIndex('catalogue_changes_in_order').on(table.change)],
);
