import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { DATA_REQUEST_KINDS } from '#contract/states/data-request.ts';
import { accountDeletions } from './account-deletions.ts';
import { record } from '../columns.ts';
import { users } from '../accounts/users.ts';

/**
 * Requests of people about their data (DPDP Act s.11 to 13): made in their account, or by a letter that staff entered.
 */
export const dataRequests = sqliteTable(
  'data_requests',
  {
    ...record(),
    kind: text('kind').$type<(typeof DATA_REQUEST_KINDS)[number]>().notNull(),
    /** The account it is about; null for a letter from a person without one. */
    userId: integer('user_id').references(() => users.id),
    /** The e-mail of the letter's sender, in lower case; null for a request in an account. */
    email: text('email'),
    note: text('note'),
    /** The deletion that was requested; that row has its progress. */
    deletionId: integer('deletion_id').references(() => accountDeletions.id),
    dueUntil: integer('due_until').notNull(),
    doneAt: integer('done_at'),
    /** The member of staff who settled it, and how; null if the shop did it automatically. */
    doneByUserId: integer('done_by_user_id').references(() => users.id),
    outcome: text('outcome'),
  },
  (table) => [
    index('data_requests_user')
      .on(table.userId)
      .where(sql`user_id IS NOT NULL`),
    index('data_requests_email')
      .on(table.email)
      .where(sql`email IS NOT NULL`),
    uniqueIndex('data_requests_deletion')
      .on(table.deletionId)
      .where(sql`deletion_id IS NOT NULL`),
    index('data_requests_done').on(table.doneAt),
    check('data_request_settled_says_how', sql`${table.doneByUserId} IS NULL OR ${table.outcome} IS NOT NULL`),
  ],
);
