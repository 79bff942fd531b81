import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from '../columns.ts';
import { memberships, users } from './users.ts';

/** A signed-in device. The token names this row, and the row decides whether the session is valid. */
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
    /** When the second factor was last verified in this session. */
    secondFactorAt: integer('second_factor_at'),
    /** Keyed hash of the challenge that a passkey is to sign in this session. It is cleared as soon as it is used. */
    passkeyChallengeHash: text('passkey_challenge_hash'),
    passkeyChallengeUntil: integer('passkey_challenge_until'),
    /** The requester of the code that opened the session; see `one_time_codes`. */
    requester: text('requester'),
    /** The browser and system in words, as far as the browser states them. `place` is where the session was opened. */
    device: text('device'),
    place: text('place'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const CODE_PURPOSES = [
  'customer',
  'seller',
  'changeEmail',
  'deleteAccount',
  'joinStaff',
  'signInByMobile',
  'confirmMobile',
] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * A one-time code that was mailed, or sent to a mobile. It serves one purpose and only its requester (`requester`), who
 * may use only the newest code for that purpose. Requests and attempts of other people do not affect it. Rows are stored
 * for a day, since the limits count the codes of a day.
 */
export const oneTimeCodes = sqliteTable(
  'one_time_codes',
  {
    id: id(),
    /** Where it was sent: an e-mail, or the ten digits of a mobile. */
    email: text('email').notNull(),
    purpose: text('purpose').$type<(typeof CODE_PURPOSES)[number]>().notNull(),
    /** HMAC of purpose, e-mail and code under the shop's secret. */
    codeHash: text('code_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Attempts so far, right or wrong. */
    tries: integer('tries').notNull().default(0),
    /** The attempt that used the code: the id of the session that it opened. */
    usedBy: text('used_by'),
    /**
     * Keyed hash of the requester: a browser by its handle, an account, or the network if the browser sends no handle.
     */
    requester: text('requester').notNull().default(''),
    /** Keyed hash of the network that the request came from. */
    network: text('network').notNull().default(''),
    /** The requester had opened a session of this e-mail's account before. */
    isKnown: flag('is_known').notNull().default(false),
  },
  (table) => [
    index('one_time_codes_email').on(table.email, table.sentAt),
    index('one_time_codes_network').on(table.network, table.sentAt),
    // Partial, since few codes confirm mobiles. It counts those of an account.
    index('one_time_codes_confirming')
      .on(table.requester, table.sentAt)
      .where(sql`purpose = 'confirmMobile'`),
    uniqueIndex('one_time_codes_used')
      .on(table.usedBy)
      .where(sql`used_by IS NOT NULL`),
  ],
);

/** The mobiles that sign shoppers in. Each was confirmed by an OTP sent to it, and belongs to who confirmed it last. */
export const signInMobiles = sqliteTable(
  'sign_in_mobiles',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    confirmedAt: integer('confirmed_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_mobiles_mobile').on(table.mobile),
    uniqueIndex('sign_in_mobiles_user').on(table.userId),
  ],
);
