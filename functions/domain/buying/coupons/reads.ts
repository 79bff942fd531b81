import { desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Coupon } from '#contract/calls/coupons.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { couponStatus } from '#contract/states/coupon.ts';
import { coupons } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { countUpTo } from '../../platform/console-list/index.ts';
import type { ListAnswer, Rows } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';

export const COUPON_COLUMNS = {
  ...getTableColumns(coupons),
  productIds: sql<string>`(SELECT json_group_array(product_id) FROM coupon_products WHERE coupon_id = ${coupons.id})`,
  categoryIds: sql<string>`(SELECT json_group_array(category_id) FROM coupon_categories WHERE coupon_id = ${coupons.id})`,
  collectionIds: sql<string>`(SELECT json_group_array(collection_id) FROM coupon_collections WHERE coupon_id = ${coupons.id})`,
};

const newestCoupons = statement((db, params: Params<Rows>) =>
  db
    .select(COUPON_COLUMNS)
    .from(coupons)
    .where(isNull(coupons.archivedAt))
    .orderBy(desc(coupons.id))
    .limit(params.limit)
    .offset(params.offset),
);
/** The coupon with an id, also a removed one. */
export const couponById = statement((db, params: Params<{ id: number }>) =>
  db.select(COUPON_COLUMNS).from(coupons).where(eq(coupons.id, params.id)),
);
export const couponByCode = statement((db, params: Params<{ code: string }>) =>
  db.select(COUPON_COLUMNS).from(coupons).where(eq(coupons.code, params.code)),
);
export type CouponRow = ReturnType<ReturnType<typeof newestCoupons>['read']>[number];

/** Returns coupons that are not removed, newest first. */
export async function listCoupons(shop: Shop, input: Rows): Promise<ListAnswer<Coupon>> {
  const [rows, total] = await shop.read(
    newestCoupons({ ...input }),
    countUpTo(sql`${coupons} WHERE ${isNull(coupons.archivedAt)}`),
  );
  return { rows: rows.map((row) => couponOf(row, kolkataDay(shop.now))), total };
}

/** Returns a coupon in the contract's shape, with its status on a day. */
export function couponOf(row: CouponRow, today: Day): Coupon {
  const days = { active: row.isActive, startDate: row.startOn, endDate: row.endOn };
  return {
    ...days,
    status: couponStatus(days, today),
    id: row.id,
    code: row.code,
    discountType: row.discountType,
    discountValue: row.percent ?? (row.amountPaise ?? 0) / 100,
    tiers: (row.tiers ?? []).map((tier) => ({ minimumOrderValue: tier.minimumOrderPaise, percent: tier.percent })),
    minimumOrderValue: row.minimumOrderPaise,
    maxUses: row.maxUses,
    maxUsesPerCustomer: row.maxUsesPerCustomer,
    minQuantity: row.minQuantity,
    freeQuantity: row.freeQuantity,
    automatic: row.isAutomatic,
    public: row.isPublic,
    fundedBy: row.fundedBy,
    usageCount: row.usageCount,
    eligibleProductIds: JSON.parse(row.productIds) as number[],
    eligibleCategoryIds: JSON.parse(row.categoryIds) as number[],
    eligibleCollectionIds: JSON.parse(row.collectionIds) as number[],
    updatedAt: row.updatedAt,
    version: row.version,
  };
}
