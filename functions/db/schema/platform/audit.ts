import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { actorColumns } from '../actors.ts';
import { entry } from '../columns.ts';

/**
 * Every privileged change: who did what to which row, from where, with the state before and after. An entry is never
 * changed and kept for good.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    ...entry(),
    ...actorColumns(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: integer('subject_id').notNull(),
    before: text('before', { mode: 'json' }).$type<Record<string, unknown>>(),
    after: text('after', { mode: 'json' }).$type<Record<string, unknown>>(),
    reason: text('reason'),
    requestId: text('request_id'),
    /**
     * The network the request came from, an IPv4 address or the /64 of an IPv6 one; kept for good, like the entry. Only
     * staff change what is audited, so it is never a shopper's. Null for what the system did.
     */
    clientNetwork: text('client_network'),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subjectId),
    index('audit_log_actor').on(table.actorUserId),
    index('audit_log_at').on(table.at),
  ],
);
