import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { categories, products } from '../catalogue/catalogue.ts';
import { flag, id } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';

/**
 * What lists ask of each product, in one row: derived from the product, its SKUs, sizes and stock by the triggers of
 * `db/triggers/discovery/listing.sql`, written by nothing else. A product whose SKUs end on different days has a row for each
 * span of days between, since its colours, sizes and price differ.
 */
export const listing = sqliteTable(
  'listing',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The row tells of the days after the first and up to the second; '' and 9999-12-31 where there is no end. */
    afterOn: text('after_on').notNull(),
    untilOn: text('until_on').notNull(),
    /** The product's own last day; 9999-12-31 where it has none. */
    endsOn: text('ends_on').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Whether the product itself is shown; its categories and its seller are asked when a list is read. */
    isShown: flag('is_shown').notNull(),
    /** The product's rank turned round: what shoppers see first has the smallest. */
    featuredOrder: integer('featured_order').notNull(),
    /** The facts filters and sorts read, as `domain/discovery/product-list/listing-facts.ts` takes them apart. */
    packed: text('packed').notNull(),
  },
  (table) => [
    uniqueIndex('listing_once').on(table.productId, table.afterOn),
    // Holds whatever the lists of the shop read, so that they are read in one go, by category and seller.
    index('listing_groups').on(
      table.categoryId,
      table.sellerId,
      table.isShown,
      table.afterOn,
      table.untilOn,
      table.endsOn,
      table.packed,
    ),
    // Holds whatever an unfiltered list asks, in its order: a page is found and all are counted without a row.
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

/** The words products are filtered by, each with a number that a packed row names it with. */
export const listingWords = sqliteTable(
  'listing_words',
  {
    id: id(),
    kind: text('kind').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    uniqueIndex('listing_words_once').on(table.kind, table.value),
    // A number is one character of a packed row. A word beyond them is no filter; the product is listed all the same.
    check('listing_word_is_one_character', sql`${table.id} < 30000`),
  ],
);

/** Pieces of each product that were ordered of late; counted anew by a job. */
export const productSales = sqliteTable(
  'product_sales',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    pieces: integer('pieces').notNull(),
    /** Its place in its category by them, from 1. */
    place: integer('place').notNull(),
  },
  (table) => [uniqueIndex('product_sales_once').on(table.productId)],
);

/**
 * When each product changed last, and with it whatever lists show of it: changes are counted from 1 through the whole
 * shop, so who has seen one number asks for the larger ones. Written by the triggers of `db/triggers/catalogue/catalogue-changes.sql`
 * alone. A process keeps what it made of the catalogue as long as this says it is the same.
 */
export const catalogueChanges = sqliteTable(
  'catalogue_changes',
  {
    /** A product's id; the id with a minus sign for what the search has of it; 0 for whatever belongs to no product. */
    id: id(),
    change: integer('change').notNull(),
  },
  (table) => [uniqueIndex('catalogue_changes_in_order').on(table.change)],
);
