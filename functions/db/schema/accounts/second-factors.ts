import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from './users.ts';

/** An app on somebody's phone that shows another code every half minute (RFC 6238). */
export const secondFactors = sqliteTable(
  'second_factors',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** What the app and the shop both know, encrypted; null until the first code was right. */
    secretSealed: text('secret_sealed'),
    enrolledAt: integer('enrolled_at'),
    /** The same of an app that is being set up, and counts from its first right code on. */
    pendingSealed: text('pending_sealed'),
    /** The half minute whose code was used last: none is good twice. */
    lastStep: integer('last_step').notNull().default(0),
    /** Tries since a time, right or wrong; a right one begins anew. */
    tries: integer('tries').notNull().default(0),
    triedSince: integer('tried_since').notNull().default(0),
  },
  (table) => [uniqueIndex('second_factors_user').on(table.userId)],
);

/** A code for the day the phone is lost. Good once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Keyed hash of person and code. */
    codeHash: text('code_hash').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.codeHash), index('recovery_codes_user').on(table.userId)],
);

/** A key that a device or a security key of somebody keeps (WebAuthn): shown in place of a code of the app. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** How its owner calls it. */
    name: text('name').notNull(),
    /** How the device calls it: base64url. */
    credential: text('credential').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it says itself; many always say 0. Going back, it is a copy. */
    signCount: integer('sign_count').notNull(),
    /** How a browser reaches it, parted by commas: `internal`, `usb` ... */
    transports: text('transports').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credential), index('passkeys_user').on(table.userId)],
);
