import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/**
 * Accounts whose owner requested their deletion. It may wait until open orders are finished, and can be withdrawn until
 * then.
 */
export const accountDeletions = sqliteTable(
  'account_deletions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    requestedAt: integer('requested_at').notNull(),
    takenBackAt: integer('taken_back_at'),
    doneAt: integer('done_at'),
  },
  (table) => [
    uniqueIndex('account_deletions_open')
      .on(table.userId)
      .where(sql`done_at IS NULL AND taken_back_at IS NULL`),
    index('account_deletions_user').on(table.userId),
  ],
);
