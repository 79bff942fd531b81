import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  addDays,
  formatDay,
  formatFullDay,
  formatInstant,
  formatWeekday,
  kolkataDay,
  startOfDay,
} from './dates.ts';

const at = (text: string) => Date.parse(text);
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map(Number);

describe('a day begins and ends at midnight in Kolkata', () => {
  test.each([
    ['2026-03-31T18:29:59.999Z', '2026-03-31'],
    ['2026-03-31T18:30:00.000Z', '2026-04-01'],
    ['2026-12-31T18:29:59Z', '2026-12-31'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2028-02-28T18:30:00Z', '2028-02-29'],
    ['2026-02-28T18:30:00Z', '2026-03-01'],
    ['2026-11-20T00:00:00+05:30', '2026-11-20'],
    ['2026-11-20T23:59:59+05:30', '2026-11-20'],
  ])('%s is on %s', (moment, day) => {
    expect(kolkataDay(at(moment))).toBe(day);
  });

  test('an instant lies in its day, before the start of the next', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const day = kolkataDay(moment);
        expect(startOfDay(day)).toBeLessThanOrEqual(moment);
        expect(startOfDay(addDays(day, 1))).toBeGreaterThan(moment);
      }),
    );
  });

  test('days compare as texts', () => {
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        if (one <= other) expect(kolkataDay(one) <= kolkataDay(other)).toBe(true);
      }),
    );
  });

  test('a day begins at its first moment in Kolkata', () => {
    expect(new Date(startOfDay('2026-11-20')).toISOString()).toBe('2026-11-19T18:30:00.000Z');
  });
});

describe('counting days', () => {
  test.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('%s and %i days: %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  test.each([
    ['from Friday over Sunday', '2026-11-20', 3, '2026-11-24'],
    ['Saturday counts', '2026-11-20', 1, '2026-11-21'],
    ['from Saturday to Monday', '2026-11-21', 1, '2026-11-23'],
    ['from Sunday to Monday', '2026-11-22', 1, '2026-11-23'],
    ['none', '2026-11-22', 0, '2026-11-22'],
    ['a week of six', '2026-11-23', 6, '2026-11-30'],
  ])('business days: %s', (_, day, count, result) => {
    expect(addBusinessDays(day, count)).toBe(result);
  });
});

describe('as people read them', () => {
  test('days', () => {
    expect(formatDay('2026-11-05')).toBe('5 Nov 2026');
    expect(formatWeekday('2026-11-24')).toBe('Tue, 24 Nov');
    expect(formatFullDay('2026-10-29')).toBe('Thursday, 29 October 2026');
  });

  test.each([
    ['2026-11-20T06:05:00Z', '20 Nov 2026, 11:35 am'],
    ['2026-11-20T18:30:00Z', '21 Nov 2026, 12:00 am'],
    ['2026-11-20T06:30:00Z', '20 Nov 2026, 12:00 pm'],
  ])('%s in India: %s', (moment, text) => {
    expect(formatInstant(at(moment))).toBe(text);
  });

  test('are what the language’s own rules for India make of them', () => {
    const rules = (of: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...of });
    const long = rules({ day: 'numeric', month: 'short', year: 'numeric' });
    const short = rules({ weekday: 'short', day: 'numeric', month: 'short' });
    const name = rules({ weekday: 'long' });
    const clock = rules({ hour: 'numeric', minute: '2-digit' });
    fc.assert(
      fc.property(instant, (moment) => {
        const day = kolkataDay(moment);
        expect(formatDay(day)).toBe(long.format(moment));
        expect(formatWeekday(day)).toBe(short.format(moment));
        expect(formatFullDay(day).split(',')[0]).toBe(name.format(moment));
        expect(formatInstant(moment)).toBe(`${formatDay(day)}, ${clock.format(moment).replace(/\s/g, ' ')}`);
      }),
    );
  });
});
