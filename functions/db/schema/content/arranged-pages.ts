import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Section } from '#contract/calls/sections.ts';
import type { Translations } from '#contract/shop/translations.ts';
import type { PageStatus } from '#contract/states/page.ts';
import { actorColumns } from '../actors.ts';
import { entry, flag, record } from '../columns.ts';

/** The home page (id 1) and the shop's own pages, each a list of sections. */
export const arrangedPages = sqliteTable(
  'arranged_pages',
  {
    ...record(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Title and description in other languages than English. */
    translations: text('translations', { mode: 'json' })
      .$type<Translations<'title' | 'description'>>()
      .notNull()
      .default({}),
    status: text('status').$type<PageStatus>().notNull().default('draft'),
    fromAt: integer('from_at'),
    untilAt: integer('until_at'),
    /** Null for the default arrangement of the home page. Text sections have sanitised HTML. */
    sections: text('sections', { mode: 'json' }).$type<Section[]>(),
    /** Whether shoppers see the page, by its status and dates. A job follows the clock. */
    isShown: flag('is_shown').notNull().default(false),
    /** When the page or one of its sections next appears or disappears; null if none does. */
    nextChangeAt: integer('next_change_at'),
  },
  (table) => [
    // An archived page frees its slug.
    uniqueIndex('arranged_pages_slug')
      .on(table.slug)
      .where(sql`archived_at IS NULL`),
    index('arranged_pages_due')
      .on(table.nextChangeAt)
      .where(sql`next_change_at IS NOT NULL`),
  ],
);

/** Every saved state of an arranged page. */
export const arrangedPageVersions = sqliteTable(
  'arranged_page_versions',
  {
    ...entry(),
    ...actorColumns(),
    pageId: integer('page_id')
      .notNull()
      .references(() => arrangedPages.id),
    version: integer('version').notNull(),
    reason: text('reason').notNull().default(''),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    translations: text('translations', { mode: 'json' })
      .$type<Translations<'title' | 'description'>>()
      .notNull()
      .default({}),
    status: text('status').$type<PageStatus>().notNull(),
    fromAt: integer('from_at'),
    untilAt: integer('until_at'),
    sections: text('sections', { mode: 'json' }).$type<Section[]>(),
  },
  (table) => [uniqueIndex('arranged_page_versions_once').on(table.pageId, table.version)],
);
