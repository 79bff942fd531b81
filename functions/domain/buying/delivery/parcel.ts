import { addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';

/** The origin of parcels of a seller without a pick-up address. */
export const DEFAULT_PICKUP_PIN = '500081';

/** The box for a piece of jewellery. */
export const PARCEL_BOX = { lengthCm: 15, breadthCm: 12, heightCm: 6 };

/** Returns the day a parcel leaves: after the dispatch hours, and for a pre-order not before its start day. */
export function leavesOn(orderedOn: Day, startOn: Day | null, dispatchHours: number): Day {
  const dispatched = addDays(orderedOn, Math.ceil(dispatchHours / 24));
  return startOn !== null && startOn > dispatched ? startOn : dispatched;
}
