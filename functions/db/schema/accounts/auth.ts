import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from '../columns.ts';
import { memberships, users } from './users.ts';

/** A signed-in device. The token names this row; the row decides. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    membershipId: integer('membership_id')
      .notNull()
      .references(() => memberships.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    revokedAt: integer('revoked_at'),
    /** When the second factor was last shown in it. */
    secondFactorAt: integer('second_factor_at'),
    /** Keyed hash of what a passkey was asked to sign in it, until when, gone as soon as that was used. */
    passkeyChallengeHash: text('passkey_challenge_hash'),
    passkeyChallengeUntil: integer('passkey_challenge_until'),
    /** Who asked for the code it was opened with; see `one_time_codes`. */
    asker: text('asker'),
    /** Browser and system in words, as far as they say, and where they were. */
    device: text('device'),
    place: text('place'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const CODE_PURPOSES = ['customer', 'seller', 'changeEmail', 'deleteAccount', 'joinStaff'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * A one-time code that was mailed. It serves one purpose, and only its asker, whose newest code for that purpose it is;
 * what others ask for or try leaves it as it is. Kept for a day, since codes are counted so long.
 */
export const oneTimeCodes = sqliteTable(
  'one_time_codes',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose').$type<(typeof CODE_PURPOSES)[number]>().notNull(),
    /** HMAC of purpose, e-mail and code under the shop's secret. */
    codeHash: text('code_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Tries so far, right or wrong. */
    tries: integer('tries').notNull().default(0),
    /** The attempt that used it up: the id of the session it opened. */
    usedBy: text('used_by'),
    /** Keyed hash of who asked: a browser by its handle, an account, else all of a network who send no handle. */
    asker: text('asker').notNull().default(''),
    /** Keyed hash of the network it was asked from. */
    network: text('network').notNull().default(''),
    /** The asker had opened a session of this e-mail's account before. */
    isKnown: flag('is_known').notNull().default(false),
  },
  (table) => [
    index('one_time_codes_email').on(table.email, table.sentAt),
    index('one_time_codes_network').on(table.network, table.sentAt),
    uniqueIndex('one_time_codes_used')
      .on(table.usedBy)
      .where(sql`used_by IS NOT NULL`),
  ],
);
