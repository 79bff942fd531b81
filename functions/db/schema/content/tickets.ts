import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TICKET_KINDS } from '#contract/states/ticket.ts';
import { TICKET_STATUSES } from '#contract/states/ticket.ts';
import { oneOf, record } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** A message to the shop, with its deadlines. */
export const tickets = sqliteTable(
  'tickets',
  {
    ...record(),
    /** Public and unguessable: RH-T-7K4M9Q. */
    number: text('number').notNull(),
    kind: text('kind').$type<(typeof TICKET_KINDS)[number]>().notNull(),
    status: text('status', { enum: TICKET_STATUSES }).notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The signed-in user who wrote it. */
    userId: integer('user_id').references(() => users.id),
    acknowledgeUntil: integer('acknowledge_until').notNull(),
    resolveUntil: integer('resolve_until').notNull(),
    acknowledgedAt: integer('acknowledged_at'),
    resolvedAt: integer('resolved_at'),
    resolution: text('resolution'),
  },
  (table) => [
    uniqueIndex('tickets_number').on(table.number),
    index('tickets_email').on(table.email, table.createdAt),
    index('tickets_created').on(table.createdAt),
    index('tickets_resolve').on(table.resolveUntil),
    index('tickets_status').on(table.status, table.createdAt),
    index('tickets_user').on(table.userId),
    oneOf('ticket_status_known', table.status, TICKET_STATUSES),
    check('ticket_resolved_has_time', sql`(${table.status} = 'RESOLVED') = (${table.resolvedAt} IS NOT NULL)`),
    check('ticket_resolved_says_how', sql`${table.status} != 'RESOLVED' OR ${table.resolution} IS NOT NULL`),
    check('ticket_acknowledged_first', sql`${table.resolvedAt} IS NULL OR ${table.acknowledgedAt} IS NOT NULL`),
  ],
);
