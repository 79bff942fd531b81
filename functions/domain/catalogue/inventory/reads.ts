import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  consignmentItems,
  inventory,
  orderItems,
  orders,
  reservations,
  returns,
  skus,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Pieces that can be sold now, as SQL over a joined inventory row; never below zero. */
export const availableQuantity = sql<number>`max(0, coalesce(${inventory.quantity} - ${inventory.reservedQuantity}, 0))`;

/** Manually reserved pieces of a joined inventory row. */
export const heldByHand = sql<number>`coalesce((
  SELECT ${reservations.quantity} FROM ${reservations}
  WHERE ${reservations.skuId} = ${inventory.skuId} AND ${reservations.orderItemId} IS NULL
), 0)`;

/** A SKU's stock in the contract's shape, with its seller for the ownership check. */
export const inventoryOfSku = statement((db, params: Params<{ skuId: number }>) =>
  db
    .select({
      id: inventory.id,
      skuId: inventory.skuId,
      sellerId: inventory.sellerId,
      quantity: inventory.quantity,
      reservedQuantity: inventory.reservedQuantity,
      heldByHand,
      availableQuantity,
      location: inventory.location,
      lastUpdated: inventory.updatedAt,
      version: inventory.version,
      skuCode: skus.code,
    })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .where(and(eq(inventory.skuId, params.skuId), isNull(inventory.archivedAt))),
);

/**
 * Returns a statement that reads the open reservations of orders, by item and consignment. `which` selects the orders
 * and should use an index.
 */
export function reservedByOrders<Values extends object>(which: (params: Params<Values>) => SQL) {
  return statement((db, params: Params<Values>) =>
    db
      .select({
        orderItemId: orderItems.id,
        consignmentId: sql<number>`${reservations.consignmentId}`,
        skuId: reservations.skuId,
        quantity: reservations.quantity,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(reservations, eq(reservations.orderItemId, orderItems.id))
      .where(and(which(params), isNull(reservations.endedAt)))
      .orderBy(asc(orderItems.position)),
  );
}

/** The open reservations of an order, by its id or its number. */
export const reservedByOrder = reservedByOrders(
  (params: Params<{ id: number | null; number: string | null }>) =>
    sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`,
);

/** The open reservations of the replacement for returned pieces. */
export const reservedForReturn = statement((db, params: Params<{ returnId: number }>) =>
  db
    .select({
      orderItemId: sql<number>`${reservations.orderItemId}`,
      consignmentId: sql<number>`${reservations.consignmentId}`,
      skuId: reservations.skuId,
      quantity: reservations.quantity,
    })
    .from(returns)
    .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, returns.replacementId))
    .innerJoin(
      reservations,
      and(
        eq(reservations.orderItemId, consignmentItems.orderItemId),
        eq(reservations.consignmentId, consignmentItems.consignmentId),
      ),
    )
    .where(and(eq(returns.id, params.returnId), isNull(reservations.endedAt))),
);

/** All reservations of an order, open and ended, by its id or its number. */
export const reservationsOfOrder = statement((db, params: Params<{ id: number | null; number: string | null }>) =>
  db
    .select({
      orderItemId: orderItems.id,
      consignmentId: sql<number>`${reservations.consignmentId}`,
      skuId: reservations.skuId,
      quantity: reservations.quantity,
      untilAt: reservations.untilAt,
      endedAt: reservations.endedAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(reservations, eq(reservations.orderItemId, orderItems.id))
    .where(sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`)
    .orderBy(asc(orderItems.position)),
);
export type ReservationRow = ReturnType<ReturnType<typeof reservationsOfOrder>['read']>[number];

/** The numbers of orders whose reservation has expired but was not ended yet. */
export const ordersPastReservation = statement((db, params: Params<{ now: number }>) =>
  db
    .selectDistinct({ number: orders.number })
    .from(reservations)
    .innerJoin(orderItems, eq(orderItems.id, reservations.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(isNull(reservations.endedAt), isNotNull(reservations.untilAt), lte(reservations.untilAt, params.now)))
    .limit(50),
);
