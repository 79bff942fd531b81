import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** Of a file it is the key. */
export const REDIRECT_KINDS = ['product', 'category', 'post', 'file'] as const;

/** A seoUrl that was given up: its page moved for good. */
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
