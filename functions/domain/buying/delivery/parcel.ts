import type { Day } from '#contract/shop/dates.ts';
import { dispatchDay } from '#contract/shop/dispatch.ts';
import { dayOutside } from '#contract/shop/holiday.ts';
import type { Holiday } from '#contract/shop/holiday.ts';

/** The origin of parcels of a seller without a pick-up address. */
export const DEFAULT_PICKUP_PIN = '500081';

/** The box for a piece of jewellery. */
export const PARCEL_BOX = { lengthCm: 15, breadthCm: 12, heightCm: 6 };

/**
 * Returns the day a parcel leaves: after the dispatch hours, for a pre-order not before its start day, and never during
 * the seller's holiday.
 */
export function leavesOn(orderedOn: Day, startOn: Day | null, dispatchHours: number, holiday: Holiday | null): Day {
  const dispatched = dispatchDay(orderedOn, dispatchHours);
  return dayOutside(startOn !== null && startOn > dispatched ? startOn : dispatched, holiday);
}
