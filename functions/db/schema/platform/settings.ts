import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { MODES } from '#contract/shop/mode.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { actorColumns } from '../actors.ts';
import { entry, oneOf } from '../columns.ts';

/** Every version of the store's settings. The newest applies; orders refer to the version at placing. */
export const storeSettings = sqliteTable('store_settings', {
  /** A writer adds the version after the one it read. A second writer of the same version is refused by this key. */
  version: integer('version').primaryKey(),
  at: integer('at').notNull(),
  ...actorColumns(),
  policy: text('policy', { mode: 'json' }).$type<StorePolicy>().notNull(),
  /** The last change of the policy pages. Changes that only the home page shows do not count. */
  policySince: integer('policy_since').notNull(),
});

/** When this database became a shop, and in which mode. Without this one row it is no shop yet. */
export const openings = sqliteTable(
  'openings',
  { ...entry(), mode: text('mode', { enum: MODES }).notNull() },
  (table) => [check('opened_once', sql`${table.id} = 1`), oneOf('opening_mode_known', table.mode, MODES)],
);
