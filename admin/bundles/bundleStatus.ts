import type { CouponStatus } from '#contract/states/coupon.ts';
import { COUPON_STATUS } from '../coupons/couponLabels.ts';
import { shared } from '../words/language.ts';

/** Returns the chip of a bundle. Its states are those of coupons, whose pages only admins have. */
export function statusOf({ status }: { status: CouponStatus }) {
  const { tone, word } = COUPON_STATUS[status];
  return { tone, word: shared(word) };
}
