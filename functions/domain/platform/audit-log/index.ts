import { eq, sql } from 'drizzle-orm';
import type { LoggedChange } from '#contract/calls/audit.ts';
import { auditLog, sellers, users } from '../../../db/schema/index.ts';
import { consoleList, equals, search, withinDays } from '../console-list/index.ts';

/** The audit log as a list of the platform's console. `audit` writes it. */
export const loggedChanges = consoleList({
  id: auditLog.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        action: auditLog.action,
        subject: auditLog.subject,
        subjectId: auditLog.subjectId,
        by: auditLog.actorKind,
        name: users.fullName,
        email: users.email,
        sellerName: sellers.businessName,
        before: auditLog.before,
        after: auditLog.after,
        reason: auditLog.reason,
        clientNetwork: auditLog.clientNetwork,
        requestId: auditLog.requestId,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorUserId))
      .leftJoin(sellers, eq(sellers.id, auditLog.actorSellerId))
      .$dynamic(),
  counted: sql`${auditLog} LEFT JOIN ${users} ON ${users.id} = ${auditLog.actorUserId}`,
  sorts: { at: auditLog.at, id: auditLog.id },
  filters: {
    actor: equals(auditLog.actorUserId),
    subject: equals(auditLog.subject),
    subjectId: equals(auditLog.subjectId),
    action: equals(auditLog.action),
    ...withinDays(auditLog.at),
  },
  q: [
    search.in(auditLog.action),
    search.in(users.fullName),
    search.in(users.email),
    search.is(auditLog.subjectId),
    search.is(auditLog.requestId),
  ],
  row: (change): LoggedChange => change,
  missing: 'NOT_FOUND',
});
