import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from './users.ts';

/** What the house noted of a customer, for its own people. Notes are added, and go with the account. */
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
