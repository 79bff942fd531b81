import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CollectionRule } from '#contract/calls/collections.ts';
import type { Translations } from '#contract/shop/translations.ts';
import { flag, record } from '../columns.ts';

const ids = (name: string) =>
  text(name, { mode: 'json' })
    .$type<number[]>()
    .notNull()
    .default(sql`'[]'`);

/** Products across categories that match a rule or are chosen by hand. */
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
    /** Its texts in other languages than English. */
    translations: text('translations', { mode: 'json' })
      .$type<Translations<'displayName' | 'description' | 'seoTitle' | 'seoDescription'>>()
      .notNull()
      .default({}),
    /** Whether the rule selects products. Otherwise all are chosen by hand. */
    byRule: flag('by_rule').notNull().default(true),
    /** Products at the front of its list, in this order. */
    pinnedIds: ids('pinned_ids'),
    /** Products that belong to it against its rule, and that do not. */
    includedIds: ids('included_ids'),
    excludedIds: ids('excluded_ids'),
    /** The title and description for search engines; empty to use those of the page. */
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** Its first and last day, both included; null for no limit. */
    fromOn: text('from_on'),
    untilOn: text('until_on'),
    /** The number of the label that its products have in product feeds; null for none. */
    feedLabel: integer('feed_label'),
  },
  (table) => [uniqueIndex('collections_seo_url').on(table.seoUrl)],
);
