const MINUTE_MS = 60_000;
/** A year takes about a tenth of a second: so many are a tenth of what one processor does. */
export const YEARS_A_MINUTE = 60;

/** Counts years, of any city, that are computed on request, in windows of a minute, for everybody together. */
export function yearBudget() {
  let startedAt = -Infinity;
  let spent = 0;
  return {
    /** Whether one more may be computed now, in epoch milliseconds; it is counted then. */
    spend(now: number): boolean {
      // A clock that was set back begins a minute of its own.
      if (now - startedAt >= MINUTE_MS || now < startedAt) {
        startedAt = now;
        spent = 0;
      }
      if (spent >= YEARS_A_MINUTE) return false;
      spent += 1;
      return true;
    },
  };
}
