import { isNull, sql } from 'drizzle-orm';
import type { Coupon } from '#contract/calls/coupons.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { CouponStatus } from '#contract/states/coupon.ts';
import { coupons } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { COUPON_COLUMNS, couponByCode, couponById, couponOf } from './reads.ts';
import { statusOn } from './status.ts';

/** Coupons that are not removed. */
export const managedCoupons = consoleList({
  id: coupons.id,
  owner: 'platform',
  always: isNull(coupons.archivedAt),
  select: (db) => db.select(COUPON_COLUMNS).from(coupons).$dynamic(),
  counted: sql`${coupons}`,
  sorts: {
    id: coupons.id,
    code: coupons.code,
    startDate: coupons.startOn,
    endDate: coupons.endOn,
    usageCount: coupons.usageCount,
  },
  filters: {
    discountType: equals(coupons.discountType),
    status: where<CouponStatus>((status, { today }) => sql`${statusOn(coupons, today)} = ${status}`),
  },
  q: [search.in(coupons.code)],
  row: (coupon, shop): Coupon => couponOf(coupon, kolkataDay(shop.now)),
  missing: 'COUPON_NOT_FOUND',
});

/** Returns the coupon with a code when its creator repeats the request. @throws COUPON_NOT_FOUND */
export async function readCouponWithCode(shop: Shop, code: string): Promise<Coupon> {
  const [[row]] = await shop.read(couponByCode({ code }));
  return row ? couponOf(row, kolkataDay(shop.now)) : refuse('COUPON_NOT_FOUND');
}

/** Returns a removed coupon when its remover repeats the request. @throws COUPON_NOT_FOUND */
export async function readRemovedCoupon(shop: Shop, id: number): Promise<Coupon> {
  const [[row]] = await shop.read(couponById({ id }));
  return row ? couponOf(row, kolkataDay(shop.now)) : refuse('COUPON_NOT_FOUND');
}
