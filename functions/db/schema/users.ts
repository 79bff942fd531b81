import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ROLES, SUB_ROLES } from '#contract/calls/roles.ts';
import { flag, id, oneOf, record } from './columns.ts';
import { sellers } from './sellers.ts';

/** One row a person. What they may do are their memberships. */
export const users = sqliteTable(
  'users',
  {
    ...record(),
    /** Lower case. */
    email: text('email').notNull(),
    emailVerifiedAt: integer('email_verified_at'),
    fullName: text('full_name').notNull(),
    /** Ten digits. */
    mobile: text('mobile'),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** A right of a person: to shop, to run the house, or to work for one seller. */
export const memberships = sqliteTable(
  'memberships',
  {
    ...record(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ROLES }).notNull(),
    sellerId: integer('seller_id').references(() => sellers.id),
    /** What staff were invited to do; customers have none. */
    subRole: text('sub_role', { enum: SUB_ROLES }),
  },
  (table) => [
    uniqueIndex('memberships_once')
      .on(table.userId, table.role)
      .where(sql`seller_id IS NULL`),
    uniqueIndex('memberships_once_a_seller')
      .on(table.userId, table.sellerId)
      .where(sql`seller_id IS NOT NULL`),
    oneOf('membership_role_known', table.role, ROLES),
    oneOf('membership_sub_role_known', table.subRole, SUB_ROLES),
    check('membership_staff_have_sub_role', sql`(${table.role} = 'ROLE_CUSTOMER') = (${table.subRole} IS NULL)`),
  ],
);

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
    /** Who asked for the code it was opened with; see `one_time_codes`. */
    asker: text('asker'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const CODE_PURPOSES = ['customer', 'seller', 'changeEmail'] as const;
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
