/**
 * Tolerance for clock differences between machines, in milliseconds. A row with a later time was written before a clock
 * was set back, so nothing waits for that time.
 */
export const CLOCKS_DIFFER_MS = 5000;
