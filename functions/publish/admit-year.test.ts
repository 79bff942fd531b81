import { expect, test } from 'vitest';
import { CITIES, NEW_DELHI } from '#contract/shop/cities.ts';
import { festivalYear, isYearRemembered, NEW_DELHI as HOME } from '#panchang/festival-year.ts';
import { admitYear } from './admit-year.ts';
import { YEARS_A_MINUTE } from './year-budget.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const [first, ...others] = CITIES.filter((city) => city !== NEW_DELHI);
/** Years that no other test of this process has computed, for any city. */
const FAR = 1951;
const [unknown, another] = Array.from({ length: 50 }, (_, index) => 1960 + index).filter(
  (year) => !isYearRemembered(year),
);

test('the calendar and the shop mean the same New Delhi', () => {
  expect(NEW_DELHI).toMatchObject(HOME);
});

test('cities and years that are not computed yet share what a minute has', () => {
  for (const year of [2025, 2026, 2027, 2028]) admitYear(NOON, year, NEW_DELHI);
  festivalYear(FAR, first);
  const input = [
    ...others.map((city) => () => admitYear(NOON, FAR, city)),
    () => admitYear(NOON, unknown!, NEW_DELHI),
    () => admitYear(NOON, FAR + 1, first!),
  ];
  expect(input.length).toBe(YEARS_A_MINUTE);
  for (const ask of input) ask();
  expect(() => admitYear(NOON, FAR + 2, first!)).toThrow('Too many requests');
  expect(() => admitYear(NOON, another!, NEW_DELHI)).toThrow('Too many requests');
  // Linked years, computed years and years without a page cost nothing.
  admitYear(NOON, 2026, NEW_DELHI);
  admitYear(NOON, FAR, first!);
  admitYear(NOON, 1899, first!);
  admitYear(NOON + 60_000, FAR + 2, first!);
});
