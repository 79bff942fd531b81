/** What takes something off an order. */
export const DISCOUNT_KINDS = ['coupon', 'prepaid'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Who pays for a discount: only what the seller pays for lowers the taxable value (CGST Act s.15(3)(a)). */
export const DISCOUNT_FUNDERS = ['SELLER', 'PLATFORM'] as const;
export type DiscountFunder = (typeof DISCOUNT_FUNDERS)[number];
