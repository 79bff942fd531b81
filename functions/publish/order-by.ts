import { addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { deliveryPromise } from '../domain/orders/orders/index.ts';

/** Longer than any promise. Deliveries that take longer are not promised for a day. */
const LOOKED_BACK_DAYS = 60;

/**
 * Returns the last day to order so that a piece arrives the day before it is worn, by the delivery promise of every
 * order; null when that day has passed.
 */
export function lastDayToOrder(wornOn: Day, today: Day, policy: StorePolicy): Day | null {
  const eve = addDays(wornOn, -1);
  for (let days = 0; days <= LOOKED_BACK_DAYS; days += 1) {
    const orderedOn = addDays(eve, -days);
    if (orderedOn < today) return null;
    if (deliveryPromise([], orderedOn, policy).deliveryOn <= eve) return orderedOn;
  }
  return null;
}
