import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from '../columns.ts';
import { users } from './users.ts';

/** The password of a member of a seller's staff. */
export const passwords = sqliteTable(
  'passwords',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The hash algorithm with its parameters, the salt and the encrypted hash; see `password-hash.ts`. */
    hash: text('hash').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [uniqueIndex('passwords_user').on(table.userId)],
);

/** A failed password sign-in. Rows are stored for a day, since the limits count the attempts of a day. */
export const passwordTries = sqliteTable(
  'password_tries',
  {
    id: id(),
    /** Identifies the attempt, so that a successful one is removed: the id of the session that it opens. */
    attempt: text('attempt').notNull(),
    /** The email as it was entered, with an account or without. */
    email: text('email').notNull(),
    triedAt: integer('tried_at').notNull(),
    /** Keyed hashes of the requester and the network; see `one_time_codes`. */
    requester: text('requester').notNull(),
    network: text('network').notNull(),
    /** The requester had opened a session of this account before. */
    isKnown: flag('is_known').notNull(),
  },
  (table) => [
    uniqueIndex('password_tries_attempt').on(table.attempt),
    index('password_tries_email').on(table.email, table.triedAt),
    index('password_tries_network').on(table.network, table.triedAt),
    index('password_tries_at').on(table.triedAt),
  ],
);

/** A mailed link to set a new password. It has no user if no member of a seller's staff has it. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    id: id(),
    email: text('email').notNull(),
    userId: integer('user_id').references(() => users.id),
    /** Keyed hash of the secret in the link. */
    tokenHash: text('token_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [
    uniqueIndex('password_resets_token').on(table.tokenHash),
    index('password_resets_email').on(table.email, table.sentAt),
    index('password_resets_user')
      .on(table.userId)
      .where(sql`user_id IS NOT NULL`),
    index('password_resets_at').on(table.sentAt),
  ],
);
