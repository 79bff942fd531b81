import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { actorColumns } from '../actors.ts';
import { entry } from '../columns.ts';

/**
 * Every privileged change: actor, action, row and network, with the state before and after. Entries are never changed
 * or deleted.
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
     * The network of the request: an IPv4 address, or the /64 of an IPv6 one. It is stored permanently, like the entry.
     * Only staff make audited changes, so it is never a shopper's. Null for changes by the system.
     */
    clientNetwork: text('client_network'),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subjectId),
    index('audit_log_actor').on(table.actorUserId),
    index('audit_log_at').on(table.at),
  ],
);
