import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { Coupon, CouponType } from '#contract/calls/coupons.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { CouponStatus } from '#contract/states/coupon.ts';
import { coupons } from '../../db/schema/index.ts';
import { query } from '../../db/statement.ts';
import { contains, countUpTo, sorted } from '../console-list/index.ts';
import type { ListAnswer, ListQuery } from '../console-list/index.ts';
import type { Shop } from '../shop.ts';
import { COUPON_COLUMNS, couponByCode, couponById, couponOf } from './reads.ts';
import { removeCoupon } from './remove-coupon.ts';

export const COUPON_SORTS = ['id', 'code', 'startDate', 'endDate', 'usageCount'] as const;
export type CouponSort = (typeof COUPON_SORTS)[number];

const SORT_COLUMNS: Record<CouponSort, SQL> = {
  id: coupons.id.getSQL(),
  code: coupons.code.getSQL(),
  startDate: coupons.startOn.getSQL(),
  endDate: coupons.endOn.getSQL(),
  usageCount: coupons.usageCount.getSQL(),
};

export interface CouponFilter {
  ids?: number[] | undefined;
  /** A part of the code. */
  q?: string | undefined;
  discountType?: CouponType | undefined;
  status?: CouponStatus | undefined;
}

/** `couponStatus` as SQL, for the filter. */
const statusSql = (today: string) => sql`CASE
  WHEN NOT ${coupons.isActive} THEN 'inactive'
  WHEN ${coupons.startOn} > ${today} THEN 'upcoming'
  WHEN ${coupons.endOn} < ${today} THEN 'expired'
  ELSE 'active' END`;

/** Coupons that are not removed. */
export async function listManagedCoupons(
  shop: Shop,
  _: Admin,
  { filter, sort, offset, limit }: ListQuery<CouponSort, CouponFilter>,
): Promise<ListAnswer<Coupon>> {
  const { ids, q, discountType, status } = filter;
  const today = kolkataDay(shop.now);
  const where = and(
    isNull(coupons.archivedAt),
    ids && inArray(coupons.id, ids),
    discountType && sql`${coupons.discountType} = ${discountType}`,
    status && sql`${statusSql(today)} = ${status}`,
    q ? contains(coupons.code.getSQL(), q) : undefined,
  )!;
  const [rows, total] = await shop.read(
    query((db) =>
      db
        .select(COUPON_COLUMNS)
        .from(coupons)
        .where(where)
        .orderBy(sorted(SORT_COLUMNS[sort.by], sort.descending), coupons.id)
        .limit(limit)
        .offset(offset),
    ),
    countUpTo(sql`${coupons} WHERE ${where}`),
  );
  return { rows: rows.map((row) => couponOf(row, today)), total };
}

/** @throws COUPON_NOT_FOUND */
export async function readManagedCoupon(shop: Shop, _: Admin, id: number): Promise<Coupon> {
  const [[row]] = await shop.read(couponById({ id }));
  return row ? couponOf(row, kolkataDay(shop.now)) : refuse('COUPON_NOT_FOUND');
}

/** The coupon with a code, for who created it and asks again. @throws COUPON_NOT_FOUND */
export async function readCouponWithCode(shop: Shop, code: string): Promise<Coupon> {
  const [[row]] = await shop.read(couponByCode({ code }));
  return row ? couponOf(row, kolkataDay(shop.now)) : refuse('COUPON_NOT_FOUND');
}

/** Takes a coupon out of use for good, and answers with it as it was. @throws COUPON_NOT_FOUND */
export async function removeManagedCoupon(shop: Shop, admin: Admin, id: number): Promise<Coupon> {
  const before = await readManagedCoupon(shop, admin, id);
  await removeCoupon(shop, admin, id);
  return before;
}
