import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { couponFaults, quickValue } from '#contract/calls/coupons.ts';
import type { ChangeCoupon, Coupon, WriteCoupon } from '#contract/calls/coupons.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { coupons } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { loggedCoupon } from './logged-coupon.ts';
import { managedCoupons } from './manage-coupons.ts';
import { couponColumns, limitCoupon } from './statements.ts';

/**
 * Changes the given fields of a coupon. Its uses stay counted.
 * @throws COUPON_NOT_FOUND, STALE_VERSION with the present state, FIELDS_INVALID when the result is not a valid coupon,
 * COUPON_CODE_TAKEN, COUPON_LIMIT_BELOW_USES, PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND
 */
export function changeCoupon(shop: Shop, admin: Admin, id: number, change: ChangeCoupon): Promise<Coupon> {
  return changeRow(managedCoupons, shop, admin, { id, version: change.version }, (before) => {
    const coupon = changedCoupon(before, change);
    return {
      row: query((db) =>
        db
          .update(coupons)
          .set({ ...couponColumns(coupon), updatedAt: shop.now, version: sql`${coupons.version} + 1` })
          .where(and(eq(coupons.id, id), eq(coupons.version, before.version))),
      ),
      also: limitCoupon(coupon),
      audit: { action: 'coupon changed', subject: 'coupon', before: loggedCoupon(before), after: loggedCoupon(coupon) },
    };
  });
}

/** Returns a coupon after a change. @throws FIELDS_INVALID */
function changedCoupon(before: Coupon, { discountPercentage, version: _, ...change }: ChangeCoupon): WriteCoupon {
  const { eligibleProductIds, eligibleCategoryIds, eligibleCollectionIds, ...kept } = before;
  const coupon = {
    ...kept,
    eligibleProducts: eligibleProductIds,
    eligibleCategories: eligibleCategoryIds,
    eligibleCollections: eligibleCollectionIds,
    ...named(change),
    ...quickValue(discountPercentage),
  };
  // The quick form also sends its minimum; a change of the percentage alone does not.
  const isQuick = discountPercentage !== undefined && change.minimumOrderValue !== undefined;
  const fields: Record<string, string> = {};
  for (const [field, fault] of couponFaults(coupon, isQuick ? 'quick' : 'management')) fields[field] ??= fault;
  return Object.keys(fields).length > 0 ? refuse('FIELDS_INVALID', { fields }) : coupon;
}
