import type { CouponRecord } from '../providers/records.ts';
import { formatDay } from '../words/dates.ts';
import { common } from '../words/en/common.ts';

/** The first and the last day of a coupon. */
export function CouponDays({ coupon: { startDate, endDate } }: { coupon: CouponRecord }) {
  return common.fromTo(formatDay(startDate), formatDay(endDate));
}
