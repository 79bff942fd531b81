import { eq, sql } from 'drizzle-orm';
import { memberships, sessions, users } from '../../../db/schema/index.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntriesFrom } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';

const insertEntry = auditEntriesFrom(
  {
    actorKind: sql`CASE ${memberships.role} WHEN 'ROLE_ADMIN' THEN 'admin' ELSE 'seller' END`,
    actorUserId: users.id,
    actorSellerId: memberships.sellerId,
    actorSessionId: sessions.id,
    action: sql`'invitation accepted'`,
    subject: sql`'staff'`,
    subjectId: memberships.id,
    before: sql`'{}'`,
    after: sql`json_object('email', ${users.email}, 'subRole', ${memberships.subRole})`,
  },
  (rows, params: Params<{ session: string }>) =>
    rows
      .from(sessions)
      .innerJoin(memberships, eq(memberships.id, sessions.membershipId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, params.session)),
);

/**
 * Returns the statement that logs a new member of staff by their first session. It has no effect without that session.
 */
export function noteJoined(shop: Shop, session: string): Statement<number> {
  return insertEntry(shop, { session });
}
