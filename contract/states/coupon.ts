import * as messages from '../messages.ts';
import type { Day } from '../shop/dates.ts';

export const COUPON_STATUSES = ['active', 'inactive', 'expired', 'upcoming'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const COUPON_STATUS_WORDS: Record<CouponStatus, string> = {
  active: messages.COUPON_STATUS_ACTIVE,
  inactive: messages.COUPON_STATUS_INACTIVE,
  expired: messages.COUPON_STATUS_EXPIRED,
  upcoming: messages.COUPON_STATUS_UPCOMING,
};

/** Returns the status of a coupon on a day; its first and last day are included. */
export function couponStatus(coupon: { active: boolean; startDate: Day; endDate: Day }, today: Day): CouponStatus {
  if (!coupon.active) return 'inactive';
  if (coupon.startDate > today) return 'upcoming';
  return coupon.endDate < today ? 'expired' : 'active';
}
