import { getPriority, setPriority } from 'node:os';

/** Slightly lower: requests come first, but people wait for rendered files, too. */
const BELOW = 3;
const LOWEST_PRIORITY = 19;

/**
 * Lowers this process's priority below the shop's own process. Call it at the start: a thread keeps the priority it
 * begins with.
 */
export function lowerPriority(): void {
  setPriority(Math.min(getPriority() + BELOW, LOWEST_PRIORITY));
}
