import type { CouponType } from '#contract/calls/coupons.ts';
import { couponOffer } from '#contract/shop/coupon-words.ts';
import { COUPON_STATUS_WORDS } from '#contract/states/coupon.ts';
import type { CouponStatus } from '#contract/states/coupon.ts';
import type { Tone } from '../ui/StatusChip.tsx';
import { termsOf } from './couponValues.ts';
import type { TermsFields } from './couponValues.ts';

export const COUPON_TYPE_LABELS: Record<CouponType, string> = {
  PERCENTAGE: 'Percentage',
  FIXED_AMOUNT: 'Fixed amount',
  FREE_SHIPPING: 'Free shipping',
  BUY_X_GET_Y: 'Buy X, get Y free',
  TIERED_DISCOUNT: 'Tiered discount',
};

const TONES: Record<CouponStatus, Tone> = { active: 'good', upcoming: 'waiting', expired: 'over', inactive: 'over' };

export const COUPON_STATUS: Record<CouponStatus, { tone: Tone; word: string }> = {
  active: { tone: TONES.active, word: COUPON_STATUS_WORDS.active },
  upcoming: { tone: TONES.upcoming, word: COUPON_STATUS_WORDS.upcoming },
  expired: { tone: TONES.expired, word: COUPON_STATUS_WORDS.expired },
  inactive: { tone: TONES.inactive, word: COUPON_STATUS_WORDS.inactive },
};

/** Returns the discount of a coupon in short. @example '10% off' */
export function offerOf(coupon: TermsFields): string {
  const terms = termsOf(coupon);
  return terms ? couponOffer(terms) : '';
}
