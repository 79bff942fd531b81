import { addBusinessDays, addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { deliveryEstimate } from '../cart/index.ts';

/**
 * When an order is promised, before a courier says so: in words and as the last day of the span. The latest of its
 * lines decides, since a pre-order starts counting on its start date.
 */
export function deliveryPromise(
  startDays: readonly (Day | null)[],
  today: Day,
  policy: StorePolicy,
): { deliveryEstimate: string; deliveryOn: Day } {
  const latest =
    startDays
      .filter((day) => day !== null && day > today)
      .toSorted()
      .at(-1) ?? null;
  const dispatchOn = addDays(today, Math.ceil(policy.dispatchHours / 24));
  return {
    deliveryEstimate: deliveryEstimate(latest, today, policy),
    deliveryOn: latest
      ? addDays(latest, policy.preOrderDays.to)
      : addBusinessDays(dispatchOn, policy.deliveryBusinessDays.to),
  };
}
