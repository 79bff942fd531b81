import { eq, sql } from 'drizzle-orm';
import type { ManagedRefund } from '#contract/calls/returns.ts';
import { LEAST_REFUND_PAISE } from '#contract/shop/refund-destination.ts';
import { orders, refundDestinations, refunds, returns, users } from '../../../db/schema/index.ts';
import { consoleList, equals, readByIds, search } from '../../platform/console-list/index.ts';
import { ownerOf } from './own.ts';
import { readReturn } from './read-returns.ts';
import { returnsOf } from './return-shape.ts';
import { returnsWithIds } from './reads.ts';

/** Of refunds, those that no gateway pays. */
export const isByHand = sql`${refunds.destinationId} IS NOT NULL OR ${refunds.amountPaise} < ${sql.raw(String(LEAST_REFUND_PAISE))}`;

const chosenReturns = consoleList({
  id: returns.id,
  owner: returns.sellerId,
  select: (db) =>
    db.select({ id: returns.id }).from(returns).innerJoin(orders, eq(orders.id, returns.orderId)).$dynamic(),
  counted: sql`${returns} JOIN ${orders} ON ${orders.id} = ${returns.orderId}`,
  sorts: { id: returns.id, updatedAt: returns.updatedAt },
  filters: {
    status: equals(returns.status),
    kind: equals(returns.kind),
    resolution: equals(returns.resolution),
    sellerId: equals(returns.sellerId),
    orderId: equals(returns.orderId),
  },
  q: [search.in(returns.reference), search.in(orders.shipName), search.in(orders.shipMobile), search.in(returns.awb)],
  row: ({ id }) => id,
  missing: 'RETURN_NOT_FOUND',
});

/** The returns staff decide: a seller its own, the house all of them. */
export const managedReturns = readByIds(chosenReturns, {
  rows: async (shop, staff, ids) =>
    returnsOf(shop, await shop.read(...returnsWithIds({ ids: JSON.stringify(ids), ...ownerOf(staff) }))),
  one: (shop, staff, id) => readReturn(shop, staff, id),
});

/** Refunds that somebody pays by hand, for the house: those to be paid, and those that were. */
export const managedRefunds = consoleList({
  id: refunds.id,
  owner: 'house',
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
