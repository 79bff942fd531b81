import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from './users.ts';

/**
 * The confirmed emails that an account had before its present one. What is stored by email alone, such as the orders of
 * the former shop, stays with its person. They are deleted with the account.
 */
export const earlierEmails = sqliteTable(
  'earlier_emails',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Lower case. */
    email: text('email').notNull(),
    /** When it was last replaced. */
    replacedAt: integer('replaced_at').notNull(),
  },
  // An email is of the account that had it last.
  (table) => [uniqueIndex('earlier_emails_email').on(table.email), index('earlier_emails_user').on(table.userId)],
);
