import { addBusinessDays, addDays, formatWeekday } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { spanInWords } from '../../buying/cart/index.ts';

/** When an order is promised, as it is stored. */
export interface DeliveryPromise {
  /** The day the span is counted from: that of the dispatch, or the start of a pre-order. */
  deliveryCountsFromOn: Day;
  isPreOrder: boolean;
  deliveryFromOn: Day;
  deliveryOn: Day;
}

/**
 * When an order is promised. The latest of its lines decides, since a pre-order starts counting on its start date; of
 * what is there the couriers' day is promised where they say one.
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

/** A promise as shoppers read it: a span, or where it is one day that day. @example '3-5 business days' */
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
