import { eq, sql } from 'drizzle-orm';
import { auditLog, memberships, sessions, users } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertEntry = statement(
  (db, params: Params<{ session: string; at: number; request: string; network: string | null }>) =>
    db.insert(auditLog).select(
      db
        .select(
          selectedRow(auditLog, {
            at: params.at,
            actorKind: sql`CASE ${memberships.role} WHEN 'ROLE_ADMIN' THEN 'admin' ELSE 'seller' END`,
            actorUserId: users.id,
            actorSellerId: memberships.sellerId,
            actorSessionId: sessions.id,
            action: sql`'invitation accepted'`,
            subject: sql`'staff'`,
            subjectId: memberships.id,
            before: sql`'{}'`,
            after: sql`json_object('email', ${users.email}, 'subRole', ${memberships.subRole})`,
            requestId: params.request,
            clientNetwork: params.network,
          }),
        )
        .from(sessions)
        .innerJoin(memberships, eq(memberships.id, sessions.membershipId))
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.id, params.session)),
    ),
);

/** The audit log's entry of somebody who began to work here with the session of this id; none without that session. */
export function noteJoined(shop: Shop, session: string): Statement<number> {
  return insertEntry({ session, at: shop.now, request: shop.requestId, network: shop.visitor.network || null });
}
