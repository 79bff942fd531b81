import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LANGUAGES } from '#contract/languages.ts';
import { ROLES, SUB_ROLES } from '#contract/calls/permissions.ts';
import { oneOf, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';

/** One row per person. Memberships say what a person may do. */
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
    /** When and why the platform blocked the customer from placing orders; null if not blocked. */
    blockedAt: integer('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** The language of mails and papers for this person. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  },
  (table) => [uniqueIndex('users_email').on(table.email), oneOf('user_language_known', table.language, LANGUAGES)],
);

/** A right of a person: to shop, to run the platform, or to work for one seller. */
export const memberships = sqliteTable(
  'memberships',
  {
    ...record(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ROLES }).notNull(),
    sellerId: integer('seller_id').references(() => sellers.id),
    /** The role that staff were invited to; customers have none. */
    subRole: text('sub_role', { enum: SUB_ROLES }),
  },
  (table) => [
    // The unique indexes are partial, so none of them finds all memberships of a person.
    index('memberships_user').on(table.userId),
    // Partial, since staff are few among all customers.
    index('memberships_staff')
      .on(table.sellerId)
      .where(sql`role <> 'ROLE_CUSTOMER'`),
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
