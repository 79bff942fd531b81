import { eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { actorValues } from '#functions/db/schema/columns.ts';
import { inventory, reservations, stockMovements } from '#functions/db/schema/index.ts';
import { insertInto, statement } from '#functions/db/statement.ts';
import type { Bound, Given } from '#functions/db/statement.ts';

const insertReservation = insertInto(reservations);
const insertMovement = insertInto(stockMovements);

/** Moves both counters by what came of an item; other items may have moved them later than that already. */
const settleCounters = statement(
  (db, given: Given<{ skuId: number; at: number; quantityChange: number; reservedChange: number }>) =>
    db
      .update(inventory)
      .set({
        quantity: sql`${inventory.quantity} + ${given.quantityChange}`,
        reservedQuantity: sql`${inventory.reservedQuantity} + ${given.reservedChange}`,
        updatedAt: sql`max(${inventory.updatedAt}, ${given.at})`,
      })
      .where(eq(inventory.skuId, given.skuId)),
);

/** An order's item of the past: its pieces were held when it was ordered, and may have left or come free since. */
export interface PastItem {
  orderItemId: number;
  skuId: number;
  quantity: number;
  orderedAt: number;
  /** Not there while the pieces are still held. */
  end: { as: 'dispatched' | 'released'; at: number } | undefined;
}

/** The statements that hold the pieces of an item of the past, and move the stock's counters to where they are now. */
export function holdPastItem(customer: Actor, item: PastItem): Bound[] {
  const { orderItemId, skuId, quantity, orderedAt, end } = item;
  return [
    insertReservation({
      orderItemId,
      skuId,
      quantity,
      until: null,
      createdAt: orderedAt,
      endedAt: end?.at ?? null,
      endedAs: end?.as ?? null,
      ...actorValues(customer),
    }),
    insertMovement({
      orderItemId,
      skuId,
      at: orderedAt,
      reason: 'ordered',
      quantityChange: 0,
      reservedChange: quantity,
      ...actorValues(customer),
    }),
    settleCounters({
      skuId,
      at: end?.at ?? orderedAt,
      quantityChange: end?.as === 'dispatched' ? -quantity : 0,
      reservedChange: end ? 0 : quantity,
    }),
  ];
}

/** The movement by which the pieces of an item of the past left the house or came free; nothing while they are held. */
export function endPastItem(staff: Actor, { orderItemId, skuId, quantity, end }: PastItem): Bound[] {
  if (!end) return [];
  const left = end.as === 'dispatched';
  return [
    insertMovement({
      orderItemId,
      skuId,
      at: end.at,
      reason: left ? 'dispatched' : 'cancelled',
      quantityChange: left ? -quantity : 0,
      reservedChange: -quantity,
      ...actorValues(staff),
    }),
  ];
}
