import type { Actor } from '#contract/calls/actor.ts';
import type { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { loggedCoupon } from './logged-coupon.ts';
import { couponByCode, couponOf } from './reads.ts';
import { couponColumns, insertCoupon, limitCoupon } from './statements.ts';

/** Adds a coupon. @throws COUPON_CODE_TAKEN, PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND, COLLECTION_NOT_FOUND */
export async function createCoupon(shop: Shop, actor: Actor, coupon: WriteCoupon): Promise<Coupon> {
  const { code } = coupon;
  const { after } = await shop.write({
    coupon: insertCoupon({ ...couponColumns(coupon), createdAt: shop.now, updatedAt: shop.now }),
    limits: limitCoupon(coupon),
    // The id is not known before the insert, so the entry stores the values.
    audit: auditEntry(shop, actor, {
      action: 'coupon created',
      subject: 'coupon',
      subjectId: 0,
      before: {},
      after: loggedCoupon(coupon),
    }),
    after: couponByCode({ code }),
  });
  return couponOf(after[0]!, kolkataDay(shop.now));
}
