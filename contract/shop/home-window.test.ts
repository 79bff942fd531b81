import { expect, test } from 'vitest';
import { DEFAULT_HOME_WINDOW, isDayOfYear, seasonOn, spansThatMeet } from './home-window.ts';

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

const span = (from: string, to: string) => ({ from, to });

test.each([
  ['one after the other', [span('03-01', '05-31'), span('06-01', '08-31')], undefined],
  ['around the year', [span('11-01', '02-29'), span('03-01', '10-31')], undefined],
  ['one day in both', [span('03-01', '05-31'), span('05-31', '08-31')], { one: 0, other: 1, on: '05-31' }],
  ['one within the other', [span('03-01', '08-31'), span('05-01', '05-02')], { one: 0, other: 1, on: '05-01' }],
  ['over the new year', [span('01-10', '01-20'), span('11-01', '02-29')], { one: 0, other: 1, on: '01-10' }],
  ['both over the new year', [span('12-01', '01-05'), span('12-20', '01-02')], { one: 0, other: 1, on: '12-20' }],
])('seasons %s', (_, spans, meet) => {
  expect(spansThatMeet(spans)).toEqual(meet);
});

test.each(['01-01', '02-29', '12-31'])('%s is a day of the year', (day) => {
  expect(isDayOfYear(day)).toBe(true);
});

test.each(['', '1-1', '02-30', '04-31', '13-01', '00-10', '11-00', '2026-11-01'])('%j is none', (day) => {
  expect(isDayOfYear(day)).toBe(false);
});

test('the seasons of a new shop leave no day of the year without one, and none with two', () => {
  expect(spansThatMeet(DEFAULT_HOME_WINDOW.seasons)).toBeUndefined();
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2025, 0, 1); day += 86_400_000) {
    expect(shown(new Date(day).toISOString().slice(0, 10))).toBeDefined();
  }
});
