export { changeCoupon } from './change-coupon.ts';
export { createCoupon } from './create-coupon.ts';
export { managedCoupons, readCouponWithCode, readRemovedCoupon } from './manage-coupons.ts';
export { listCoupons } from './reads.ts';
export { removeCoupon } from './remove-coupon.ts';
