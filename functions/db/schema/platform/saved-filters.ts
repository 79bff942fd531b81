import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ResourceName } from '#contract/calls/resources.ts';
import { id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** Named filters of the console's lists that a user saved, available on every device. */
export const savedFilters = sqliteTable(
  'saved_filters',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The console it belongs to, since one person may work in both. */
    side: text('side').$type<'seller' | 'admin'>().notNull(),
    list: text('list').$type<ResourceName>().notNull(),
    name: text('name').notNull(),
    /** The query string of the list, with its filters and its sort. */
    search: text('search').notNull(),
  },
  (table) => [uniqueIndex('saved_filters_name').on(table.userId, table.side, table.list, table.name)],
);
