import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';
import { coupons } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import { changeRow } from '../console-list/index.ts';
import type { Shop } from '../shop.ts';
import { loggedCoupon } from './logged-coupon.ts';
import { managedCoupons } from './manage-coupons.ts';
import { couponColumns, limitCoupon } from './statements.ts';

/**
 * Writes a coupon anew; the uses it has seen stay counted.
 * @throws COUPON_NOT_FOUND, STALE_VERSION with the present state, COUPON_CODE_TAKEN, COUPON_LIMIT_BELOW_USES,
 *   PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND
 */
export function changeCoupon(shop: Shop, admin: Admin, id: number, coupon: WriteCoupon): Promise<Coupon> {
  return changeRow(managedCoupons, shop, admin, { id, version: coupon.version }, (before) => ({
    row: query((db) =>
      db
        .update(coupons)
        .set({ ...couponColumns(coupon), updatedAt: shop.now, version: sql`${coupons.version} + 1` })
        .where(and(eq(coupons.id, id), eq(coupons.version, before.version))),
    ),
    also: limitCoupon(coupon),
    audit: { action: 'coupon changed', subject: 'coupon', before: loggedCoupon(before), after: loggedCoupon(coupon) },
  }));
}
