import { kolkataDay, startOfDay } from '../contract/shop/dates.ts';

/** The longest run of the tests, with room to spare. */
const LONGEST_RUN_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns by how much the clock of a run that starts now is ahead of the machine's: nothing, but for a run that could last
 * beyond midnight in India. That one begins after midnight, so that "today" is one day for the whole of it.
 */
export function aheadMs(now: number): number {
  const midnight = startOfDay(kolkataDay(now + DAY_MS));
  return midnight - now < LONGEST_RUN_MS ? midnight - now + MINUTE_MS : 0;
}

/** By how much the clock of this run is ahead; TEST_AHEAD_MS may name any other time to come. */
export const AHEAD_MS = Number(process.env.TEST_AHEAD_MS ?? 0);
