import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ResourceName } from '#contract/calls/resources.ts';
import { id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** Filters of the console's lists that somebody comes back to, under a name, wherever they sign in. */
export const savedFilters = sqliteTable(
  'saved_filters',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Whose console it is: one person may work in both. */
    side: text('side').$type<'seller' | 'admin'>().notNull(),
    list: text('list').$type<ResourceName>().notNull(),
    name: text('name').notNull(),
    /** The list's address with its filters and its sort, without its path. */
    search: text('search').notNull(),
  },
  (table) => [uniqueIndex('saved_filters_name').on(table.userId, table.side, table.list, table.name)],
);
