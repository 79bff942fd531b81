export { setsOf } from './bundles.ts';
export type { BundleToApply } from './bundles.ts';
export { calculateTax } from './calculate-tax.ts';
export { cashPrice } from './cash-price.ts';
export type { CashLine, CashPrice, PrepaidLine } from './cash-price.ts';
export { couponOn, worthOf } from './coupons.ts';
export type {
  CouponInEffect,
  CouponMiss,
  CouponsToChoose,
  CouponToApply,
  EnteredCoupon,
  LineToDiscount,
} from './coupons.ts';
export { amountOff, LEAST_PAISE } from './discounts.ts';
export type { Adjustment, SetsOfBundle } from './discounts.ts';
export { priceOrder } from './price-order.ts';
export type { CodDecided, LineToPrice, PricedLine, PricedOrder, PriceRequest } from './price-order.ts';
export { switchedPrice } from './switched-price.ts';
export type { SwitchedPrice } from './switched-price.ts';
export { splitTax } from './tax.ts';
