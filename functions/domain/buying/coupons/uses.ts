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
}));

/**
 * The statements by which an order that the batch makes uses a coupon: both limits are asked where they are counted.
 * Refused with COUPON_USED_UP or COUPON_LIMIT_REACHED. Triggers give the use back when the whole order is cancelled,
 * by whatever cancels it, and keep the coupon's count.
 */
export function countUse(shop: Shop, use: { couponId: number; userId: number; number: string }): Statement[] {
  return [requireChange(addUse(use), 'COUPON_USED_UP'), customerMayUse(use), insertUse({ ...use, usedAt: shop.now })];
}

/** Gives the use of an order back that nobody paid in time; touches nothing where it has none, or gave it back before. */
export const giveCouponBack = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(couponUses)
    .set({ releasedAt: sql`${params.now}` })
    .where(and(eq(couponUses.orderId, params.orderId), isNull(couponUses.releasedAt))),
);

/**
 * Counts the use of an order again that was paid after its hold. Where the coupon is used up by then it stays given back:
 * the order was priced with it, and stands all the same.
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
