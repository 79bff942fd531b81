import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { DispatchState, OrderStatus } from '#contract/states/order.ts';
import { codConfirmations, consignments, orderItems, orders, shipments, skus, users } from '../../db/schema/index.ts';
import { consoleList, equals, readByIds, search, where } from '../console-list/index.ts';
import { ordersOf, sellerOrdersOf } from './order-shape.ts';
import { readManagedOrder } from './read-orders.ts';
import { ordersWithIds, sellerOrdersWithIds } from './reads.ts';
import { leastAdvancedOf } from './statements.ts';

/** Whether a seller has a part in an order; with a status, one that stands there. */
const hasPart = (seller: SQL, status?: SQL) => sql`${orders.id} IN (SELECT ${consignments.orderId}
  FROM ${consignments} WHERE ${consignments.sellerId} = ${seller} AND ${consignments.archivedAt} IS NULL
  ${status ? sql`AND ${consignments.status} = ${status}` : sql``})`;

/** Whether pieces of it are still here that were promised to leave, of this seller or of anybody. */
const isToSend = (seller: SQL | undefined) => sql`EXISTS (SELECT 1 FROM ${consignments}
  WHERE ${consignments.orderId} = ${orders.id} ${seller ? sql`AND ${consignments.sellerId} = ${seller}` : sql``}
  AND ${consignments.status} IN ('PLACED', 'CONFIRMED') AND ${consignments.archivedAt} IS NULL
  AND ${consignments.replacesConsignmentId} IS NULL)`;
/** An order has the status of its least advanced consignment, so what is to be sent is found by an index of orders, too. */
const isOpen = sql`${orders.status} IN ('PLACED', 'CONFIRMED')`;
const waitsForBuyer = sql`EXISTS (SELECT 1 FROM ${codConfirmations} WHERE ${codConfirmations.orderId} = ${orders.id}
  AND ${codConfirmations.answer} IS NULL)`;

const typed = sql.placeholder('q');
/** Of what others have in an order a seller finds nothing by its parcel or its SKU. */
const isOwn = (seller: AnySQLiteColumn) =>
  sql`(${sql.placeholder('seller')} IS NULL OR ${seller} = ${sql.placeholder('seller')})`;

/** Which orders. Of one that others have a part in a seller is told nothing of theirs, not even by what finds or sorts it. */
const chosenOrders = consoleList({
  id: orders.id,
  owner: (seller) => hasPart(seller),
  select: (db) => db.select({ id: orders.id }).from(orders).innerJoin(users, eq(users.id, orders.userId)).$dynamic(),
  counted: sql`${orders} JOIN ${users} ON ${users.id} = ${orders.userId}`,
  sorts: {
    id: orders.id,
    orderDate: orders.placedAt,
    dispatchOn: orders.deliveryCountsFromOn,
    orderId: orders.number,
    total: ({ seller }) =>
      seller
        ? sql`(SELECT sum(${orderItems.netPaise} + ${orderItems.shippingFeePaise} + ${orderItems.codFeePaise}) FROM ${orderItems}
            WHERE ${orderItems.orderId} = ${orders.id} AND ${orderItems.sellerId} = ${seller})`
        : orders.totalPaise,
    orderStatus: ({ seller }) =>
      seller
        ? leastAdvancedOf(sql`order_id = ${orders.id} AND seller_id = ${seller} AND archived_at IS NULL`)
        : orders.status,
  },
  filters: {
    orderStatus: where<OrderStatus>((status, { seller }) =>
      seller ? hasPart(seller, status) : sql`${orders.status} = ${status}`,
    ),
    paymentMethod: equals(orders.paymentMethod),
    sellerId: where<number>((asked, { seller }) => hasPart(seller ?? asked)),
    dispatch: where<DispatchState>(
      (
        state,
        { seller, today, asked },
      ) => sql`(${isOpen} AND NOT ${waitsForBuyer} AND ${isToSend(seller ?? asked('sellerId'))}
        AND (${state} = 'TO_SEND' OR ${orders.deliveryCountsFromOn} < ${today}))`,
    ),
  },
  q: [
    search.in(orders.number),
    search.in(orders.shipName),
    search.in(orders.shipMobile),
    search.in(users.fullName),
    sql`${orders.id} IN (SELECT ${consignments.orderId} FROM ${shipments} JOIN ${consignments}
      ON ${consignments.id} = ${shipments.consignmentId} WHERE ${shipments.awb} = ${typed} AND ${isOwn(consignments.sellerId)})`,
    sql`${orders.id} IN (SELECT ${orderItems.orderId} FROM ${skus} JOIN ${orderItems} ON ${orderItems.skuId} = ${skus.id}
      WHERE ${skus.code} = upper(${typed}) AND ${isOwn(orderItems.sellerId)})`,
  ],
  row: ({ id }) => id,
  missing: 'ORDER_NOT_FOUND',
});

/** The orders staff work on: a seller's own part of each, or all of every order. */
export const managedOrders = readByIds(chosenOrders, {
  async rows(shop, staff, chosen) {
    const ids = JSON.stringify(chosen);
    return staff.kind === 'seller'
      ? sellerOrdersOf(await shop.read(...sellerOrdersWithIds({ ids, sellerId: staff.sellerId })))
      : ordersOf(await shop.read(...ordersWithIds({ ids })));
  },
  one: (shop, staff, id) => readManagedOrder(shop, staff, String(id)),
});
