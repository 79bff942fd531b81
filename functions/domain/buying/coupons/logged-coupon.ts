import type { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';

/** Returns a coupon as the audit log stores it: its writable fields, with amounts under names that end in `Paise`. */
export function loggedCoupon(coupon: Coupon | WriteCoupon): Record<string, unknown> {
  return {
    code: coupon.code,
    discountType: coupon.discountType,
    discountValue: coupon.discountValue,
    tiers: coupon.tiers.map(({ minimumOrderValue, percent }) => ({
      minimumOrderValuePaise: minimumOrderValue,
      percent,
    })),
    startDate: coupon.startDate,
    endDate: coupon.endDate,
    minimumOrderValuePaise: coupon.minimumOrderValue,
    maxUses: coupon.maxUses,
    maxUsesPerCustomer: coupon.maxUsesPerCustomer,
    minQuantity: coupon.minQuantity,
    freeQuantity: coupon.freeQuantity,
    isActive: coupon.active,
    isAutomatic: coupon.automatic,
    isPublic: coupon.public,
    fundedBy: coupon.fundedBy,
    eligibleProducts: 'eligibleProducts' in coupon ? coupon.eligibleProducts : coupon.eligibleProductIds,
    eligibleCategories: 'eligibleCategories' in coupon ? coupon.eligibleCategories : coupon.eligibleCategoryIds,
    eligibleCollections: 'eligibleCollections' in coupon ? coupon.eligibleCollections : coupon.eligibleCollectionIds,
  };
}
