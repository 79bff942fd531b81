import { addBusinessDays, addDays, formatWeekday } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
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

/**
 * Returns the delivery promise of an order. The latest line decides, because a pre-order is counted from its start
 * date. Items in stock get the couriers' date, if known.
 */
export function deliveryPromise(
  startDays: readonly (Day | null)[],
  today: Day,
  policy: StorePolicy,
  couriersOn: Day | null = null,
): DeliveryPromise {
  const latest = startDays
    .filter((day) => day !== null && day > today)
    .toSorted()
    .at(-1);
  const deliveryCountsFromOn = latest ?? addDays(today, Math.ceil(policy.dispatchHours / 24));
  const { from, to } = latest ? policy.preOrderDays : policy.deliveryBusinessDays;
  const after = latest ? addDays : addBusinessDays;
  if (!latest && couriersOn !== null) {
    return { deliveryCountsFromOn, isPreOrder: false, deliveryFromOn: couriersOn, deliveryOn: couriersOn };
  }
  return {
    deliveryCountsFromOn,
    isPreOrder: latest !== undefined,
    deliveryFromOn: after(deliveryCountsFromOn, from),
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
