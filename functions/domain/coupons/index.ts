export { changeCoupon } from './change-coupon.ts';
export { createCoupon } from './create-coupon.ts';
export {
  COUPON_SORTS,
  listManagedCoupons,
  readCouponWithCode,
  readManagedCoupon,
  removeManagedCoupon,
} from './manage-coupons.ts';
export { listCoupons } from './reads.ts';
export { removeCoupon } from './remove-coupon.ts';
