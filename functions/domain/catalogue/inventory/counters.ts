import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { MovementReason } from '#contract/calls/inventory.ts';
import { inventory, skus, stockMovements } from '../../../db/schema/index.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { insertInto, requireChange, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import { fewLeftMost } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';

/*
 * Statements that change a SKU's counters. Each is conditional: no code here reads a number and writes it back. Each
 * change of a counter inserts its stock movement in the same batch.
 */

interface Counters {
  skuId: number;
  now: number;
  quantityChange: number;
  reservedChange: number;
}

/** Changes both counters at once. The table's CHECKs refuse overselling and negative counters. */
export const moveCounters = statement((db, params: Params<Counters>) =>
  db
    .update(inventory)
    .set({
      quantity: sql`${inventory.quantity} + ${params.quantityChange}`,
      reservedQuantity: sql`${inventory.reservedQuantity} + ${params.reservedChange}`,
      updatedAt: sql`${params.now}`,
    })
    .where(eq(inventory.skuId, params.skuId)),
);

export const insertMovement = insertInto(stockMovements);

/**
 * Invalidates the pages of a SKU's product. It is urgent if the last piece is gone or the first one is back: the
 * available pieces then equal `availableAfter`. It is not urgent while so few pieces are left that cards show their
 * number.
 */
const noteTurningPoint = pageInvalidationWhere((params: Params<{ skuId: number; availableAfter: number }>) => ({
  subjectId: sql`(SELECT ${skus.productId} FROM ${skus} WHERE ${skus.id} = ${params.skuId})`,
  from: sql`${inventory}`,
  condition: sql`${inventory.skuId} = ${params.skuId} AND ${inventory.quantity} - ${inventory.reservedQuantity}
    BETWEEN ${params.availableAfter} AND ${params.availableAfter} + ${fewLeftMost}`,
  urgent: sql`${inventory.quantity} - ${inventory.reservedQuantity} = ${params.availableAfter}`,
}));

export const turningPoint = (shop: Shop, skuId: number, availableAfter: number) =>
  noteTurningPoint(shop, { subject: 'product' }, { skuId, availableAfter });

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

/** Returns the statement that reserves available pieces. @throws OUT_OF_STOCK when there are not enough */
export function reservePieces({ now }: Shop, skuId: number, quantity: number): Statement {
  return requireChange(reserveCounters({ skuId, quantity, now }), 'OUT_OF_STOCK', { params: { skuId } });
}

export interface StockMove {
  skuId: number;
  reason: MovementReason;
  /** The reason as free text by a person. */
  note?: string;
  quantityChange: number;
  reservedChange: number;
  orderItemId?: number;
  consignmentId?: number;
}

/** Returns the statements of one change of a SKU's counters: counters, stock movement and page invalidation. */
export function stockMove(shop: Shop, actor: Actor, move: StockMove): Statement[] {
  const { skuId, quantityChange, reservedChange } = move;
  const change = quantityChange - reservedChange;
  return [
    moveCounters({ skuId, now: shop.now, quantityChange, reservedChange }),
    insertMovement({ at: shop.now, ...actorValues(actor), ...move }),
    ...(change === 0 ? [] : [turningPoint(shop, skuId, change < 0 ? 0 : change)]),
  ];
}
