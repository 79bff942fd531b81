import { getPriority, setPriority } from 'node:os';

/** A little: requests come first, yet somebody waits for what is drawn. */
const BELOW = 3;
const LOWEST_PRIORITY = 19;

/**
 * Lets the shop's own process have the processor before this one. For the beginning: a thread keeps the priority it begins
 * with.
 */
export function goBelowTheShop(): void {
  setPriority(Math.min(getPriority() + BELOW, LOWEST_PRIORITY));
}
