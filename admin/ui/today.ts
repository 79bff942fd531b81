import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';

/** The day it is in India. */
export const today = (): Day => kolkataDay(Date.now());
