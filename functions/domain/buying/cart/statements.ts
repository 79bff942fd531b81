import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import { cartCoupons, cartItems, coupons, orders } from '../../../db/schema/index.ts';
import { requireChange, requireChanges, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';

type Put = { userId: number; skuId: number; size: string; quantity: number; now: number };

/**
 * Returns a statement that inserts an item, or updates the existing one. The item is then no longer saved for later.
 * @param quantity its new quantity
 */
const putWith = (quantity: SQL) =>
  statement((db, params: Params<Put>) =>
    db
      .insert(cartItems)
      .values({
        userId: params.userId,
        skuId: params.skuId,
        size: params.size,
        quantity: params.quantity,
        createdAt: params.now,
        updatedAt: params.now,
      })
      .onConflictDoUpdate({
        target: [cartItems.userId, cartItems.skuId, cartItems.size],
        set: {
          quantity,
          updatedAt: sql`excluded.updated_at`,
          savedAt: sql`NULL`,
          savedUnitPaise: sql`NULL`,
        },
      })
      .returning({ id: cartItems.id }),
  );

/** Adds a SKU to a cart, or sets its quantity there. Idempotent. */
export const putItem = putWith(sql`excluded.quantity`);

/** Adds pieces of a SKU to those in the cart. */
export const addPieces = putWith(
  sql`min(${sql.raw(String(MAX_QUANTITY))},
    excluded.quantity + CASE WHEN ${cartItems.savedAt} IS NULL THEN ${cartItems.quantity} ELSE 0 END)`,
);

/** Adds a SKU to a cart, or raises its quantity there. Idempotent; of concurrent requests the larger quantity counts. */
export const raiseItem = putWith(
  sql`max(excluded.quantity, CASE WHEN ${cartItems.savedAt} IS NULL THEN ${cartItems.quantity} ELSE 0 END)`,
);

export const removeItem = statement((db, params: Params<{ userId: number; id: number }>) =>
  db.delete(cartItems).where(and(eq(cartItems.id, params.id), eq(cartItems.userId, params.userId))),
);

export const removeAllItems = statement((db, params: Params<{ userId: number }>) =>
  db.delete(cartItems).where(and(eq(cartItems.userId, params.userId), isNull(cartItems.savedAt))),
);

/** Enters a coupon for a cart and replaces the former one. A cart that emptied meanwhile gets none. */
export const enterCoupon = statement((db, params: Params<{ userId: number; couponId: number; now: number }>) =>
  db
    .insert(cartCoupons)
    .select(
      sql`SELECT ${params.userId}, ${params.couponId}, ${params.now}
        WHERE EXISTS (SELECT 1 FROM ${cartItems}
          WHERE ${cartItems.userId} = ${params.userId} AND ${cartItems.savedAt} IS NULL)`,
    )
    .onConflictDoUpdate({
      target: cartCoupons.userId,
      set: { couponId: sql`excluded.coupon_id`, enteredAt: sql`excluded.entered_at` },
    }),
);

/** Enters the coupon of an order for a cart without an entered coupon, unless the coupon is automatic. */
export const enterCouponOfOrder = statement((db, params: Params<{ userId: number; orderId: number; now: number }>) =>
  db
    .insert(cartCoupons)
    .select(
      sql`SELECT ${params.userId}, ${coupons.id}, ${params.now} FROM ${orders}
        JOIN ${coupons} ON ${coupons.id} = ${orders.couponId}
        WHERE ${orders.id} = ${params.orderId} AND NOT ${coupons.isAutomatic} AND EXISTS (SELECT 1 FROM ${cartItems}
          WHERE ${cartItems.userId} = ${params.userId} AND ${cartItems.savedAt} IS NULL)`,
    )
    .onConflictDoNothing({ target: cartCoupons.userId }),
);

/** Removes a coupon from a cart, if it is the entered one. */
export const takeCouponOff = statement((db, params: Params<{ userId: number; code: string }>) =>
  db
    .delete(cartCoupons)
    .where(
      and(
        eq(cartCoupons.userId, params.userId),
        sql`${cartCoupons.couponId} = (SELECT ${coupons.id} FROM ${coupons} WHERE ${coupons.code} = ${params.code})`,
      ),
    ),
);

/** A line of a cart as it was read. Ids of deleted lines are reused, so `createdAt` is part of its identity. */
export interface SeenLine {
  id: number;
  quantity: number;
  createdAt: number;
}

/** Returns the condition that a row is this line and is still in the cart. */
const isLineSeen = (params: Params<{ userId: number; id: number; createdAt: number }>) =>
  and(
    eq(cartItems.id, params.id),
    eq(cartItems.userId, params.userId),
    eq(cartItems.createdAt, params.createdAt),
    isNull(cartItems.savedAt),
  );

const setSeen = statement(
  (db, params: Params<{ userId: number; id: number; createdAt: number; quantity: number; now: number }>) =>
    db
      .update(cartItems)
      .set({ quantity: sql`${params.quantity}`, updatedAt: sql`${params.now}` })
      .where(isLineSeen(params)),
);

/**
 * Returns the statement that sets the quantity of a line.
 * @throws CART_ITEM_NOT_FOUND when an order or another session of the shopper removed the line since it was read
 */
export function setQuantity(
  userId: number,
  { id, createdAt }: Pick<SeenLine, 'id' | 'createdAt'>,
  change: { quantity: number; now: number },
): Statement {
  return requireChange(setSeen({ userId, id, createdAt, ...change }), 'CART_ITEM_NOT_FOUND');
}

const saveSeen = statement(
  (db, params: Params<{ userId: number; id: number; createdAt: number; unitPaise: number; now: number }>) =>
    db
      .update(cartItems)
      .set({ savedAt: sql`${params.now}`, savedUnitPaise: sql`${params.unitPaise}`, updatedAt: sql`${params.now}` })
      .where(isLineSeen(params)),
);

/**
 * Returns the statement that moves a line from the cart to the saved items. @throws CART_ITEM_NOT_FOUND as
 * `setQuantity`
 */
export function saveLine(
  userId: number,
  { id, createdAt }: Pick<SeenLine, 'id' | 'createdAt'>,
  saved: { unitPaise: number; now: number },
): Statement {
  return requireChange(saveSeen({ userId, id, createdAt, ...saved }), 'CART_ITEM_NOT_FOUND');
}

const removeSeen = statement((db, params: Params<{ userId: number; lines: string }>) =>
  db.delete(cartItems).where(
    and(
      eq(cartItems.userId, params.userId),
      isNull(cartItems.savedAt),
      sql`(${cartItems.id}, ${cartItems.quantity}, ${cartItems.createdAt}) IN (
          SELECT json_extract(value, '$.id'), json_extract(value, '$.quantity'), json_extract(value, '$.createdAt')
          FROM json_each(${params.lines}))`,
    ),
  ),
);

/**
 * Returns the statement that removes ordered lines from the cart and leaves those added since it was read. So of two
 * orders for one cart, only one finds its lines.
 * @throws CART_CHANGED when a line is gone or has another quantity
 */
export function removeOrdered(userId: number, lines: readonly SeenLine[]): Statement {
  return requireChanges(removeSeen({ userId, lines: JSON.stringify(lines) }), lines.length, 'CART_CHANGED');
}
