import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ROLES, SUB_ROLES } from '#contract/calls/permissions.ts';
import { oneOf, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from './users.ts';

/** An invitation by mail to work for the platform or for one seller. Accepting it creates a membership. */
export const staffInvitations = sqliteTable(
  'staff_invitations',
  {
    ...record(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    /** Null for the platform. */
    sellerId: integer('seller_id').references(() => sellers.id),
    subRole: text('sub_role', { enum: SUB_ROLES }).notNull(),
    invitedByUserId: integer('invited_by_user_id')
      .notNull()
      .references(() => users.id),
    /** Keyed hash of the secret in the link of the newest mail. */
    tokenHash: text('token_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    /** The number of mails so far. */
    sends: integer('sends').notNull().default(1),
    expiresAt: integer('expires_at').notNull(),
    acceptedAt: integer('accepted_at'),
    withdrawnAt: integer('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('staff_invitations_token').on(table.tokenHash),
    // One open invitation per e-mail, for the platform and for each seller.
    uniqueIndex('staff_invitations_of_platform')
      .on(table.email)
      .where(sql`seller_id IS NULL AND accepted_at IS NULL AND withdrawn_at IS NULL`),
    uniqueIndex('staff_invitations_of_seller')
      .on(table.email, table.sellerId)
      .where(sql`seller_id IS NOT NULL AND accepted_at IS NULL AND withdrawn_at IS NULL`),
    index('staff_invitations_email').on(table.email),
    index('staff_invitations_business').on(table.sellerId, table.createdAt),
    index('staff_invitations_at').on(table.sentAt),
    oneOf('staff_invitation_role_known', table.role, ROLES),
    oneOf('staff_invitation_sub_role_known', table.subRole, SUB_ROLES),
    check('staff_invitation_is_for_staff', sql`${table.role} <> 'ROLE_CUSTOMER'`),
    check('staff_invitation_names_business', sql`(${table.role} = 'ROLE_SELLER') = (${table.sellerId} IS NOT NULL)`),
  ],
);
