import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** What outside services let the shop in with, kept for all its processes: a login is dear, and they end by themselves. */
export const serviceTokens = sqliteTable(
  'service_tokens',
  {
    id: id(),
    service: text('service').$type<'couriers'>().notNull(),
    token: text('token').notNull(),
    untilAt: integer('until_at').notNull(),
  },
  (table) => [uniqueIndex('service_tokens_service').on(table.service)],
);
