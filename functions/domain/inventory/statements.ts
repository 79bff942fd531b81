import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { MovementReason } from '#contract/calls/inventory.ts';
import { FEW_LEFT_MOST } from '#contract/shop/marks.ts';
import {
  consignmentItems,
  inventory,
  orderItems,
  orders,
  reservations,
  skus,
  stockMovements,
} from '../../db/schema/index.ts';
import { actorValues } from '../../db/schema/actors.ts';
import type { ReservationEnd } from '../../db/schema/inventory.ts';
import { insertInto, requireChange, selectedRow, statement } from '../../db/statement.ts';
import type { Statement, Params } from '../../db/statement.ts';
import { pageInvalidationWhere } from '../page-invalidations/index.ts';
import type { Shop } from '../shop.ts';

/*
 * The pieces that change a SKU's counters. Each is a conditional statement: nothing here reads a number and writes it
 * back. Every change of a counter comes with its row of stock movements, in the same batch.
 */

interface Counters {
  skuId: number;
  now: number;
  quantityChange: number;
  reservedChange: number;
}

/** Moves both counters at once; the table's CHECKs refuse what would oversell or go below zero. */
const moveCounters = statement((db, params: Params<Counters>) =>
  db
    .update(inventory)
    .set({
      quantity: sql`${inventory.quantity} + ${params.quantityChange}`,
      reservedQuantity: sql`${inventory.reservedQuantity} + ${params.reservedChange}`,
      updatedAt: sql`${params.now}`,
    })
    .where(eq(inventory.skuId, params.skuId)),
);

const insertMovement = insertInto(stockMovements);

/**
 * Notes that pages about a SKU are false: at once when its last piece was just taken, or its first one came back, which
 * is when what is available now is `availableAfter`; and in their turn while so few are left that cards say how many.
 */
const noteTurningPoint = pageInvalidationWhere((params: Params<{ skuId: number; availableAfter: number }>) => ({
  subjectId: sql`(SELECT ${skus.productId} FROM ${skus} WHERE ${skus.id} = ${params.skuId})`,
  from: sql`${inventory}`,
  condition: sql`${inventory.skuId} = ${params.skuId} AND ${inventory.quantity} - ${inventory.reservedQuantity}
    BETWEEN ${params.availableAfter} AND ${params.availableAfter} + ${sql.raw(String(FEW_LEFT_MOST))}`,
  urgent: sql`${inventory.quantity} - ${inventory.reservedQuantity} = ${params.availableAfter}`,
}));

const turningPoint = (shop: Shop, skuId: number, availableAfter: number) =>
  noteTurningPoint(shop, { subject: 'product' }, { skuId, availableAfter });

export interface StockMove {
  skuId: number;
  reason: MovementReason;
  /** Why, in somebody's own words. */
  note?: string;
  quantityChange: number;
  reservedChange: number;
  orderItemId?: number;
  consignmentId?: number;
}

/** The statements of one change of a SKU's counters: counters, movement, and the pages it makes false. */
export function stockMove(shop: Shop, actor: Actor, move: StockMove): Statement[] {
  const { skuId, quantityChange, reservedChange } = move;
  const change = quantityChange - reservedChange;
  return [
    moveCounters({ skuId, now: shop.now, quantityChange, reservedChange }),
    insertMovement({ at: shop.now, ...actorValues(actor), ...move }),
    ...(change === 0 ? [] : [turningPoint(shop, skuId, change < 0 ? 0 : change)]),
  ];
}

/** The items of the order that this batch makes, by its number. */
const ofOrder = (params: Params<{ number: string }>) =>
  sql`${orderItems.orderId} = (SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

type OrderPlaced = { number: string; now: number } & ReturnType<typeof actorValues>;

/** The columns of who did it, from values that come later. */
const actorOf = (params: Params<ReturnType<typeof actorValues>>) => ({
  actorKind: params.actorKind,
  actorUserId: params.actorUserId,
  actorSellerId: params.actorSellerId,
  actorSessionId: params.actorSessionId,
});

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
          ...actorOf(params),
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
          ...actorOf(params),
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

/** Takes pieces from what is available; touches nothing when there are not enough. */
const reserveCounters = statement((db, params: Params<{ skuId: number; quantity: number; now: number }>) =>
  db
    .update(inventory)
    .set({
      reservedQuantity: sql`${inventory.reservedQuantity} + ${params.quantity}`,
      updatedAt: sql`${params.now}`,
    })
    .where(
      and(
        eq(inventory.skuId, params.skuId),
        sql`${inventory.quantity} - ${inventory.reservedQuantity} >= ${params.quantity}`,
      ),
    ),
);

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
    ...items.map(({ skuId, quantity }) =>
      requireChange(reserveCounters({ skuId, quantity, now: shop.now }), 'OUT_OF_STOCK', { params: { skuId } }),
    ),
    insertReservations({ ...placed, untilAt }),
    insertOrderMovements(placed),
    noteSoldOut(shop, { subject: 'product' }, { number }),
  ];
}

interface End {
  orderItemId: number;
  consignmentId: number;
  quantity: number;
  now: number;
  endedAs: ReservationEnd;
}

/** Ends a hold of so many pieces; touches nothing where it was changed or ended since it was read. */
const endReservation = statement((db, params: Params<End>) =>
  db
    .update(reservations)
    .set({ endedAt: sql`${params.now}`, endedAs: sql`${params.endedAs}` })
    .where(
      and(
        eq(reservations.orderItemId, params.orderItemId),
        eq(reservations.consignmentId, params.consignmentId),
        eq(reservations.quantity, params.quantity),
        isNull(reservations.endedAt),
      ),
    ),
);

/** Pieces of an item that are held for a consignment. */
export interface HeldItem {
  orderItemId: number;
  consignmentId: number;
  skuId: number;
  quantity: number;
}

/** Gives the pieces that a consignment holds of an item back. Refused with ORDER_MOVED_ON when they are not held any more. */
export function releaseOrderItem(shop: Shop, actor: Actor, item: HeldItem): Statement[] {
  return endHold(shop, actor, item, { endedAs: 'released', reason: 'cancelled', quantityChange: 0 });
}

/**
 * The pieces that a consignment holds of an item are dispatched: out of the stock and out of the hold at once. Refused
 * with ORDER_MOVED_ON when they are not held any more.
 */
export function dispatchOrderItem(shop: Shop, actor: Actor, item: HeldItem): Statement[] {
  return endHold(shop, actor, item, { endedAs: 'dispatched', reason: 'dispatched', quantityChange: -item.quantity });
}

const keepOpenHold = statement((db, params: Params<{ orderItemId: number; consignmentId: number }>) =>
  db
    .update(reservations)
    .set({ untilAt: null })
    .where(
      and(
        eq(reservations.orderItemId, params.orderItemId),
        eq(reservations.consignmentId, params.consignmentId),
        isNull(reservations.endedAt),
      ),
    ),
);

/** An order is paid: what it holds is held until it is dispatched. Refused with ORDER_MOVED_ON when the hold ended. */
export function keepHold({ orderItemId, consignmentId }: HeldItem): Statement {
  return requireChange(keepOpenHold({ orderItemId, consignmentId }), 'ORDER_MOVED_ON');
}

const reopenHold = statement((db, params: Params<{ orderItemId: number; consignmentId: number }>) =>
  db
    .update(reservations)
    .set({ untilAt: null, endedAt: null, endedAs: null })
    .where(
      and(
        eq(reservations.orderItemId, params.orderItemId),
        eq(reservations.consignmentId, params.consignmentId),
        eq(reservations.endedAs, 'released'),
      ),
    ),
);

/**
 * Holds pieces again whose hold was over. Refused with OUT_OF_STOCK when they are sold meanwhile, with ORDER_MOVED_ON when
 * they are held already.
 */
export function holdAgain(shop: Shop, actor: Actor, item: HeldItem): Statement[] {
  const { orderItemId, consignmentId, skuId, quantity } = item;
  return [
    requireChange(reserveCounters({ skuId, quantity, now: shop.now }), 'OUT_OF_STOCK', { params: { skuId } }),
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

type SplitOf = { orderId: number; sellerId: number };
/** The consignment this batch has made last of an order and a seller, for pieces that leave another. */
const madeLast = ({ orderId, sellerId }: Params<SplitOf>) =>
  sql<number>`(SELECT max(id) FROM consignments WHERE order_id = ${orderId} AND seller_id = ${sellerId})`;

const shrinkHold = statement(
  (db, params: Params<{ orderItemId: number; consignmentId: number; seen: number; quantity: number }>) =>
    db
      .update(reservations)
      .set({ quantity: sql`${reservations.quantity} - ${params.quantity}` })
      .where(
        and(
          eq(reservations.orderItemId, params.orderItemId),
          eq(reservations.consignmentId, params.consignmentId),
          eq(reservations.quantity, params.seen),
          isNull(reservations.endedAt),
        ),
      ),
);

const insertEndedHold = insertInto(reservations, (params: Params<SplitOf>) => ({ consignmentId: madeLast(params) }));

const moveHold = statement(
  (db, params: Params<SplitOf & { orderItemId: number; consignmentId: number; seen: number; now: number }>) =>
    db
      .update(reservations)
      .set({ consignmentId: madeLast(params), endedAt: sql`${params.now}`, endedAs: sql`'released'` })
      .where(
        and(
          eq(reservations.orderItemId, params.orderItemId),
          eq(reservations.consignmentId, params.consignmentId),
          eq(reservations.quantity, params.seen),
          isNull(reservations.endedAt),
        ),
      ),
);

const insertSplitMovement = insertInto(stockMovements, (params: Params<SplitOf>) => ({
  consignmentId: madeLast(params),
}));

/**
 * Gives some of the pieces that a consignment holds of an item back, which this batch has put into one of their own.
 * Refused with ORDER_MOVED_ON when it does not hold as many any more as were seen.
 */
export function releasePieces(
  shop: Shop,
  actor: Actor,
  held: HeldItem,
  { quantity, ...of }: SplitOf & { quantity: number },
): Statement[] {
  const { orderItemId, consignmentId, skuId, quantity: seen } = held;
  const { now } = shop;
  const ended = { endedAt: now, endedAs: 'released' as const, createdAt: now };
  return [
    ...(quantity === seen
      ? [requireChange(moveHold({ ...of, orderItemId, consignmentId, seen, now }), 'ORDER_MOVED_ON')]
      : [
          requireChange(shrinkHold({ orderItemId, consignmentId, seen, quantity }), 'ORDER_MOVED_ON'),
          insertEndedHold({ ...of, orderItemId, skuId, quantity, ...ended, ...actorValues(actor) }),
        ]),
    moveCounters({ skuId, now, quantityChange: 0, reservedChange: -quantity }),
    insertSplitMovement({
      ...of,
      at: now,
      skuId,
      orderItemId,
      reason: 'cancelled',
      quantityChange: 0,
      reservedChange: -quantity,
      ...actorValues(actor),
    }),
    turningPoint(shop, skuId, quantity),
  ];
}

const insertHold = insertInto(reservations, (params: Params<SplitOf>) => ({ consignmentId: madeLast(params) }));

const handOverHold = statement(
  (db, params: Params<SplitOf & { orderItemId: number; consignmentId: number; seen: number }>) =>
    db
      .update(reservations)
      .set({ consignmentId: madeLast(params) })
      .where(
        and(
          eq(reservations.orderItemId, params.orderItemId),
          eq(reservations.consignmentId, params.consignmentId),
          eq(reservations.quantity, params.seen),
          isNull(reservations.endedAt),
        ),
      ),
);

/**
 * Holds some of the pieces that a consignment holds of an item for the one this batch has put them into. The stock stays
 * as it is. Refused with ORDER_MOVED_ON when it does not hold as many any more as were seen.
 */
export function handOverPieces(
  shop: Shop,
  actor: Actor,
  held: HeldItem,
  { quantity, ...of }: SplitOf & { quantity: number },
): Statement[] {
  const { orderItemId, consignmentId, skuId, quantity: seen } = held;
  if (quantity === seen) {
    return [requireChange(handOverHold({ ...of, orderItemId, consignmentId, seen }), 'ORDER_MOVED_ON')];
  }
  return [
    requireChange(shrinkHold({ orderItemId, consignmentId, seen, quantity }), 'ORDER_MOVED_ON'),
    insertHold({ ...of, orderItemId, skuId, quantity, createdAt: shop.now, ...actorValues(actor) }),
  ];
}

const itemMadeLast = ({ orderId }: Params<{ orderId: number }>) =>
  sql<number>`(SELECT max(id) FROM order_items WHERE order_id = ${orderId})`;
const ofReplacement = (params: Params<SplitOf>) => ({
  orderItemId: itemMadeLast(params),
  consignmentId: madeLast(params),
});
const insertReplacementHold = insertInto(reservations, ofReplacement);
const insertReplacementMovement = insertInto(stockMovements, ofReplacement);

/**
 * Holds pieces that replace returned ones, for the item and the consignment this batch has made last. Refused with
 * OUT_OF_STOCK when they are not there.
 */
export function holdReplacement(
  shop: Shop,
  actor: Actor,
  { skuId, quantity, ...of }: SplitOf & { skuId: number; quantity: number },
): Statement[] {
  return [
    requireChange(reserveCounters({ skuId, quantity, now: shop.now }), 'OUT_OF_STOCK', { params: { skuId } }),
    insertReplacementHold({ ...of, skuId, quantity, createdAt: shop.now, ...actorValues(actor) }),
    insertReplacementMovement({
      ...of,
      at: shop.now,
      skuId,
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
  { orderItemId, consignmentId, skuId, quantity }: HeldItem,
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

/** Adds to a SKU's hold by hand, opening it where there is none. */
export const growHandHold = statement(
  (db, params: Params<{ skuId: number; quantity: number; now: number } & ReturnType<typeof actorValues>>) =>
    db
      .insert(reservations)
      .values({
        skuId: params.skuId,
        quantity: params.quantity,
        createdAt: params.now,
        ...actorOf(params),
      })
      .onConflictDoUpdate({
        target: reservations.skuId,
        targetWhere: sql`order_item_id IS NULL`,
        set: { quantity: sql`${reservations.quantity} + excluded.quantity` },
      }),
);

/** Takes from a SKU's hold by hand; touches nothing when less is held. */
export const shrinkHandHold = statement((db, params: Params<{ skuId: number; quantity: number }>) =>
  db
    .update(reservations)
    .set({ quantity: sql`${reservations.quantity} - ${params.quantity}` })
    .where(
      and(
        eq(reservations.skuId, params.skuId),
        isNull(reservations.orderItemId),
        sql`${reservations.quantity} >= ${params.quantity}`,
      ),
    ),
);
