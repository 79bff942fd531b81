import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { consignments, orderItems, orders, users } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import { contains, countUpTo, sorted } from '../console-list/index.ts';
import type { ListAnswer, ListQuery } from '../console-list/index.ts';
import type { Shop } from '../shop.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { ordersWithIds, sellerOrdersWithIds } from './reads.ts';

export const ORDER_SORTS = ['orderDate', 'orderId', 'total', 'orderStatus'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export interface OrderFilter {
  ids?: number[] | undefined;
  /** Order number, customer's name or mobile, or an AWB. */
  q?: string | undefined;
  orderStatus?: OrderStatus | undefined;
  paymentMethod?: PaymentMethod | undefined;
  sellerId?: number | undefined;
}

const SORT_COLUMNS: Record<OrderSort, SQL> = {
  orderDate: orders.placedAt.getSQL(),
  orderId: orders.number.getSQL(),
  total: orders.totalPaise.getSQL(),
  orderStatus: orders.status.getSQL(),
};

/** What a list is sorted by: for a seller the amount and the status of its own part. */
function sortColumn(staff: Staff, by: OrderSort): SQL {
  if (staff.kind === 'admin' || (by !== 'total' && by !== 'orderStatus')) return SORT_COLUMNS[by];
  const own = sql`${consignments.orderId} = ${orders.id} AND ${consignments.sellerId} = ${staff.sellerId}
    AND ${consignments.archivedAt} IS NULL`;
  return by === 'total'
    ? sql`(SELECT sum(${orderItems.netPaise}) FROM ${orderItems}
        JOIN ${consignments} ON ${consignments.id} = ${orderItems.consignmentId} WHERE ${own})`
    : sql`(SELECT ${consignments.status} FROM ${consignments} WHERE ${own})`;
}

/** The orders staff work on: a seller's own part of each, or all of every order. Two round trips. */
export async function listManagedOrders(
  shop: Shop,
  staff: Staff,
  asked: ListQuery<OrderSort, OrderFilter>,
): Promise<ListAnswer<ManagedOrder>> {
  const where = chosen(staff, asked.filter);
  const [chosenRows, total] = await shop.read(
    query((db) =>
      db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(where)
        .orderBy(
          sorted(sortColumn(staff, asked.sort.by), asked.sort.descending),
          sorted(orders.id.getSQL(), asked.sort.descending),
        )
        .limit(asked.limit)
        .offset(asked.offset),
    ),
    countUpTo(sql`${orders} JOIN ${users} ON ${users.id} = ${orders.userId} WHERE ${where}`),
  );
  const ids = chosenRows.map(({ id }) => id);
  const list = JSON.stringify(ids);
  const found =
    staff.kind === 'seller'
      ? sellerOrdersOf(await shop.read(...sellerOrdersWithIds({ ids: list, sellerId: staff.sellerId })))
      : ordersOf(await shop.read(...ordersWithIds({ ids: list })));
  const byId = new Map(found.map((order) => [order.id, order]));
  return { rows: ids.map((id) => byId.get(id)!), total };
}

function chosen(staff: Staff, { ids, q, orderStatus, paymentMethod, sellerId }: OrderFilter): SQL {
  const seller = staff.kind === 'seller' ? staff.sellerId : sellerId;
  // Of an order that others have a part in, a seller is told nothing of theirs, not even by what is found.
  const part = (and_: SQL) =>
    sql`EXISTS (SELECT 1 FROM ${consignments} WHERE ${consignments.orderId} = ${orders.id}
      AND ${consignments.archivedAt} IS NULL
      AND ${staff.kind === 'seller' ? eq(consignments.sellerId, staff.sellerId) : sql`1`} AND ${and_})`;
  return and(
    sql`1`,
    ids && inArray(orders.id, ids),
    seller === undefined ? undefined : part(eq(consignments.sellerId, seller)),
    orderStatus === undefined
      ? undefined
      : staff.kind === 'seller'
        ? part(eq(consignments.status, orderStatus))
        : eq(orders.status, orderStatus),
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    q === undefined
      ? undefined
      : or(
          contains(orders.number.getSQL(), q),
          contains(orders.shipName.getSQL(), q),
          contains(orders.shipMobile.getSQL(), q),
          contains(users.fullName.getSQL(), q),
          part(contains(consignments.awb.getSQL(), q)),
        ),
  )!;
}
