/** The kinds of discounts of an order, in the order in which they apply. */
export const DISCOUNT_KINDS = ['bundle', 'coupon', 'staff', 'prepaid'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** The funder of a discount. Only a discount funded by the seller lowers the taxable value (CGST Act s.15(3)(a)). */
export const DISCOUNT_FUNDERS = ['SELLER', 'PLATFORM'] as const;
export type DiscountFunder = (typeof DISCOUNT_FUNDERS)[number];
