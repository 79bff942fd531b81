import { and, eq, isNull, sql } from 'drizzle-orm';
import { reservations } from '../../../db/schema/index.ts';
import { actorParams } from '../../../db/schema/actors.ts';
import type { actorValues } from '../../../db/schema/actors.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Adds pieces to a SKU's manual reservation, and creates it if there is none. */
export const growManualReservation = statement(
  (db, params: Params<{ skuId: number; quantity: number; now: number } & ReturnType<typeof actorValues>>) =>
    db
      .insert(reservations)
      .values({
        skuId: params.skuId,
        quantity: params.quantity,
        createdAt: params.now,
        ...actorParams(params),
      })
      .onConflictDoUpdate({
        target: reservations.skuId,
        targetWhere: sql`order_item_id IS NULL`,
        set: { quantity: sql`${reservations.quantity} + excluded.quantity` },
      }),
);

/** Takes pieces from a SKU's manual reservation. Changes no row if fewer are reserved. */
export const shrinkManualReservation = statement((db, params: Params<{ skuId: number; quantity: number }>) =>
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
