import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { categories, products } from './catalogue.ts';
import { flag, id } from './columns.ts';

/** Category, style, finish, stock, price band and colours as one text: far fewer than products. */
export const searchShapes = sqliteTable('search_shapes', { id: id(), shape: text('shape').notNull() }, (table) => [
  uniqueIndex('search_shapes_once').on(table.shape),
]);

/**
 * What filters know of each product that shoppers see; the words it is weighed by stand in `search_texts`. The full text
 * index `search_words` (functions/db/virtual) has the same row numbers, made of the product's rank and shape
 * (functions/domain/search/rank.ts): the smallest are the top products.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** Of its lead SKU. */
    sellingPaise: integer('selling_paise').notNull(),
    isInStock: flag('is_in_stock').notNull(),
    style: text('style').notNull(),
    plating: text('plating').notNull(),
    /** Each between two bars: `|Gold|Rose Gold|`. */
    colours: text('colours').notNull(),
    /** All that filters count, in one: what was found is grouped by it. */
    shapeId: integer('shape_id')
      .notNull()
      .references(() => searchShapes.id),
    /** The State it can be sold in, by its GST code; empty for all of India. */
    soldIn: text('sold_in').notNull().default(''),
    endOn: text('end_on'),
    /** Which state of the glossary it was made with; an older one is made again. */
    form: integer('form').notNull(),
  },
  (table) => [
    uniqueIndex('search_documents_product').on(table.productId),
    index('search_documents_category').on(table.categoryId),
    index('search_documents_form').on(table.form),
    index('search_documents_shape').on(table.shapeId),
    check('search_document_has_a_price', sql`${table.sellingPaise} > 0`),
  ],
);

/** The words of each document as they are weighed; one row for each, under its number. */
export const searchTexts = sqliteTable('search_texts', {
  id: integer('id')
    .primaryKey()
    .references(() => searchDocuments.id),
  /** Folded words, each between two spaces. */
  name: text('name').notNull(),
  /** Of its category and family. */
  kind: text('kind').notNull(),
  /** Of its attributes and colours. */
  facts: text('facts').notNull(),
  /** Of its title and its sellers' key words. */
  hints: text('hints').notNull(),
  codes: text('codes').notNull(),
});

/** Products whose documents are out of date, by their ids; triggers note them, the job `index-search` works them off. */
export const searchPending = sqliteTable(
  'search_pending',
  {
    id: integer('id')
      .primaryKey()
      .references(() => products.id),
    /** Counts up, so that a change during the work is not lost. */
    changes: integer('changes').notNull().default(1),
  },
  (table) => [check('search_pending_has_changed', sql`${table.changes} > 0`)],
);

/** The words of the index with what is left of each when one letter is missing: a misspelt word is looked up here. */
export const searchSpellings = sqliteTable(
  'search_spellings',
  {
    id: id(),
    spelling: text('spelling').notNull(),
    /** The folding key of the word that is meant. */
    key: text('key').notNull(),
    /** The word as it was written first. */
    word: text('word').notNull(),
  },
  (table) => [uniqueIndex('search_spellings_once').on(table.spelling, table.key)],
);

/** What was searched for, a day, and how often nothing was found. Folded words, and nothing of who asked. */
export const searchCounts = sqliteTable(
  'search_counts',
  {
    id: id(),
    searchedOn: text('searched_on').notNull(),
    query: text('query').notNull(),
    count: integer('count').notNull().default(0),
    emptyCount: integer('empty_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('search_counts_day').on(table.searchedOn, table.query),
    check('search_count_adds_up', sql`${table.emptyCount} BETWEEN 0 AND ${table.count}`),
    check('search_query_is_short', sql`length(${table.query}) BETWEEN 1 AND 60`),
  ],
);
