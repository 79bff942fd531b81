import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { awayInWords, awayOn, dayOutside, HOLIDAY_DAYS_MAX, holidayFaults, holidayOf } from './holiday.ts';

const HOLIDAY = { from: '2026-11-28', until: '2026-12-05' };

test.each([
  ['before it', '2026-11-27', '2026-11-27'],
  ['on its first day', '2026-11-28', '2026-12-06'],
  ['on its last day', '2026-12-05', '2026-12-06'],
  ['after it', '2026-12-06', '2026-12-06'],
])('a parcel that would leave %s leaves on the first day outside', (_, day, outside) => {
  expect(dayOutside(day, HOLIDAY)).toBe(outside);
  expect(dayOutside(day, null)).toBe(day);
});

test('no day outside is in the holiday or before the day that was asked for', () => {
  const days = fc.nat({ max: 200 }).map((after) => addDays('2026-06-01', after));
  fc.assert(
    fc.property(days, days, fc.nat({ max: 59 }), (day, from, more) => {
      const holiday = { from, until: addDays(from, more) };
      const outside = dayOutside(day, holiday);
      expect(outside >= day).toBe(true);
      expect(holiday.from <= outside && outside <= holiday.until).toBe(false);
    }),
  );
});

test.each([
  ['two days before', '2026-11-26', false],
  ['on the day before, when an order would already be sent in it', '2026-11-27', true],
  ['on its last day', '2026-12-05', true],
  ['on the day after', '2026-12-06', false],
])('shoppers read of it %s: %s', (_, today, isTold) => {
  expect(awayOn(HOLIDAY, today)).toEqual(isTold ? { until: '2026-12-05', sentFrom: '2026-12-06' } : null);
});

test('the words name the last day and the first day on which parcels leave', () => {
  expect(awayInWords(HOLIDAY)).toBe('Away until 5 Dec 2026: sent from 6 Dec 2026');
});

test('a row has a holiday with both days only', () => {
  expect(holidayOf({ holidayFromOn: HOLIDAY.from, holidayUntilOn: HOLIDAY.until })).toEqual(HOLIDAY);
  expect(holidayOf({ holidayFromOn: null, holidayUntilOn: null })).toBeNull();
});

describe('a holiday', () => {
  const today = '2026-11-28';
  test.each([
    ['may begin today', HOLIDAY, null, {}],
    ['may be a single day', { from: today, until: today }, null, {}],
    ['may be set ahead', { from: '2027-03-01', until: '2027-03-02' }, null, {}],
    ['has at most 60 days', { from: today, until: addDays(today, HOLIDAY_DAYS_MAX - 1) }, null, {}],
    [
      'with 61 days is too long',
      { from: today, until: addDays(today, HOLIDAY_DAYS_MAX) },
      null,
      { until: expect.any(String) },
    ],
    ['cannot begin in the past', { from: '2026-11-27', until: today }, null, { from: expect.any(String) }],
    ['cannot end before it begins', { from: '2026-11-30', until: '2026-11-29' }, null, { until: expect.any(String) }],
    [
      'that has begun may be changed',
      { from: '2026-11-20', until: today },
      { from: '2026-11-20', until: '2026-12-05' },
      {},
    ],
    [
      'that is over cannot be changed',
      { from: '2026-11-20', until: today },
      { from: '2026-11-20', until: '2026-11-22' },
      { from: expect.any(String) },
    ],
  ])('%s', (_, holiday, before, faults) => {
    expect(holidayFaults(holiday, today, before)).toEqual(faults);
  });
});
