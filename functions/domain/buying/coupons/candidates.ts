import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CouponTerms } from '#contract/shop/coupon-worth.ts';
import type { CouponNo } from '#contract/shop/coupon-words.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import {
  cartCoupons,
  cartItems,
  categories,
  collections,
  couponCategories,
  couponCollections,
  couponProducts,
  coupons,
  couponUses,
  products,
  skus,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isParent, parents } from '../../catalogue/categories/index.ts';
import { membersOf } from '../../discovery/collections/index.ts';
import type { Shop } from '../../shop.ts';
import type { CouponsToChoose, CouponToApply } from '../pricing/index.ts';

/** The shopper and the day of a purchase. */
interface Asked {
  userId: number;
  today: string;
  /** The SKU of a direct purchase, which has no entered coupon; null for the cart. */
  skuId: number | null;
  /** A code that is about to be entered; null for the entered one. */
  code: string | null;
  /** Whether to include public coupons. */
  withPublic: 0 | 1;
}
type AskedValues = Asked & { bagSkuIds: string };

const isOpen = (today: SQL | object) => sql`is_active AND archived_at IS NULL
  AND start_on <= ${today} AND end_on >= ${today} AND usage_count < max_uses`;

/** Returns the SQL for the condition that a SKU is in a purchase. */
const isBought = (params: Params<AskedValues>) => sql`${skus.id} IN (
    SELECT ${cartItems.skuId} FROM ${cartItems} WHERE ${cartItems.userId} = ${params.userId} AND ${params.skuId} IS NULL
    UNION ALL SELECT ${params.skuId}
    UNION ALL SELECT value FROM json_each(${params.bagSkuIds}))`;

/** Returns the SQL for the SKUs of a purchase that a coupon applies to by its products and categories, as a JSON list. */
const eligibleSkus = (params: Params<AskedValues>) => sql<string>`(SELECT json_group_array(${skus.id}) FROM ${skus}
  JOIN ${products} ON ${products.id} = ${skus.productId}
  JOIN ${categories} ON ${categories.id} = ${products.categoryId}
  LEFT JOIN ${categories} parents ON ${isParent}
  WHERE ${isBought(params)}
  AND (
    EXISTS (SELECT 1 FROM ${couponProducts}
      WHERE ${couponProducts.couponId} = ${coupons.id} AND ${couponProducts.productId} = ${products.id})
    OR EXISTS (SELECT 1 FROM ${couponCategories} WHERE ${couponCategories.couponId} = ${coupons.id}
      AND ${couponCategories.categoryId} IN (${categories.id}, ${categories.parentId}, ${parents.parentId}))))`;

/** Returns the SQL for the SKUs of a purchase with their products, if a coupon is limited to collections. */
const skusForCollections = (params: Params<AskedValues>) => sql<string>`(SELECT
  json_group_array(json_array(${skus.id}, ${skus.productId})) FROM ${skus}
  WHERE ${isBought(params)}
  AND EXISTS (SELECT 1 FROM ${couponCollections} WHERE ${couponCollections.couponId} = ${coupons.id}))`;

const selectCandidates = statement((db, params: Params<AskedValues>) =>
  db
    .select({
      id: coupons.id,
      code: coupons.code,
      discountType: coupons.discountType,
      percent: coupons.percent,
      amountPaise: coupons.amountPaise,
      tiers: coupons.tiers,
      minQuantity: coupons.minQuantity,
      freeQuantity: coupons.freeQuantity,
      startOn: coupons.startOn,
      endOn: coupons.endOn,
      minimumOrderPaise: coupons.minimumOrderPaise,
      maxUses: coupons.maxUses,
      maxUsesPerCustomer: coupons.maxUsesPerCustomer,
      usageCount: coupons.usageCount,
      isActive: coupons.isActive,
      isAutomatic: coupons.isAutomatic,
      isPublic: coupons.isPublic,
      archivedAt: coupons.archivedAt,
      fundedBy: coupons.fundedBy,
      isEntered: sql<number>`(${cartCoupons.userId} IS NOT NULL)`,
      ownUses: sql<number>`(SELECT count(*) FROM ${couponUses} WHERE ${couponUses.couponId} = ${coupons.id}
        AND ${couponUses.userId} = ${params.userId} AND ${couponUses.releasedAt} IS NULL)`,
      isLimited: sql<number>`(EXISTS (SELECT 1 FROM ${couponProducts} WHERE ${couponProducts.couponId} = ${coupons.id})
        OR EXISTS (SELECT 1 FROM ${couponCategories} WHERE ${couponCategories.couponId} = ${coupons.id})
        OR EXISTS (SELECT 1 FROM ${couponCollections} WHERE ${couponCollections.couponId} = ${coupons.id}))`,
      skuIds: eligibleSkus(params),
      collectionIds: sql<string>`(SELECT json_group_array(${couponCollections.collectionId}) FROM ${couponCollections}
        WHERE ${couponCollections.couponId} = ${coupons.id})`,
      skusForCollections: skusForCollections(params),
      /** The names of the categories, then of the collections that it is limited to. */
      limitNames: sql<string>`(SELECT json_group_array(name) FROM (
        SELECT ${categories.displayName} name FROM ${couponCategories}
        JOIN ${categories} ON ${categories.id} = ${couponCategories.categoryId}
        WHERE ${couponCategories.couponId} = ${coupons.id}
        UNION ALL SELECT ${collections.displayName} FROM ${couponCollections}
        JOIN ${collections} ON ${collections.id} = ${couponCollections.collectionId}
        WHERE ${couponCollections.couponId} = ${coupons.id}))`,
    })
    .from(coupons)
    .leftJoin(
      cartCoupons,
      and(eq(cartCoupons.couponId, coupons.id), eq(cartCoupons.userId, params.userId), sql`${params.skuId} IS NULL`),
    )
    .where(
      sql`${coupons.id} IN (
        SELECT coupon_id FROM cart_coupons WHERE user_id = ${params.userId} AND ${params.skuId} IS NULL
        UNION SELECT id FROM coupons WHERE code = ${params.code}
        UNION SELECT id FROM coupons WHERE is_automatic AND ${isOpen(params.today)}
        UNION SELECT id FROM coupons WHERE ${params.withPublic} AND is_public AND ${isOpen(params.today)})`,
    ),
);
export type CandidateRow = ReturnType<ReturnType<typeof selectCandidates>['read']>[number];

/**
 * Returns the statement for the coupons that may apply to a purchase: the entered one, the automatic ones, and public
 * ones if requested.
 * @param bagSkuIds the SKUs of a visitor's bag, which are in no cart
 */
export function couponCandidates({ bagSkuIds = [], ...asked }: Asked & { bagSkuIds?: readonly number[] }) {
  return selectCandidates({ ...asked, bagSkuIds: JSON.stringify(bagSkuIds) });
}

/**
 * Returns the candidates with the SKUs that they apply to by their collections. One round trip if one is limited to
 * collections, else none.
 */
export async function withCollections(shop: Shop, rows: readonly CandidateRow[]): Promise<readonly CandidateRow[]> {
  const idsOf = (row: CandidateRow) => JSON.parse(row.collectionIds) as number[];
  const ids = new Set(rows.flatMap(idsOf));
  if (ids.size === 0) return rows;
  const members = await membersOf(shop, ids);
  return rows.map((row) => {
    const bought = JSON.parse(row.skusForCollections) as [skuId: number, productId: number][];
    const added = bought.filter(([, productId]) => idsOf(row).some((id) => members.get(id)!(productId)));
    const known = JSON.parse(row.skuIds) as number[];
    return { ...row, skuIds: JSON.stringify([...known, ...added.map(([skuId]) => skuId)]) };
  });
}

/** The coupons of a purchase, ready for the price pipeline. */
export interface CouponsOfCart {
  toChoose: CouponsToChoose;
  /** The entered coupon; `no` is the reason why it cannot be used for any purchase. */
  entered: { row: CandidateRow; no: CouponNo | 'gone' | null } | null;
}

/** No coupon at all. */
export const NO_COUPONS: CouponsOfCart = { toChoose: { entered: null, automatic: [] }, entered: null };

/** Returns which coupons of a purchase may be used on a day. @param isEntered selects the entered one */
export function couponsOfCart(
  rows: readonly CandidateRow[],
  today: Day,
  isEntered: (row: CandidateRow) => boolean = (row) => row.isEntered === 1,
): CouponsOfCart {
  const row = rows.find(isEntered);
  const entered = row ? { row, no: standingOf(row, today) } : null;
  return {
    entered,
    toChoose: {
      entered: row && entered?.no === null ? toApply(row) : null,
      automatic: rows
        .filter((other) => other !== row && other.isAutomatic && standingOf(other, today) === null)
        .map(toApply),
    },
  };
}

/** Returns why this customer cannot use a coupon on this day for any purchase; null if they can. */
export function standingOf(row: CandidateRow, today: Day): CouponNo | 'gone' | null {
  if (!row.isActive || row.archivedAt !== null) return 'gone';
  if (row.startOn > today) return { reason: 'COUPON_NOT_STARTED', params: { date: formatDay(row.startOn) } };
  if (row.endOn < today) return { reason: 'COUPON_ENDED', params: { date: formatDay(row.endOn) } };
  if (row.usageCount >= row.maxUses) return { reason: 'COUPON_USED_UP' };
  if (row.ownUses >= row.maxUsesPerCustomer) return { reason: 'COUPON_LIMIT_REACHED' };
  return null;
}

/** Returns a coupon as the price pipeline takes it. */
export function toApply(row: CandidateRow): CouponToApply {
  return {
    id: row.id,
    code: row.code,
    terms: termsOf(row),
    minimumOrderPaise: row.minimumOrderPaise,
    fundedBy: row.fundedBy,
    skuIds: row.isLimited ? new Set(JSON.parse(row.skuIds) as number[]) : null,
  };
}

/** Returns the terms of a coupon. The table's CHECKs ensure that the columns of each type are not null. */
export function termsOf(row: CandidateRow): CouponTerms {
  const type = row.discountType;
  switch (type) {
    case 'PERCENTAGE':
      return { type, percent: row.percent! };
    case 'FIXED_AMOUNT':
      return { type, amount: row.amountPaise! };
    case 'FREE_SHIPPING':
      return { type };
    case 'BUY_X_GET_Y':
      return { type, minQuantity: row.minQuantity!, freeQuantity: row.freeQuantity! };
    case 'TIERED_DISCOUNT':
      return {
        type,
        tiers: row.tiers!.map(({ minimumOrderPaise, percent }) => ({ minimum: minimumOrderPaise, percent })),
      };
  }
}
