import { kolkataDay, startOfDay } from '../contract/shop/dates.ts';

/** The longest test run, with a margin. */
const LONGEST_RUN_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns how far the clock of a run that starts now is ahead of the machine's clock, in milliseconds. It is 0, unless
 * the run could last beyond midnight in India. Such a run starts just after midnight, so that "today" is one day for
 * the whole run.
 */
export function aheadMs(now: number): number {
  const midnight = startOfDay(kolkataDay(now + DAY_MS));
  return midnight - now < LONGEST_RUN_MS ? midnight - now + MINUTE_MS : 0;
}

/** How far the clock of this run is ahead, in milliseconds. TEST_AHEAD_MS may set any later time. */
export const AHEAD_MS = Number(process.env.TEST_AHEAD_MS ?? 0);
