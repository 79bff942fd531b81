import { kolkataDay } from '../../contract/shop/dates.ts';

/** The time of the shops under test, as long as no test moves it. No midnight falls within a run: see `aheadMs`. */
export const clock = {
  /** In milliseconds since 1970. */
  now: (): number => Date.now(),
  /** The day in Kolkata. */
  today: (): string => kolkataDay(Date.now()),
};
