const MINUTE_MS = 60_000;
/** A year takes about 100 ms to compute, so this number uses 10 % of one processor. */
export const YEARS_A_MINUTE = 60;

/** Counts the years that are computed on request, for any city and all clients together, in windows of a minute. */
export function yearBudget() {
  let startedAt = -Infinity;
  let spent = 0;
  return {
    /** Tells whether one more year may be computed at this time (epoch milliseconds), and counts it. */
    spend(now: number): boolean {
      // If the clock was set back, a new window begins.
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
