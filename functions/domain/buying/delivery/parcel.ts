import { addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';

/** Where parcels of a seller without a pick-up address leave from. */
export const DEFAULT_PICKUP_PIN = '500081';

/** The box a piece of jewellery is sent in. */
export const PARCEL_BOX = { lengthCm: 15, breadthCm: 12, heightCm: 6 };

/** The day a parcel leaves: dispatch takes so many hours, and a pre-order waits for its start. */
export function leavesOn(orderedOn: Day, startOn: Day | null, dispatchHours: number): Day {
  const dispatched = addDays(orderedOn, Math.ceil(dispatchHours / 24));
  return startOn !== null && startOn > dispatched ? startOn : dispatched;
}
