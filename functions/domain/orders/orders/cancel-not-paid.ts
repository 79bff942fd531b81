import { sql } from 'drizzle-orm';
import { SYSTEM } from '#contract/calls/actor.ts';
import { actorParams, actorValues } from '../../../db/schema/actors.ts';
import { consignments, orderHistory, orders } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { OrderEventName } from '../../../db/schema/orders/orders.ts';
import { isUnpaid } from './reads.ts';

/** True for an unpaid prepaid order without active reservations. Only a late payment can still change it. */
export const isNotPaid = sql`${isUnpaid} AND NOT EXISTS (SELECT 1 FROM order_items held
    JOIN reservations ON reservations.order_item_id = held.id WHERE held.order_id = orders.id AND reservations.ended_at IS NULL)`;

type OfCustomer = { userId: number; now: number } & ReturnType<typeof actorValues>;

const noteCancelled = statement((db, params: Params<OfCustomer>) =>
  db.insert(orderHistory).select(
    db
      .select(
        selectedRow(orderHistory, {
          at: params.now,
          orderId: orders.id,
          event: sql.raw(`'${'order.cancelled' satisfies OrderEventName}'`),
          from: sql.raw(`'PENDING'`),
          to: sql.raw(`'CANCELLED'`),
          ...actorParams(params),
        }),
      )
      .from(orders)
      .where(sql`${orders.userId} = ${params.userId} AND ${isNotPaid}`),
  ),
);

const cancelParts = statement((db, params: Params<Pick<OfCustomer, 'userId' | 'now'>>) =>
  db
    .update(consignments)
    .set({
      status: 'CANCELLED',
      cancelledAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${consignments.version} + 1`,
    })
    .where(
      sql`${consignments.status} = 'PENDING' AND ${consignments.orderId} IN (
        SELECT orders.id FROM orders WHERE orders.user_id = ${params.userId} AND ${isNotPaid})`,
    ),
);

const cancelOrders = statement((db, params: Params<Pick<OfCustomer, 'userId' | 'now'>>) =>
  db
    .update(orders)
    .set({
      status: 'CANCELLED',
      paymentStatus: 'FAILED',
      updatedAt: sql`${params.now}`,
      version: sql`${orders.version} + 1`,
    })
    .where(sql`${orders.userId} = ${params.userId} AND ${isNotPaid}`),
);

/**
 * Returns the statements that cancel a customer's orders that were not paid in time, for one batch. A payment that
 * still arrives is refunded.
 */
export function cancelNotPaid({ userId, now }: { userId: number; now: number }): Statement[] {
  return [
    noteCancelled({ userId, now, ...actorValues(SYSTEM) }),
    cancelParts({ userId, now }),
    cancelOrders({ userId, now }),
  ];
}
