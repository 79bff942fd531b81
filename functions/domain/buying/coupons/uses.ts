import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { coupons, couponUses, orders } from '../../../db/schema/index.ts';
import { insertInto, requireChange, requireCondition, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const addUse = statement((db, params: Params<{ couponId: number }>) =>
  db
    .update(coupons)
    .set({ usageCount: sql`${coupons.usageCount} + 1` })
    .where(and(eq(coupons.id, params.couponId), sql`${coupons.usageCount} < ${coupons.maxUses}`)),
);

const customerMayUse = requireCondition(
  'COUPON_LIMIT_REACHED',
  (params: Params<{ couponId: number; userId: number }>) => sql`(
    SELECT count(*) FROM ${couponUses} WHERE ${couponUses.couponId} = ${params.couponId}
      AND ${couponUses.userId} = ${params.userId} AND ${couponUses.releasedAt} IS NULL
  ) < (SELECT ${coupons.maxUsesPerCustomer} FROM ${coupons} WHERE ${coupons.id} = ${params.couponId})`,
);

const isOrderNumbered = (params: Params<{ number: string }>) => sql<number>`(
  SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

const insertUse = insertInto(couponUses, (params: Params<{ number: string }>) => ({
  orderId: isOrderNumbered(params),
  userId: sql<number>`(SELECT ${orders.userId} FROM ${orders} WHERE ${orders.number} = ${params.number})`,
}));

/**
 * Returns the statements that count a coupon's use by an order of the same batch; `userId` is 0 for a new customer. Each limit is checked in the
 * statement that counts. Triggers release the use when the whole order is cancelled, whatever cancels it, and update
 * the coupon's count.
 * @throws COUPON_USED_UP, COUPON_LIMIT_REACHED
 */
export function countUse(shop: Shop, use: { couponId: number; userId: number; number: string }): Statement[] {
  const { couponId, number } = use;
  return [
    requireChange(addUse(use), 'COUPON_USED_UP'),
    customerMayUse(use),
    insertUse({ couponId, number, usedAt: shop.now }),
  ];
}

/**
 * Releases the coupon use of an order that was not paid in time. Changes no row if there is none, or it is released
 * already.
 */
export const giveCouponBack = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(couponUses)
    .set({ releasedAt: sql`${params.now}` })
    .where(and(eq(couponUses.orderId, params.orderId), isNull(couponUses.releasedAt))),
);

/**
 * Counts the coupon use again of an order paid after its reservation expired. If the coupon is used up by then, the use
 * stays released: the order keeps its price.
 */
export const countCouponAgain = statement((db, params: Params<{ orderId: number }>) =>
  db
    .update(couponUses)
    .set({ releasedAt: null })
    .where(
      and(
        eq(couponUses.orderId, params.orderId),
        isNotNull(couponUses.releasedAt),
        sql`EXISTS (SELECT 1 FROM ${coupons} WHERE ${coupons.id} = ${couponUses.couponId}
          AND ${coupons.usageCount} < ${coupons.maxUses})`,
      ),
    ),
);
