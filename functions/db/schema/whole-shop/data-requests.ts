import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { DATA_REQUEST_KINDS } from '#contract/states/data-request.ts';
import { accountDeletions } from './account-deletions.ts';
import { record } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** What people asked of the data about them (DPDP Act s.11 to 13): in their account, or by a letter that staff entered. */
export const dataRequests = sqliteTable(
  'data_requests',
  {
    ...record(),
    kind: text('kind').$type<(typeof DATA_REQUEST_KINDS)[number]>().notNull(),
    /** Whose account it is about; none where the letter came from somebody without one. */
    userId: integer('user_id').references(() => users.id),
    /** Who wrote the letter, in small letters; none of what was asked in an account. */
    email: text('email'),
    note: text('note'),
    /** The deletion it asked for, which says itself how far it is. */
    deletionId: integer('deletion_id').references(() => accountDeletions.id),
    dueUntil: integer('due_until').notNull(),
    doneAt: integer('done_at'),
    /** Who of the staff settled it, and how; nobody where the shop did it by itself. */
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
