import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** The kinds of redirects. For a file, `from_seo_url` is the old key. */
export const REDIRECT_KINDS = ['product', 'category', 'collection', 'post', 'page', 'file'] as const;

/** A former `seoUrl`, whose page moved permanently. */
export const redirects = sqliteTable(
  'redirects',
  {
    id: id(),
    kind: text('kind').$type<(typeof REDIRECT_KINDS)[number]>().notNull(),
    fromSeoUrl: text('from_seo_url').notNull(),
    subjectId: integer('subject_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('redirects_from').on(table.kind, table.fromSeoUrl)],
);
