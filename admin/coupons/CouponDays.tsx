import { formatDay } from '#contract/shop/dates.ts';
import type { CouponRecord } from '../providers/records.ts';

/** The first and the last day of a coupon. */
export function CouponDays({ coupon: { startDate, endDate } }: { coupon: CouponRecord }) {
  return `${formatDay(startDate)} to ${formatDay(endDate)}`;
}
