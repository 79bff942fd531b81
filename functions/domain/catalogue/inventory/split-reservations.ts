import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { reservations, stockMovements } from '../../../db/schema/index.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { consignmentMadeLast, itemMadeLast } from '../../../db/made-last.ts';
import type { SplitOf } from '../../../db/made-last.ts';
import { insertInto, requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { moveCounters, reservePieces, turningPoint } from './counters.ts';
import { isOpenReservation } from './reservation-key.ts';
import type { ReservationKey } from './reservation-key.ts';
import type { ReservedItem } from './order-reservations.ts';

/* Reservations of pieces that move to a consignment of their own, and of pieces that replace returned ones. */

type ReadReservation = ReservationKey & { seen: number };
/** The condition that a row is this reservation with its quantity unchanged since it was read. */
const isAsRead = (params: Params<ReadReservation>) =>
  and(isOpenReservation(params), eq(reservations.quantity, params.seen));

const shrinkReservation = statement((db, params: Params<ReadReservation & { quantity: number }>) =>
  db
    .update(reservations)
    .set({ quantity: sql`${reservations.quantity} - ${params.quantity}` })
    .where(isAsRead(params)),
);

const insertReservation = insertInto(reservations, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
}));

const moveReservation = statement((db, params: Params<SplitOf & ReadReservation & { now: number }>) =>
  db
    .update(reservations)
    .set({ consignmentId: consignmentMadeLast(params), endedAt: sql`${params.now}`, endedAs: sql`'released'` })
    .where(isAsRead(params)),
);

const insertSplitMovement = insertInto(stockMovements, (params: Params<SplitOf>) => ({
  consignmentId: consignmentMadeLast(params),
}));

/**
 * Returns the statements that release some of a consignment's reserved pieces, which this batch has moved to a
 * consignment of their own.
 * @throws ORDER_MOVED_ON when the reserved quantity changed since it was read
 */
export function releasePieces(
  shop: Shop,
  actor: Actor,
  held: ReservedItem,
  { quantity, ...of }: SplitOf & { quantity: number },
): Statement[] {
  const { orderItemId, consignmentId, skuId, quantity: seen } = held;
  const { now } = shop;
  const ended = { endedAt: now, endedAs: 'released' as const, createdAt: now };
  return [
    ...(quantity === seen
      ? [requireChange(moveReservation({ ...of, orderItemId, consignmentId, seen, now }), 'ORDER_MOVED_ON')]
      : [
          requireChange(shrinkReservation({ orderItemId, consignmentId, seen, quantity }), 'ORDER_MOVED_ON'),
          insertReservation({ ...of, orderItemId, skuId, quantity, ...ended, ...actorValues(actor) }),
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

const handOverHold = statement((db, params: Params<SplitOf & ReadReservation>) =>
  db
    .update(reservations)
    .set({ consignmentId: consignmentMadeLast(params) })
    .where(isAsRead(params)),
);

/**
 * Returns the statements that move part of a reservation to the consignment that this batch has made. The stock
 * counters do not change.
 * @throws ORDER_MOVED_ON when the reserved quantity changed since it was read
 */
export function handOverPieces(
  shop: Shop,
  actor: Actor,
  held: ReservedItem,
  { quantity, ...of }: SplitOf & { quantity: number },
): Statement[] {
  const { orderItemId, consignmentId, skuId, quantity: seen } = held;
  if (quantity === seen) {
    return [requireChange(handOverHold({ ...of, orderItemId, consignmentId, seen }), 'ORDER_MOVED_ON')];
  }
  return [
    requireChange(shrinkReservation({ orderItemId, consignmentId, seen, quantity }), 'ORDER_MOVED_ON'),
    insertReservation({ ...of, orderItemId, skuId, quantity, createdAt: shop.now, ...actorValues(actor) }),
  ];
}

const ofReplacement = (params: Params<SplitOf>) => ({
  orderItemId: itemMadeLast(params),
  consignmentId: consignmentMadeLast(params),
});
const insertReplacementHold = insertInto(reservations, ofReplacement);
const insertReplacementMovement = insertInto(stockMovements, ofReplacement);

/**
 * Returns the statements that reserve replacement pieces for the item and consignment that this batch inserted last.
 * @throws OUT_OF_STOCK when the pieces are not available
 */
export function reserveReplacement(
  shop: Shop,
  actor: Actor,
  { skuId, quantity, ...of }: SplitOf & { skuId: number; quantity: number },
): Statement[] {
  return [
    reservePieces(shop, skuId, quantity),
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
