import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
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
import { leastAdvancedOf } from './statements.ts';

export const ORDER_SORTS = ['orderDate', 'orderId', 'total', 'orderStatus'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export interface OrderFilter {
  ids?: number[] | undefined;
  /** Order number, customer's name or mobile. */
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
  return by === 'total'
    ? sql`(SELECT sum(${orderItems.netPaise}) FROM ${orderItems}
        WHERE ${orderItems.orderId} = ${orders.id} AND ${orderItems.sellerId} = ${staff.sellerId})`
    : leastAdvancedOf(sql`order_id = ${orders.id} AND seller_id = ${staff.sellerId} AND archived_at IS NULL`);
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
  const ownStatus = staff.kind === 'seller' ? orderStatus : undefined;
  const part = (sellerId_: number) =>
    sql`${orders.id} IN (SELECT ${consignments.orderId} FROM ${consignments} WHERE ${and(
      eq(consignments.sellerId, sellerId_),
      isNull(consignments.archivedAt),
      ownStatus && eq(consignments.status, ownStatus),
    )})`;
  return and(
    sql`1`,
    ids && inArray(orders.id, ids),
    seller === undefined ? undefined : part(seller),
    staff.kind === 'admin' && orderStatus !== undefined ? eq(orders.status, orderStatus) : undefined,
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    q === undefined
      ? undefined
      : or(
          contains(orders.number.getSQL(), q),
          contains(orders.shipName.getSQL(), q),
          contains(orders.shipMobile.getSQL(), q),
          contains(users.fullName.getSQL(), q),
        ),
  )!;
}
