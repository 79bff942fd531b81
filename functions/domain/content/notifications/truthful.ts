/*
 * What notifications may say. India's Guidelines for Prevention and Regulation of Dark Patterns 2023 (CCPA) forbid
 * false urgency: so only what is true and recent is said, in round numbers, of nobody in particular, and nothing at all
 * where there is too little of it.
 */

/** Fewer sales than this in the window are not spoken of. */
export const LEAST_SALES = 3;
/** A city or a state is only named where so many orders came from it. */
export const LEAST_FROM_PLACE = 3;
/** Fewer visitors, or carts with one product, than this are not spoken of. */
export const LEAST_VISITORS = 10;
export const LEAST_CARTS = 5;
const STEP = 5;

/** A count as it is said: rounded down, so that it is never too high; 0 below the least. */
export function roundedCount(count: number, least: number): number {
  return count < least ? 0 : Math.floor(count / STEP) * STEP;
}
