import { and, eq, sql } from 'drizzle-orm';
import { cartItems } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Given } from '../../db/statement.ts';

/** Puts a SKU into a cart, or changes how many of it are wanted: asking twice is asking once. */
export const putItem = statement(
  (db, given: Given<{ userId: number; skuId: number; size: string; quantity: number; now: number }>) =>
    db
      .insert(cartItems)
      .values({
        userId: given.userId,
        skuId: given.skuId,
        size: given.size,
        quantity: given.quantity,
        createdAt: given.now,
        updatedAt: given.now,
      })
      .onConflictDoUpdate({
        target: [cartItems.userId, cartItems.skuId, cartItems.size],
        set: { quantity: sql`excluded.quantity`, updatedAt: sql`excluded.updated_at` },
      })
      .returning({ id: cartItems.id }),
);

export const setQuantity = statement(
  (db, given: Given<{ userId: number; id: number; quantity: number; now: number }>) =>
    db
      .update(cartItems)
      .set({ quantity: sql`${given.quantity}`, updatedAt: sql`${given.now}` })
      .where(and(eq(cartItems.id, given.id), eq(cartItems.userId, given.userId))),
);

export const removeItem = statement((db, given: Given<{ userId: number; id: number }>) =>
  db.delete(cartItems).where(and(eq(cartItems.id, given.id), eq(cartItems.userId, given.userId))),
);

export const removeAllItems = statement((db, given: Given<{ userId: number }>) =>
  db.delete(cartItems).where(eq(cartItems.userId, given.userId)),
);

/** Takes what was ordered out of the cart, and leaves what was added while the order was placed. */
export const removeOrdered = statement((db, given: Given<{ userId: number; lastId: number }>) =>
  db.delete(cartItems).where(and(eq(cartItems.userId, given.userId), sql`${cartItems.id} <= ${given.lastId}`)),
);
