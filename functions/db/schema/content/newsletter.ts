import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { NEWSLETTER_STATUSES } from '#contract/calls/newsletter.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { oneOf, record } from '../columns.ts';

/** Newsletter subscribers, with double opt-in: the form, and the link in the mail. */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    ...record(),
    /** In lower case. */
    email: text('email').notNull(),
    status: text('status', { enum: NEWSLETTER_STATUSES }).notNull().default('PENDING'),
    /** Keyed hash of the secret in the links of the newest mail. */
    tokenHash: text('token_hash').notNull(),
    /** When the mail with the confirmation link was last sent; null after unsubscribing. */
    requestedAt: integer('requested_at'),
    /** When the subscription was confirmed by the link. */
    consentAt: integer('consent_at'),
    leftAt: integer('left_at'),
    /** When the mail service refused the address for good, which ended the subscription. */
    bouncedAt: integer('bounced_at'),
    /** Where the consent came from if it was not given here: the former shop, and its own words. */
    consentSource: text('consent_source'),
    /** The language of the page where it was last asked for. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    uniqueIndex('newsletter_subscribers_token').on(table.tokenHash),
    oneOf('newsletter_status_known', table.status, NEWSLETTER_STATUSES),
    oneOf('newsletter_language_known', table.language, LANGUAGES),
    check('newsletter_only_with_consent', sql`${table.status} <> 'SUBSCRIBED' OR ${table.consentAt} IS NOT NULL`),
  ],
);
