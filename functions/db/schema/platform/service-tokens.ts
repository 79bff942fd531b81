import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** Access tokens of outside services, shared by all processes, since a login is expensive. They expire. */
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
