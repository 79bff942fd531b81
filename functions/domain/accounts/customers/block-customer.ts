import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { BlockCustomer, CustomerRecord } from '#contract/calls/customers.ts';
import { users } from '../../../db/schema/index.ts';
import { query, rawWrite } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { customerRecords } from './manage-customers.ts';

/**
 * Blocks a customer from placing orders and ends their sessions in the shop, or unblocks them.
 * @throws CUSTOMER_NOT_FOUND when no customer has this id
 * @throws STALE_VERSION with the present state
 */
export function blockCustomer(
  shop: Shop,
  admin: Admin,
  id: number,
  { isBlocked, reason, version }: BlockCustomer,
): Promise<CustomerRecord> {
  return changeRow(customerRecords, shop, admin, { id, version }, (before) => ({
    row: query((db) =>
      db
        .update(users)
        .set({
          blockedAt: isBlocked ? (before.blockedAt ?? shop.now) : null,
          blockedReason: isBlocked ? reason : null,
          updatedAt: shop.now,
          version: sql`${users.version} + 1`,
        })
        .where(and(eq(users.id, id), eq(users.version, before.version))),
    ),
    also: isBlocked ? [endShopping(shop, id)] : [],
    audit: {
      action: isBlocked ? 'customer blocked' : 'customer unblocked',
      subject: 'user',
      before: { isBlocked: before.blockedAt !== null },
      after: { isBlocked },
      reason,
    },
  }));
}

/** Ends sessions as a customer only. Staff who also shop stay signed in for their work. */
function endShopping({ now }: Pick<Shop, 'now'>, userId: number) {
  return rawWrite(
    `UPDATE sessions SET revoked_at = ? WHERE user_id = ? AND revoked_at IS NULL
       AND membership_id IN (SELECT id FROM memberships WHERE user_id = ? AND role = 'ROLE_CUSTOMER')`,
    [now, userId, userId],
  );
}
