import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { MovementReason } from '#contract/calls/inventory.ts';
import { FEW_LEFT_MOST } from '#contract/shop/marks.ts';
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
import type { Shop } from '../../shop.ts';
import { insertMovement, reservePieces, stockMove, turningPoint } from './counters.ts';
import { isReservation, isOpenReservation } from './reservation-key.ts';
import type { ReservationKey } from './reservation-key.ts';

/* What an order holds for its consignments, from its placing to their dispatch. */

/** The items of the order that this batch makes, by its number. */
const ofOrder = (params: Params<{ number: string }>) =>
  sql`${orderItems.orderId} = (SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

type OrderPlaced = { number: string; now: number } & ReturnType<typeof actorValues>;

/** One for each item and its consignment. */
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

/** Notes the same of what an order has taken. */
const noteSoldOut = pageInvalidationWhere((params: Params<{ number: string }>) => ({
  subjectId: sql`ordered.product_id`,
  from: sql`(SELECT DISTINCT ${orderItems.skuId}, ${orderItems.productId} FROM ${orderItems} WHERE ${ofOrder(params)}) AS ordered
    JOIN ${inventory} ON ${inventory.skuId} = ordered.sku_id`,
  condition: sql`${inventory.quantity} - ${inventory.reservedQuantity} <= ${sql.raw(String(FEW_LEFT_MOST))}`,
  urgent: sql`${inventory.quantity} = ${inventory.reservedQuantity}`,
}));

/**
 * Holds the pieces of an order's items for their consignments, in the batch that places the order and after its items are
 * in these. It is refused with OUT_OF_STOCK when the pieces are not there. Several items of one SKU are added up by the
 * engine: the second sees what the first took.
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

/** Ends a hold of so many pieces; touches nothing where it was changed or ended since it was read. */
const endReservation = statement(
  (db, params: Params<ReservationKey & { quantity: number; now: number; endedAs: ReservationEnd }>) =>
    db
      .update(reservations)
      .set({ endedAt: sql`${params.now}`, endedAs: sql`${params.endedAs}` })
      .where(and(isOpenReservation(params), eq(reservations.quantity, params.quantity))),
);

/** Pieces of an item that are held for a consignment. */
export interface ReservedItem extends ReservationKey {
  skuId: number;
  quantity: number;
}

/** Gives the pieces that a consignment holds of an item back. Refused with ORDER_MOVED_ON when they are not held any more. */
export function releaseOrderItem(shop: Shop, actor: Actor, item: ReservedItem): Statement[] {
  return endHold(shop, actor, item, { endedAs: 'released', reason: 'cancelled', quantityChange: 0 });
}

/**
 * The pieces that a consignment holds of an item are dispatched: out of the stock and out of the hold at once. Refused
 * with ORDER_MOVED_ON when they are not held any more.
 */
export function dispatchOrderItem(shop: Shop, actor: Actor, item: ReservedItem): Statement[] {
  return endHold(shop, actor, item, { endedAs: 'dispatched', reason: 'dispatched', quantityChange: -item.quantity });
}

const keepOpenHold = statement((db, params: Params<ReservationKey>) =>
  db.update(reservations).set({ untilAt: null }).where(isOpenReservation(params)),
);

/** An order is paid: what it holds is held until it is dispatched. Refused with ORDER_MOVED_ON when the hold ended. */
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
 * Holds pieces again whose hold was over. Refused with OUT_OF_STOCK when they are sold meanwhile, with ORDER_MOVED_ON when
 * they are held already.
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
