import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { NEWSLETTER_STATUSES } from '#contract/calls/newsletter.ts';
import { oneOf, record } from '../columns.ts';

/** Who asked for the newsletter, and whether they said yes twice: in the form, and by the link in their mail. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    ...record(),
    /** In small letters. */
    email: text('email').notNull(),
    status: text('status', { enum: NEWSLETTER_STATUSES }).notNull().default('PENDING'),
    /** Keyed hash of the secret in the links of the newest mail. */
    tokenHash: text('token_hash').notNull(),
    /** When the mail that asks for the second yes was last sent; none once they left. */
    askedAt: integer('asked_at'),
    /** When they said the second yes. */
    consentAt: integer('consent_at'),
    leftAt: integer('left_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    uniqueIndex('newsletter_subscribers_token').on(table.tokenHash),
    oneOf('newsletter_status_known', table.status, NEWSLETTER_STATUSES),
    check('newsletter_only_with_consent', sql`${table.status} <> 'SUBSCRIBED' OR ${table.consentAt} IS NOT NULL`),
  ],
);
