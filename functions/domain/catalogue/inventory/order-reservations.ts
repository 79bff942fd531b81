import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { MovementReason } from '#contract/calls/inventory.ts';
import {
  consignmentItems,
  inventory,
  orderItems,
  orders,
  reservations,
  stockMovements,
} from '../../../db/schema/index.ts';
import { actorParams, actorValues } from '../../../db/schema/actors.ts';
import type { ReservationEnd } from '../../../db/schema/catalogue/inventory.ts';
import { requireChange, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import { fewLeftMost } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { insertMovement, reservePieces, stockMove, turningPoint } from './counters.ts';
import { isReservation, isOpenReservation } from './reservation-key.ts';
import type { ReservationKey } from './reservation-key.ts';

/* Reservations of an order for its consignments, from placing to dispatch. */

/** The items of the order that this batch inserts, by its number. */
const ofOrder = (params: Params<{ number: string }>) =>
  sql`${orderItems.orderId} = (SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

type OrderPlaced = { number: string; now: number } & ReturnType<typeof actorValues>;

/** One reservation for each item and consignment. */
const insertReservations = statement((db, params: Params<OrderPlaced & { untilAt: number | null }>) =>
  db.insert(reservations).select(
    db
      .select(
        selectedRow(reservations, {
          skuId: orderItems.skuId,
          orderItemId: orderItems.id,
          consignmentId: consignmentItems.consignmentId,
          quantity: consignmentItems.quantity,
          untilAt: params.untilAt,
          createdAt: params.now,
          ...actorParams(params),
        }),
      )
      .from(orderItems)
      .innerJoin(consignmentItems, eq(consignmentItems.orderItemId, orderItems.id))
      .where(ofOrder(params))
      .orderBy(asc(orderItems.position)),
  ),
);

const insertOrderMovements = statement((db, params: Params<OrderPlaced>) =>
  db.insert(stockMovements).select(
    db
      .select(
        selectedRow(stockMovements, {
          at: params.now,
          skuId: orderItems.skuId,
          reason: sql.raw(`'${'ordered' satisfies MovementReason}'`),
          quantityChange: sql.raw('0'),
          reservedChange: consignmentItems.quantity,
          orderItemId: orderItems.id,
          consignmentId: consignmentItems.consignmentId,
          ...actorParams(params),
        }),
      )
      .from(orderItems)
      .innerJoin(consignmentItems, eq(consignmentItems.orderItemId, orderItems.id))
      .where(ofOrder(params))
      .orderBy(asc(orderItems.position)),
  ),
);

/** Invalidates the pages of products that the order made sold out or low in stock. */
const noteSoldOut = pageInvalidationWhere((params: Params<{ number: string }>) => ({
  subjectId: sql`ordered.product_id`,
  from: sql`(SELECT DISTINCT ${orderItems.skuId}, ${orderItems.productId} FROM ${orderItems} WHERE ${ofOrder(params)}) AS ordered
    JOIN ${inventory} ON ${inventory.skuId} = ordered.sku_id`,
  condition: sql`${inventory.quantity} - ${inventory.reservedQuantity} <= ${fewLeftMost}`,
  urgent: sql`${inventory.quantity} = ${inventory.reservedQuantity}`,
}));

/**
 * Returns the statements that reserve the pieces of an order's items for their consignments. They belong in the batch
 * that places the order, after the insert of its items. Several items of one SKU add up, because each statement sees
 * the reservations of the ones before.
 * @throws OUT_OF_STOCK when the pieces are not available
 */
export function reserveForOrder(
  shop: Shop,
  actor: Actor,
  { number, items, untilAt }: { number: string; items: { skuId: number; quantity: number }[]; untilAt: number | null },
): Statement[] {
  const placed = { number, now: shop.now, ...actorValues(actor) };
  return [
    ...items.map(({ skuId, quantity }) => reservePieces(shop, skuId, quantity)),
    insertReservations({ ...placed, untilAt }),
    insertOrderMovements(placed),
    noteSoldOut(shop, { subject: 'product' }, { number }),
  ];
}

/** Ends a reservation. Changes no row if its quantity changed or it ended since it was read. */
const endReservation = statement(
  (db, params: Params<ReservationKey & { quantity: number; now: number; endedAs: ReservationEnd }>) =>
    db
      .update(reservations)
      .set({ endedAt: sql`${params.now}`, endedAs: sql`${params.endedAs}` })
      .where(and(isOpenReservation(params), eq(reservations.quantity, params.quantity))),
);

/** Reserved pieces of an item for a consignment. */
export interface ReservedItem extends ReservationKey {
  skuId: number;
  quantity: number;
}

/**
 * Returns the statements that release a consignment's reservation of an item. @throws ORDER_MOVED_ON when it has ended
 */
export function releaseOrderItem(shop: Shop, actor: Actor, item: ReservedItem): Statement[] {
  return endHold(shop, actor, item, { endedAs: 'released', reason: 'cancelled', quantityChange: 0 });
}

/**
 * Returns the statements that dispatch a reserved item: its pieces leave the stock and the reservation at once.
 * @throws ORDER_MOVED_ON when the reservation has ended
 */
export function dispatchOrderItem(shop: Shop, actor: Actor, item: ReservedItem): Statement[] {
  return endHold(shop, actor, item, { endedAs: 'dispatched', reason: 'dispatched', quantityChange: -item.quantity });
}

const keepOpenHold = statement((db, params: Params<ReservationKey>) =>
  db.update(reservations).set({ untilAt: null }).where(isOpenReservation(params)),
);

/**
 * Removes the expiry of a paid order's reservation: it lasts until dispatch. @throws ORDER_MOVED_ON when it has ended
 */
export function keepReservations({ orderItemId, consignmentId }: ReservedItem): Statement {
  return requireChange(keepOpenHold({ orderItemId, consignmentId }), 'ORDER_MOVED_ON');
}

const reopenHold = statement((db, params: Params<ReservationKey>) =>
  db
    .update(reservations)
    .set({ untilAt: null, endedAt: null, endedAs: null })
    .where(and(isReservation(params), eq(reservations.endedAs, 'released'))),
);

/**
 * Returns the statements that reserve the pieces of a released reservation again.
 * @throws OUT_OF_STOCK when they are sold meanwhile, ORDER_MOVED_ON when they are reserved already
 */
export function reserveAgain(shop: Shop, actor: Actor, item: ReservedItem): Statement[] {
  const { orderItemId, consignmentId, skuId, quantity } = item;
  return [
    reservePieces(shop, skuId, quantity),
    requireChange(reopenHold({ orderItemId, consignmentId }), 'ORDER_MOVED_ON'),
    insertMovement({
      at: shop.now,
      skuId,
      orderItemId,
      consignmentId,
      reason: 'ordered',
      quantityChange: 0,
      reservedChange: quantity,
      ...actorValues(actor),
    }),
    turningPoint(shop, skuId, 0),
  ];
}

function endHold(
  shop: Shop,
  actor: Actor,
  { orderItemId, consignmentId, skuId, quantity }: ReservedItem,
  { endedAs, reason, quantityChange }: { endedAs: ReservationEnd; reason: MovementReason; quantityChange: number },
): Statement[] {
  return [
    requireChange(endReservation({ orderItemId, consignmentId, quantity, now: shop.now, endedAs }), 'ORDER_MOVED_ON'),
    ...stockMove(shop, actor, {
      skuId,
      reason,
      quantityChange,
      reservedChange: -quantity,
      orderItemId,
      consignmentId,
    }),
  ];
}
