/*
 * Limits of what notifications show. India's Guidelines for Prevention and Regulation of Dark Patterns 2023 (CCPA)
 * forbid false urgency. So notifications show only true and recent facts, in rounded numbers, that identify nobody, and
 * nothing if the numbers are too low.
 */

/** The least number of sales in the window for a notification. */
export const LEAST_SALES = 3;
/** A city or a State is named only with at least this many orders from it. */
export const LEAST_FROM_PLACE = 3;
/** The least number of visitors, or of carts with one product, for a notification. */
export const LEAST_VISITORS = 10;
export const LEAST_CARTS = 5;
const STEP = 5;

/** Returns a count rounded down, so that it is never too high; 0 below the least. */
export function roundedCount(count: number, least: number): number {
  return count < least ? 0 : Math.floor(count / STEP) * STEP;
}
