import { addBusinessDays, addDays, formatWeekday } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { dispatchDay } from '#contract/shop/dispatch.ts';
import { dayOutside, holidayOf } from '#contract/shop/holiday.ts';
import type { HolidayColumns } from '#contract/shop/holiday.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { spanInWords } from '../../buying/cart/index.ts';

/** The stored delivery promise of an order. */
export interface DeliveryPromise {
  /** The day from which the span is counted: the dispatch day, or the start of a pre-order. */
  deliveryCountsFromOn: Day;
  isPreOrder: boolean;
  deliveryFromOn: Day;
  deliveryOn: Day;
}

/** The facts of an order line that decide when its parcel leaves. */
export interface PromisedLine extends HolidayColumns {
  /** The start day of its product. */
  startOn: Day | null;
}

/**
 * Returns the delivery promise of an order. The latest line decides, because a pre-order is counted from its start
 * date, and nothing leaves during its seller's holiday. Items in stock get the couriers' date, if known. After a holiday
 * the period is one day, its last: a number of days would count from a day that the shopper does not see.
 */
export function deliveryPromise(
  lines: readonly PromisedLine[],
  today: Day,
  policy: StorePolicy,
  couriersOn: Day | null = null,
): DeliveryPromise {
  const startOf = ({ startOn }: PromisedLine) => (startOn !== null && startOn > today ? startOn : null);
  const latest = lines
    .flatMap((line) => startOf(line) ?? [])
    .toSorted()
    .at(-1);
  const dispatchOn = dispatchDay(today, policy.dispatchHours);
  const usual = latest ?? dispatchOn;
  const afterHolidays = lines.flatMap((line) => {
    const leaves = startOf(line) ?? dispatchOn;
    const outside = dayOutside(leaves, holidayOf(line));
    return outside === leaves ? [] : [outside];
  });
  const deliveryCountsFromOn = [usual, ...afterHolidays].toSorted().at(-1)!;
  const { from, to } = latest ? policy.preOrderDays : policy.deliveryBusinessDays;
  const after = latest ? addDays : addBusinessDays;
  if (!latest && couriersOn !== null) {
    return { deliveryCountsFromOn, isPreOrder: false, deliveryFromOn: couriersOn, deliveryOn: couriersOn };
  }
  return {
    deliveryCountsFromOn,
    isPreOrder: latest !== undefined,
    deliveryFromOn: after(deliveryCountsFromOn, !latest && deliveryCountsFromOn > usual ? to : from),
    deliveryOn: after(deliveryCountsFromOn, to),
  };
}

/** Returns a promise as text for shoppers: a span, or the day if the span is one day. @example '3-5 business days' */
export function promiseInWords(promise: DeliveryPromise): string {
  const { deliveryCountsFromOn, isPreOrder, deliveryFromOn, deliveryOn } = promise;
  if (!isPreOrder && deliveryFromOn === deliveryOn) return `by ${formatWeekday(deliveryOn)}`;
  const daysTo = (day: Day) => {
    let days = 0;
    const after = isPreOrder ? addDays : addBusinessDays;
    while (after(deliveryCountsFromOn, days) < day) days += 1;
    return days;
  };
  return spanInWords({ from: daysTo(deliveryFromOn), to: daysTo(deliveryOn) }, isPreOrder);
}
