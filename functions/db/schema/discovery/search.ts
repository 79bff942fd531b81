import { sql } from 'drizzle-orm';
import type { SearchWordKind } from '#contract/shop/search-words.ts';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from '../catalogue/catalogue.ts';
import { id, record } from '../columns.ts';

/**
 * Products that the search finds, each with its rank as row id, and its name for weighting. The full-text index
 * `search_words` (functions/db/virtual) has the same row ids, made of the product's rank
 * (functions/domain/discovery/search/rank.ts). The smallest ids are the top products.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Folded words, each between two spaces. */
    name: text('name').notNull(),
    /** The version of the synonyms that the document was built with; an older one is rebuilt. */
    form: integer('form').notNull(),
  },
  (table) => [
    uniqueIndex('search_documents_product').on(table.productId),
    index('search_documents_form').on(table.form),
  ],
);

/**
 * Ids of products whose search documents are out of date. Triggers insert them, and the job `index-search` processes
 * them.
 */
export const searchPending = sqliteTable(
  'search_pending',
  {
    id: integer('id')
      .primaryKey()
      .references(() => products.id),
    /** Incremented with each change, so that a change during the processing is not lost. */
    changes: integer('changes').notNull().default(1),
  },
  (table) => [check('search_pending_has_changed', sql`${table.changes} > 0`)],
);

/**
 * Search queries per day, with the number of searches without a result. It stores folded words and nothing about the
 * shopper.
 */
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

/** The shop's own words of the search: synonyms, pinned products and redirects of queries. */
export const ownSearchWords = sqliteTable(
  'own_search_words',
  {
    ...record(),
    kind: text('kind').$type<SearchWordKind>().notNull(),
    /** The word or query, as staff write it. */
    query: text('query').notNull(),
    /** The folding key of the query. It finds a second entry of the same query; the search computes its own. */
    key: text('key').notNull(),
    /** Synonyms of the query, as staff write them. */
    words: text('words', { mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Products at the front of the results, in this order. */
    productIds: text('product_ids', { mode: 'json' })
      .$type<number[]>()
      .notNull()
      .default(sql`'[]'`),
    /** The path that the query redirects to; empty for other kinds. */
    target: text('target').notNull().default(''),
  },
  (table) => [
    // An archived entry frees its query.
    uniqueIndex('own_search_words_once')
      .on(table.kind, table.key)
      .where(sql`archived_at IS NULL`),
  ],
);
