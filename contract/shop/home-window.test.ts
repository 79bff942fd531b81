import { expect, test } from 'vitest';
import { DEFAULT_HOME_WINDOW, seasonOn } from './home-window.ts';

const shown = (day: string, isThere = (_: string) => true) =>
  seasonOn(DEFAULT_HOME_WINDOW.seasons, day, isThere)?.collection;

test.each([
  ['2026-10-31', 'diwali'],
  ['2026-11-01', 'bridal'],
  ['2026-12-31', 'bridal'],
  ['2027-01-01', 'bridal'],
  ['2028-02-29', 'bridal'],
  ['2027-03-01', 'pearl-bead'],
  ['2027-08-31', 'teej'],
])('on %s the window shows %s', (day, collection) => {
  expect(shown(day)).toBe(collection);
});

test('a season whose collection the shop does not have is passed over', () => {
  expect(shown('2026-12-01', (collection) => collection !== 'bridal')).toBeUndefined();
});
