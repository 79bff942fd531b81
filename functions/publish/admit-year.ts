import { refuse } from '#contract/calls/refusals.ts';
import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { isYearRemembered } from '#panchang/festival-year.ts';
import { festivalYearsAt, isFestivalYearServed } from './festival-pages.ts';
import { yearBudget } from './year-budget.ts';

const budget = yearBudget();

/**
 * Admits a request for a year if pages link to the year, if it is already computed, or if the budget allows one more.
 * @param cities the cities for which the year is needed
 * @throws TOO_MANY_REQUESTS when the budget for other years is used up
 */
export function admitYear(now: number, year: number, ...cities: City[]): void {
  if (!isFestivalYearServed(year)) return;
  for (const city of new Set(cities)) {
    const isLedTo = city === NEW_DELHI && festivalYearsAt(kolkataDay(now)).includes(year);
    const isFree = isLedTo || isYearRemembered(year, city);
    if (!isFree && !budget.spend(now)) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
  }
}
