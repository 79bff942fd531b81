import { and, asc, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { SellerMove } from '#contract/calls/sellers.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { auditLog, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { managedSellers } from './managed-sellers.ts';
import { SELLER_MOVED } from './move-seller.ts';

const movesOf = statement((db, params: Params<{ sellerId: number }>) =>
  db
    .select({
      at: auditLog.at,
      by: users.fullName,
      from: sql<SellerStatus>`${auditLog.before} ->> 'status'`,
      to: sql<SellerStatus>`${auditLog.after} ->> 'status'`,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorUserId))
    .where(
      and(
        eq(auditLog.subject, 'seller'),
        eq(auditLog.subjectId, params.sellerId),
        sql`${auditLog.action} = ${SELLER_MOVED}`,
      ),
    )
    .orderBy(asc(auditLog.id)),
);

/**
 * Returns the status changes of a seller with actor and reason, oldest first.
 * @throws SELLER_NOT_FOUND when the seller does not exist
 */
export async function readSellerHistory(shop: Shop, admin: Admin, id: number): Promise<SellerMove[]> {
  const { found, moves } = await shop.read({
    found: managedSellers.rowWithId(shop, admin, id),
    moves: movesOf({ sellerId: id }),
  });
  if (found.length === 0) refuse('SELLER_NOT_FOUND');
  return moves;
}
