import { eq, sql } from 'drizzle-orm';
import { orders, returns } from '../../../db/schema/index.ts';
import { consoleList, equals, readByIds, search } from '../../platform/console-list/index.ts';
import { ownerOf } from './own.ts';
import { readReturn } from './read-returns.ts';
import { returnsOf } from './return-shape.ts';
import { returnsWithIds } from './reads.ts';

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

/** Lists the returns that staff decide: a seller's own, or all for the platform. */
export const managedReturns = readByIds(chosenReturns, {
  rows: async (shop, staff, ids) =>
    returnsOf(shop, await shop.read(...returnsWithIds({ ids: JSON.stringify(ids), ...ownerOf(staff) }))),
  one: (shop, staff, id) => readReturn(shop, staff, id),
});
