import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from './users.ts';

/**
 * Notes of the platform's staff about a customer, for staff only. Notes are only added, and are deleted with the
 * account.
 */
export const customerNotes = sqliteTable(
  'customer_notes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    writtenAt: integer('written_at').notNull(),
    writtenByUserId: integer('written_by_user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
  },
  (table) => [index('customer_notes_user').on(table.userId)],
);
