import { expect, test } from 'vitest';
import { CITIES, NEW_DELHI } from '#contract/shop/cities.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { admitYear } from './admit-year.ts';
import { YEARS_A_MINUTE } from './year-budget.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const [first, ...others] = CITIES.filter((city) => city !== NEW_DELHI);

test('cities and years that are not computed yet share what a minute has', () => {
  for (const year of [2025, 2026, 2027, 2028]) admitYear(NOON, year, NEW_DELHI);
  festivalYear(2026, first);
  const asked = [
    ...others.map((city) => () => admitYear(NOON, 2026, city)),
    () => admitYear(NOON, 1994, NEW_DELHI),
    () => admitYear(NOON, 2027, first!),
  ];
  expect(asked.length).toBe(YEARS_A_MINUTE);
  for (const ask of asked) ask();
  expect(() => admitYear(NOON, 2028, first!)).toThrow('Too many requests');
  expect(() => admitYear(NOON, 1995, NEW_DELHI)).toThrow('Too many requests');
  // What pages lead to, what is computed already, and years without a page cost nothing.
  admitYear(NOON, 2026, NEW_DELHI);
  admitYear(NOON, 2026, NEW_DELHI, first!);
  admitYear(NOON, 1899, first!);
  admitYear(NOON + 60_000, 2028, first!);
});
