export {
  couponCandidates,
  couponsOfCart,
  NO_COUPONS,
  standingOf,
  termsOf,
  toApply,
  withCollections,
} from './candidates.ts';
export type { CandidateRow, CouponsOfCart } from './candidates.ts';
export { changeCoupon } from './change-coupon.ts';
export { createCoupon } from './create-coupon.ts';
export { managedCoupons, readCouponWithCode, readRemovedCoupon } from './manage-coupons.ts';
export { listCoupons } from './reads.ts';
export { removeCoupon } from './remove-coupon.ts';
export { statusOn } from './status.ts';
export { countCouponAgain, giveCouponBack, countUse as useCoupon } from './uses.ts';
