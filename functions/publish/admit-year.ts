import { refuse } from '#contract/calls/refusals.ts';
import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { isYearRemembered } from '#panchang/festival-year.ts';
import { festivalYearsAt, isFestivalYearServed } from './festival-pages.ts';
import { yearBudget } from './year-budget.ts';

const budget = yearBudget();

/**
 * Lets a request go on whose year is one that pages lead to, or computed already, or may be computed now.
 * @param cities those of which the year is needed
 * @throws TOO_MANY_REQUESTS where so many other years were asked for of late that the shop would be busy with them
 */
export function admitYear(now: number, year: number, ...cities: City[]): void {
  if (!isFestivalYearServed(year)) return;
  for (const city of new Set(cities)) {
    const isLedTo = city === NEW_DELHI && festivalYearsAt(kolkataDay(now)).includes(year);
    const isFree = isLedTo || isYearRemembered(year, city);
    if (!isFree && !budget.spend(now)) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
  }
}
