export { calculateTax } from './calculate-tax.ts';
export { couponOn, worthOf } from './coupons.ts';
export type { CouponInEffect, CouponMiss, CouponsToChoose, CouponToApply, EnteredCoupon } from './coupons.ts';
export { amountOff } from './discounts.ts';
export type { Adjustment } from './discounts.ts';
export { priceOrder } from './price-order.ts';
export type { LineToPrice, PricedLine, PricedOrder, PriceRequest } from './price-order.ts';
export { splitTax } from './tax.ts';
