import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';

/** Returns the present day in India. */
export const today = (): Day => kolkataDay(Date.now());
