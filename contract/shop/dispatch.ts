import { addDays } from './dates.ts';
import type { Day } from './dates.ts';

/** Returns the dispatch hours in whole days, rounded up. */
export function dispatchDays(dispatchHours: number): number {
  return Math.ceil(dispatchHours / 24);
}

/** Returns the day on which an order's parcels usually leave: after the dispatch hours, in whole days. */
export function dispatchDay(orderedOn: Day, dispatchHours: number): Day {
  return addDays(orderedOn, dispatchDays(dispatchHours));
}
