import { eq, sql } from 'drizzle-orm';
import type { ManagedRefund } from '#contract/calls/returns.ts';
import { LEAST_REFUND_PAISE } from '#contract/shop/refund-destination.ts';
import { orders, refundDestinations, refunds, returns, users } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

/** True for refunds that a person pays, because the gateway cannot. */
export const isByHand = sql`${refunds.destinationId} IS NOT NULL OR ${refunds.amountPaise} < ${sql.raw(String(LEAST_REFUND_PAISE))}`;

/** Lists the refunds that a person of the platform pays or has paid. */
export const managedRefunds = consoleList({
  id: refunds.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: refunds.id,
        orderId: orders.number,
        orderKey: orders.id,
        returnId: refunds.returnId,
        returnReference: returns.reference,
        shopperName: users.fullName,
        amount: refunds.amountPaise,
        status: refunds.status,
        way: refundDestinations.way,
        destination: refundDestinations.masked,
        reason: refunds.reason,
        paidReference: refunds.paidReference,
        createdAt: refunds.createdAt,
        updatedAt: refunds.updatedAt,
      })
      .from(refunds)
      .leftJoin(refundDestinations, eq(refundDestinations.id, refunds.destinationId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .leftJoin(returns, eq(returns.id, refunds.returnId))
      .$dynamic(),
  counted: sql`${refunds} JOIN ${orders} ON ${orders.id} = ${refunds.orderId} JOIN ${users} ON ${users.id} = ${orders.userId}`,
  always: sql`(${isByHand})`,
  sorts: { id: refunds.id, amount: refunds.amountPaise },
  filters: { status: equals(refunds.status) },
  q: [search.in(orders.number), search.in(users.fullName), search.in(refunds.paidReference)],
  row: (refund): ManagedRefund => refund,
  missing: 'REFUND_NOT_FOUND',
});
