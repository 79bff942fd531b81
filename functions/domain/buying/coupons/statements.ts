import { eq, sql } from 'drizzle-orm';
import type { WriteCoupon } from '#contract/calls/coupons.ts';
import {
  categories,
  collections,
  couponCategories,
  couponCollections,
  couponProducts,
  coupons,
  products,
} from '../../../db/schema/index.ts';
import { insertInto, requireCondition, statement } from '../../../db/statement.ts';
import type { Statement, Params } from '../../../db/statement.ts';

export const insertCoupon = insertInto(coupons);

/** Returns the columns of a coupon's terms and days. */
export function couponColumns(coupon: WriteCoupon) {
  const { discountType: type } = coupon;
  return {
    code: coupon.code,
    discountType: type,
    percent: type === 'PERCENTAGE' ? coupon.discountValue : null,
    amountPaise: type === 'FIXED_AMOUNT' ? Math.round(coupon.discountValue * 100) : null,
    tiers:
      type === 'TIERED_DISCOUNT'
        ? coupon.tiers.map(({ minimumOrderValue, percent }) => ({ minimumOrderPaise: minimumOrderValue, percent }))
        : null,
    minQuantity: type === 'BUY_X_GET_Y' ? coupon.minQuantity : null,
    freeQuantity: type === 'BUY_X_GET_Y' ? coupon.freeQuantity : null,
    startOn: coupon.startDate,
    endOn: coupon.endDate,
    minimumOrderPaise: coupon.minimumOrderValue,
    maxUses: coupon.maxUses,
    maxUsesPerCustomer: coupon.maxUsesPerCustomer,
    isActive: coupon.active,
    isAutomatic: coupon.automatic,
    isPublic: coupon.public,
    fundedBy: coupon.fundedBy,
  };
}

const couponOf = (code: unknown) => sql<number>`(SELECT id FROM coupons WHERE code = ${code})`;
const forgetProducts = statement((db, params: Params<{ code: string }>) =>
  db.delete(couponProducts).where(eq(couponProducts.couponId, couponOf(params.code))),
);
const forgetCategories = statement((db, params: Params<{ code: string }>) =>
  db.delete(couponCategories).where(eq(couponCategories.couponId, couponOf(params.code))),
);
const forgetCollections = statement((db, params: Params<{ code: string }>) =>
  db.delete(couponCollections).where(eq(couponCollections.couponId, couponOf(params.code))),
);

/** Returns the SQL for a coupon with each id of a list. */
const withEach = (params: Params<{ code: string; ids: string }>) =>
  sql`SELECT DISTINCT ${couponOf(params.code)}, value FROM json_each(${params.ids})`;
const limitToProducts = statement((db, params: Params<{ code: string; ids: string }>) =>
  db.insert(couponProducts).select(withEach(params)),
);
const limitToCategories = statement((db, params: Params<{ code: string; ids: string }>) =>
  db.insert(couponCategories).select(withEach(params)),
);
const limitToCollections = statement((db, params: Params<{ code: string; ids: string }>) =>
  db.insert(couponCollections).select(withEach(params)),
);

/** Returns the condition that each id of a list is that of a row. */
const areThere =
  (table: typeof products | typeof categories | typeof collections) => (params: Params<{ ids: string }>) =>
    sql`NOT EXISTS (SELECT 1 FROM json_each(${params.ids}) WHERE value NOT IN (SELECT ${table.id} FROM ${table}))`;
const productsAreThere = requireCondition('PRODUCT_NOT_FOUND', areThere(products));
const categoriesAreThere = requireCondition('CATEGORY_NOT_FOUND', areThere(categories));
const collectionsAreThere = requireCondition('COLLECTION_NOT_FOUND', areThere(collections));

/**
 * Returns the statements that replace the products, categories and collections a coupon is limited to.
 * @throws PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND, COLLECTION_NOT_FOUND
 */
export function limitCoupon(coupon: WriteCoupon): Statement[] {
  const { code } = coupon;
  const productIds = JSON.stringify(coupon.eligibleProducts);
  const categoryIds = JSON.stringify(coupon.eligibleCategories);
  const collectionIds = JSON.stringify(coupon.eligibleCollections);
  return [
    productsAreThere({ ids: productIds }),
    categoriesAreThere({ ids: categoryIds }),
    collectionsAreThere({ ids: collectionIds }),
    forgetProducts({ code }),
    forgetCategories({ code }),
    forgetCollections({ code }),
    limitToProducts({ code, ids: productIds }),
    limitToCategories({ code, ids: categoryIds }),
    limitToCollections({ code, ids: collectionIds }),
  ];
}
