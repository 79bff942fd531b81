import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { users } from './users.ts';

/** An authenticator app with a new code every 30 seconds (TOTP, RFC 6238). */
export const secondFactors = sqliteTable(
  'second_factors',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The shared secret, encrypted; null until the first correct code. */
    secretSealed: text('secret_sealed'),
    enrolledAt: integer('enrolled_at'),
    /** The secret of an app that is being set up. It takes effect with its first correct code. */
    pendingSealed: text('pending_sealed'),
    /** The 30-second step whose code was used last. No code is accepted twice. */
    lastStep: integer('last_step').notNull().default(0),
    /** Attempts since `tried_since`, right or wrong. A correct code resets the count. */
    tries: integer('tries').notNull().default(0),
    triedSince: integer('tried_since').notNull().default(0),
  },
  (table) => [uniqueIndex('second_factors_user').on(table.userId)],
);

/** A recovery code for a lost phone. It works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The code, encrypted. Codes made before December 2026 are a keyed hash of the user and the code. */
    codeHash: text('code_hash').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.codeHash), index('recovery_codes_user').on(table.userId)],
);

/** A passkey on a device or a security key (WebAuthn). It may be used instead of a code of the app. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The owner's name for it. */
    name: text('name').notNull(),
    /** The credential id, base64url. */
    credential: text('credential').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * The signature counter that the passkey reports; many passkeys always report 0. A counter that goes back reveals a
     * copy.
     */
    signCount: integer('sign_count').notNull(),
    /** How a browser reaches it, separated by commas: `internal`, `usb` ... */
    transports: text('transports').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [uniqueIndex('passkeys_credential').on(table.credential), index('passkeys_user').on(table.userId)],
);
