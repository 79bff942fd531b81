import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { MODES } from '#contract/shop/mode.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { actorColumns } from '../actors.ts';
import { entry, oneOf } from '../columns.ts';

/** Every version of the store's settings. The newest holds; orders name the one that held for them. */
export const storeSettings = sqliteTable('store_settings', {
  /** A writer adds the version after the one it read; a second writer of the same one loses by this key. */
  version: integer('version').primaryKey(),
  at: integer('at').notNull(),
  ...actorColumns(),
  policy: text('policy', { mode: 'json' }).$type<StorePolicy>().notNull(),
  /** Since when the policy pages say what they say: what only the home page shows does not change that. */
  policySince: integer('policy_since').notNull(),
});

/** When these records became a shop, and in which mode: one row, without which they are no shop yet. */
export const openings = sqliteTable(
  'openings',
  { ...entry(), mode: text('mode', { enum: MODES }).notNull() },
  (table) => [check('opened_once', sql`${table.id} = 1`), oneOf('opening_mode_known', table.mode, MODES)],
);
