import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  consignmentItems,
  consignments,
  deliveryFailures,
  isParcelOfConsignment,
  orderItems,
  orders,
  reservations,
  sellers,
  shipmentEvents,
  shipments,
  skus,
  users,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { contentsInWords } from '../orders/index.ts';
import type { OrderKey } from '../orders/index.ts';

/** Whose records a read returns: a seller's own or a customer's own. Both are null for an actor who may see all. */
export interface Owner {
  sellerId: number | null;
  userId: number | null;
}

const isOwn = (
  params: Params<Owner>,
) => sql`(${params.sellerId} IS NULL OR ${consignments.sellerId} = ${params.sellerId})
  AND (${params.userId} IS NULL OR ${orders.userId} = ${params.userId})`;
const isAsked = (params: Params<OrderKey>) => sql`(${orders.id} = ${params.id} OR ${orders.number} = ${params.number})`;

const PARCEL = {
  consignment: consignments,
  order: orders,
  seller: sellers,
  contents: contentsInWords,
  shopperName: users.fullName,
  shopperEmail: users.email,
};

/** Selects the consignments of an order that the actor may see, with everything a parcel needs. */
export const consignmentsOfOrder = statement((db, params: Params<OrderKey & Owner>) =>
  db
    .select(PARCEL)
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isAsked(params), isOwn(params), isNull(consignments.archivedAt)))
    .orderBy(asc(consignments.id)),
);
export type ParcelRow = ReturnType<ReturnType<typeof consignmentsOfOrder>['read']>[number];

const isPacked = (which: SQL, params: Params<{ ids: string }>) =>
  sql`${which} IN (SELECT value FROM json_each(${params.ids}))`;

/** Selects consignments by a JSON list of their ids, each with its parcel if it has one. */
export const consignmentsToPack = statement((db, params: Params<{ ids: string } & Owner>) =>
  db
    .select({ ...PARCEL, shipment: shipments })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(shipments, isParcelOfConsignment)
    .where(and(isPacked(consignments.id.getSQL(), params), isOwn(params), isNull(consignments.archivedAt))),
);

/** Selects the pieces in these consignments. */
export const piecesToPack = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ consignmentId: consignmentItems.consignmentId, pieces: consignmentItems.quantity, item: orderItems })
    .from(consignmentItems)
    .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
    .where(isPacked(consignmentItems.consignmentId.getSQL(), params))
    .orderBy(asc(orderItems.position)),
);

/** Selects the pieces in the consignments of orders. `which` selects the orders and must use an index. */
export function piecesOfOrders<Values extends object>(which: (params: Params<Values>) => SQL) {
  return statement((db, params: Params<Values>) =>
    db
      .select({
        orderId: orderItems.orderId,
        consignmentId: consignmentItems.consignmentId,
        sellerId: consignmentItems.sellerId,
        isCancelled: sql<boolean>`${consignments.cancelledAt} IS NOT NULL`.mapWith(Boolean),
        orderItemId: orderItems.id,
        skuId: orderItems.skuId,
        pieces: consignmentItems.quantity,
        quantity: orderItems.quantity,
        netPaise: orderItems.netPaise,
        feesPaise: sql<number>`${orderItems.shippingFeePaise} + ${orderItems.codFeePaise}`,
        productName: orderItems.productName,
        skuCode: orderItems.skuCode,
        hsn: orderItems.hsn,
        weightGrams: skus.weightGrams,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(consignmentItems, eq(consignmentItems.orderItemId, orderItems.id))
      .innerJoin(consignments, eq(consignments.id, consignmentItems.consignmentId))
      .innerJoin(skus, eq(skus.id, orderItems.skuId))
      .where(which(params))
      .orderBy(asc(orderItems.position)),
  );
}
/** Selects the pieces in the consignments of one order. */
export const piecesOfOrder = piecesOfOrders(isAsked);
export type PieceRow = ReturnType<ReturnType<typeof piecesOfOrder>['read']>[number];

/** Selects the shipments of an order that the actor may see, including replaced ones, newest first. */
export const shipmentsOfOrder = statement((db, params: Params<OrderKey & Owner>) =>
  db
    .select({ shipment: shipments, ...PARCEL })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .innerJoin(shipments, eq(shipments.consignmentId, consignments.id))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isAsked(params), isOwn(params)))
    .orderBy(desc(shipments.id)),
);
export type ShipmentRow = ReturnType<ReturnType<typeof shipmentsOfOrder>['read']>[number];

function shipmentsWhere<Values extends object>(which: (params: Params<Values>) => SQL) {
  return statement((db, params: Params<Values & Owner>) =>
    db
      .select({ shipment: shipments, ...PARCEL })
      .from(shipments)
      .innerJoin(consignments, eq(consignments.id, shipments.consignmentId))
      .innerJoin(orders, eq(orders.id, consignments.orderId))
      .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(and(which(params), isOwn(params))),
  );
}

export const shipmentById = shipmentsWhere(
  (params: Params<{ shipmentId: number }>) => sql`${shipments.id} = ${params.shipmentId}`,
);
export const shipmentByAwb = shipmentsWhere((params: Params<{ awb: string }>) => sql`${shipments.awb} = ${params.awb}`);

const isOfAny = (which: SQL, params: Params<OrderKey>) => sql`${which} IN (SELECT ${shipments.id} FROM ${shipments}
  JOIN ${consignments} ON ${consignments.id} = ${shipments.consignmentId}
  JOIN ${orders} ON ${orders.id} = ${consignments.orderId} WHERE ${isAsked(params)})`;

const newestEventsFirst = [desc(shipmentEvents.happenedAt), desc(shipmentEvents.id)] as const;

export const eventsOfOrder = statement((db, params: Params<OrderKey>) =>
  db
    .select()
    .from(shipmentEvents)
    .where(isOfAny(shipmentEvents.shipmentId.getSQL(), params))
    .orderBy(...newestEventsFirst),
);
export const eventsOfShipment = statement((db, params: Params<{ shipmentId: number }>) =>
  db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, params.shipmentId))
    .orderBy(...newestEventsFirst),
);
/** Selects the events of an AWB that belongs to no shipment. */
export const unmatchedEvents = statement((db, params: Params<{ awb: string }>) =>
  db
    .select()
    .from(shipmentEvents)
    .where(and(isNull(shipmentEvents.shipmentId), eq(shipmentEvents.awb, params.awb)))
    .orderBy(...newestEventsFirst),
);
export type EventRow = ReturnType<ReturnType<typeof eventsOfOrder>['read']>[number];

export const failuresOfOrder = statement((db, params: Params<OrderKey>) =>
  db
    .select()
    .from(deliveryFailures)
    .where(isOfAny(deliveryFailures.shipmentId.getSQL(), params))
    .orderBy(asc(deliveryFailures.attempt)),
);
export const failuresOfShipment = statement((db, params: Params<{ shipmentId: number }>) =>
  db
    .select()
    .from(deliveryFailures)
    .where(eq(deliveryFailures.shipmentId, params.shipmentId))
    .orderBy(asc(deliveryFailures.attempt)),
);
export type FailureRow = ReturnType<ReturnType<typeof failuresOfOrder>['read']>[number];

/** Selects the active reservations of a parcel's consignment. */
function heldWhere<Values extends object>(which: (params: Params<Values>) => SQL) {
  return statement((db, params: Params<Values>) =>
    db
      .select({
        orderItemId: sql<number>`${reservations.orderItemId}`,
        consignmentId: sql<number>`${reservations.consignmentId}`,
        skuId: reservations.skuId,
        quantity: reservations.quantity,
      })
      .from(shipments)
      .innerJoin(reservations, eq(reservations.consignmentId, shipments.consignmentId))
      .where(and(which(params), isNull(reservations.endedAt))),
  );
}
export const heldByShipment = heldWhere(
  (params: Params<{ shipmentId: number }>) => sql`${shipments.id} = ${params.shipmentId}`,
);
export const heldByAwb = heldWhere((params: Params<{ awb: string }>) => sql`${shipments.awb} = ${params.awb}`);

/** Selects the pieces that left in a parcel. */
export const piecesOfShipment = statement((db, params: Params<{ shipmentId: number }>) =>
  db
    .select({ orderItemId: orderItems.id, skuId: orderItems.skuId, pieces: consignmentItems.quantity })
    .from(shipments)
    .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, shipments.consignmentId))
    .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
    .where(eq(shipments.id, params.shipmentId)),
);

/** Selects active parcels whose courier was not asked since `before`, longest ago first. */
export const shipmentsToTrack = statement((db, params: Params<{ before: number; limit: number }>) =>
  db
    .select({ id: shipments.id, awb: sql<string>`${shipments.awb}` })
    .from(shipments)
    .where(
      and(
        sql`status NOT IN ('DELIVERED', 'RTO_DELIVERED', 'RETURNED', 'LOST', 'CANCELLED') AND NOT is_by_hand`,
        sql`${shipments.awb} IS NOT NULL`,
        sql`coalesce(${shipments.trackedAt}, ${shipments.createdAt}) < ${params.before}`,
      ),
    )
    .orderBy(asc(shipments.trackedAt))
    .limit(params.limit),
);
