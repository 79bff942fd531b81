import type { CouponRecord } from '../providers/records.ts';
import { words } from '../words/en/coupons.ts';
import { formatDay } from '../words/dates.ts';

/** The first and the last day of a coupon. */
export function CouponDays({ coupon: { startDate, endDate } }: { coupon: CouponRecord }) {
  return words.dayToDay(formatDay(startDate), formatDay(endDate));
}
