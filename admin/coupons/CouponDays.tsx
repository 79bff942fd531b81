import { formatDay } from '#contract/shop/dates.ts';
import type { CouponRecord } from '../providers/records.ts';

/** The days a coupon holds, both included. */
export function CouponDays({ coupon: { startDate, endDate } }: { coupon: CouponRecord }) {
  return `${formatDay(startDate)} to ${formatDay(endDate)}`;
}
