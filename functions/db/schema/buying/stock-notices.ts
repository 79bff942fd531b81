import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LANGUAGES } from '#contract/languages.ts';
import { STOCK_NOTICE_STATUSES } from '#contract/states/stock-notice.ts';
import { skus } from '../catalogue/catalogue.ts';
import { flag, id, oneOf } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** A request for a mail when a sold-out SKU is back, by an account or by an e-mail with double opt-in. */
export const stockNotices = sqliteTable(
  'stock_notices',
  {
    id: id(),
    /**
     * 128 random bits, hex. Identifies the request in links of mails, together with a signature. Each request has its
     * own.
     */
    key: text('key').notNull(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    userId: integer('user_id').references(() => users.id),
    /** In lower case; null for a request of an account, whose e-mail may change. */
    email: text('email'),
    status: text('status', { enum: STOCK_NOTICE_STATUSES }).notNull(),
    /** Whether the SKU is in stock while the request waits. A trigger maintains it. */
    isBack: flag('is_back').notNull(),
    requestedAt: integer('requested_at').notNull(),
    notifiedAt: integer('notified_at'),
    /** The language of the page it came from. Mails to an account are in the language of the account. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  },
  (table) => [
    uniqueIndex('stock_notices_key').on(table.key),
    uniqueIndex('stock_notices_once_a_user')
      .on(table.userId, table.skuId)
      .where(sql`user_id IS NOT NULL`),
    uniqueIndex('stock_notices_once_an_email')
      .on(table.email, table.skuId)
      .where(sql`email IS NOT NULL`),
    index('stock_notices_sku').on(table.skuId),
    index('stock_notices_due')
      .on(table.id)
      .where(sql`status = 'WAITING' AND is_back = 1`),
    index('stock_notices_requested').on(table.requestedAt),
    oneOf('stock_notice_status_known', table.status, STOCK_NOTICE_STATUSES),
    oneOf('stock_notice_language_known', table.language, LANGUAGES),
    check('stock_notice_is_for_one', sql`(${table.userId} IS NULL) <> (${table.email} IS NULL)`),
  ],
);
