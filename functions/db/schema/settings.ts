import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { StorePolicy } from '#contract/policy.ts';
import { ACTOR_KINDS } from '#contract/roles.ts';
import { actorColumns, oneOf } from './columns.ts';

/** Every version of the store's settings. The newest holds; orders name the one that held for them. */
export const storeSettings = sqliteTable(
  'store_settings',
  {
    /** A writer adds the version after the one it read; a second writer of the same one loses by this key. */
    version: integer('version').primaryKey(),
    at: integer('at').notNull(),
    ...actorColumns(),
    policy: text('policy', { mode: 'json' }).$type<StorePolicy>().notNull(),
  },
  (table) => [oneOf('settings_actor_known', table.actorKind, ACTOR_KINDS)],
);
