import type { Coupon, WriteCoupon } from '#contract/calls/coupons.ts';

/** What the audit log keeps of a coupon: what is written of one, amounts by names that say they are in paise. */
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
  };
}
