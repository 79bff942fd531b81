import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { isYearRemembered } from '#panchang/festival-year.ts';
import { festivalYearsAt, isFestivalYearServed } from './festival-pages.ts';
import { yearBudget } from './year-budget.ts';

const budget = yearBudget();

/**
 * Lets a request go on whose year is one that pages lead to, or computed already, or may be computed now.
 * @throws TOO_MANY_REQUESTS where so many other years were asked for of late that the shop would be busy with them
 */
export function admitYear(now: number, year: number): void {
  const isFree =
    !isFestivalYearServed(year) || festivalYearsAt(kolkataDay(now)).includes(year) || isYearRemembered(year);
  if (!isFree && !budget.spend(now)) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
}
