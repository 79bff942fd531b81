import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** Mails that the sandbox's mail service received. Empty and unused in live mode. */
export const sandboxMails = sqliteTable(
  'sandbox_mails',
  {
    id: id(),
    at: integer('at').notNull(),
    idempotencyKey: text('idempotency_key'),
    to: text('to').notNull(),
    from: text('from').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
  },
  (table) => [uniqueIndex('sandbox_mails_key').on(table.idempotencyKey), index('sandbox_mails_to').on(table.to)],
);
