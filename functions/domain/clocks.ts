/**
 * Clocks of two machines may differ by so much. A row that says it was written later than that was written before the
 * clock was set back: nobody waits for its time to come.
 */
export const CLOCKS_DIFFER_MS = 5000;
