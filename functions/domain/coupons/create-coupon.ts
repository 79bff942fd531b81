import type { Actor } from '#contract/calls/actor.ts';
import type { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';
import { auditEntry } from '../audit/index.ts';
import type { Shop } from '../shop.ts';
import { couponByCode, couponOf } from './reads.ts';
import { couponColumns, insertCoupon, limitCoupon } from './statements.ts';

/** Adds a coupon. @throws COUPON_CODE_TAKEN, PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND */
export async function createCoupon(shop: Shop, actor: Actor, coupon: WriteCoupon): Promise<Coupon> {
  const { code } = coupon;
  const answers = await shop.write(
    insertCoupon({ ...couponColumns(coupon), createdAt: shop.now, updatedAt: shop.now }),
    ...limitCoupon(coupon),
    // A coupon's id is not known before; what it says is.
    auditEntry(shop, actor, { action: 'coupon created', subject: 'coupon', subjectId: 0, before: {}, after: coupon }),
    couponByCode({ code }),
  );
  const [row] = answers.at(-1) as ReturnType<ReturnType<typeof couponByCode>['read']>;
  return couponOf(row!);
}
