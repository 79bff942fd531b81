import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from './users.ts';

/**
 * A Google account that signs in to a user's account. Google identifies it by `sub`, which stays the same when its
 * email changes.
 */
export const googleAccounts = sqliteTable(
  'google_accounts',
  {
    id: id(),
    sub: text('sub').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('google_accounts_sub').on(table.sub), index('google_accounts_user').on(table.userId)],
);

/**
 * Google tokens that opened a session, so that each opens one session only. Rows are stored until the token expires.
 */
export const usedGoogleTokens = sqliteTable(
  'used_google_tokens',
  {
    id: id(),
    /** Keyed hash of the token. */
    hash: text('hash').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('used_google_tokens_hash').on(table.hash),
    index('used_google_tokens_expires').on(table.expiresAt),
  ],
);
