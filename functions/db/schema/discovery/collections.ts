import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CollectionRule } from '#contract/calls/collections.ts';
import { flag, record } from '../columns.ts';

/** Products across categories that match a rule. */
export const collections = sqliteTable(
  'collections',
  {
    ...record(),
    seoUrl: text('seo_url').notNull(),
    displayName: text('display_name').notNull(),
    description: text('description').notNull(),
    rule: text('rule', { mode: 'json' }).$type<CollectionRule>().notNull(),
    isVisible: flag('is_visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    /** Its heading in the list of all collections; one of the contract's themes. */
    theme: text('theme').notNull().default('Every day'),
  },
  (table) => [uniqueIndex('collections_seo_url').on(table.seoUrl)],
);
