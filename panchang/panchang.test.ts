import { describe, expect, test } from 'vitest';
import type { DayPanchang } from './words.ts';
import { panchangOf } from './festival-year.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function minutesOff(instant: number | null, printed: string): number {
  return Math.abs(instant! - Date.parse(`${printed}:00+05:30`)) / MINUTE;
}

/** Returns the panchang of consecutive days. */
function days(first: string, count: number): DayPanchang[] {
  const from = Date.parse(first);
  return Array.from({ length: count }, (_, index) => {
    return panchangOf(new Date(from + index * 24 * HOUR).toISOString().slice(0, 10));
  });
}

describe('a day in the printed almanac', () => {
  const day = panchangOf('2025-09-05');

  test('has its tithi, and the nakshatra of Onam to the minute or two', () => {
    expect(day.tithis[0]!.name).toBe('Shukla Trayodashi');
    expect(day.nakshatras[0]!.name).toBe('Shravana');
    expect(minutesOff(day.nakshatras[0]!.untilAt, '2025-09-05T23:38')).toBeLessThanOrEqual(2);
  });

  test('has its yoga: Vaidhriti spoiled the morning of a Navratri', () => {
    const [yoga] = panchangOf('2024-04-09').yogas;
    expect(yoga!.name).toBe('Vaidhriti');
    expect(minutesOff(yoga!.untilAt, '2024-04-09T14:18')).toBeLessThanOrEqual(2);
  });

  test('has sunrise, sunset and moonrise of New Delhi', () => {
    expect(minutesOff(panchangOf('2025-01-01').sunriseAt, '2025-01-01T07:14')).toBeLessThanOrEqual(1);
    expect(minutesOff(panchangOf('2025-01-01').sunsetAt, '2025-01-01T17:36')).toBeLessThanOrEqual(1);
    expect(minutesOff(panchangOf('2025-10-10').moonriseAt, '2025-10-10T20:13')).toBeLessThanOrEqual(2);
  });
});

describe('a lunar month', () => {
  const month = days('2026-10-10', 32);

  test('has one day without moonrise and one without moonset at most', () => {
    expect(month.filter(({ moonriseAt }) => moonriseAt === null).length).toBeLessThanOrEqual(2);
    expect(month.filter(({ moonsetAt }) => moonsetAt === null).length).toBeLessThanOrEqual(2);
  });

  test.each(['tithis', 'nakshatras', 'yogas', 'karanas'] as const)('lets its %s follow without a gap', (limb) => {
    for (const [index, day] of month.entries()) {
      const next = month[index + 1];
      const ends = day[limb].map(({ untilAt }) => untilAt);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      // The limb at the next sunrise is the last one of this day and the first one of the next.
      if (next) {
        expect(next[limb][0]!.name).toBe(day[limb].at(-1)!.name);
        expect(Math.abs(next[limb][0]!.untilAt - ends.at(-1)!)).toBeLessThan(MINUTE);
      }
    }
  });

  test('has Bhadra in the halves of eight tithis', () => {
    const tithis = month.flatMap((day) => day.tithis);
    const ends = month.flatMap((day) => day.karanas.filter(({ name }) => name.startsWith('Vishti')));
    const found = ends.map(({ untilAt }) => tithis.find((tithi) => tithi.untilAt > untilAt - HOUR)!.name);
    expect([...new Set(found)].toSorted()).toEqual([
      'Krishna Chaturdashi',
      'Krishna Dashami',
      'Krishna Saptami',
      'Krishna Tritiya',
      'Purnima',
      'Shukla Ashtami',
      'Shukla Chaturthi',
      'Shukla Ekadashi',
    ]);
  });

  test('has the four karanas of its own about the new moon', () => {
    const names = new Set(month.flatMap((day) => day.karanas.map(({ name }) => name)));
    for (const name of ['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna']) expect(names).toContain(name);
  });
});

describe('parts of the day', () => {
  // 8 November 2026 is a Sunday.
  const week = days('2026-11-08', 7);

  test('Abhijit is good, but not on a Wednesday', () => {
    const has = week.map(({ good }) => good.some(({ label }) => label === 'Abhijit muhurat'));
    expect(has).toEqual([true, true, true, false, true, true, true]);
  });

  test('Rahu has an eighth of each day, by the weekday', () => {
    const eighths = week.map(({ sunriseAt, sunsetAt, avoided }) => {
      const rahu = avoided.find(({ label }) => label === 'Rahu kaal')!;
      return Math.round(((rahu.toAt - sunriseAt) / (sunsetAt - sunriseAt)) * 8);
    });
    expect(eighths).toEqual([8, 2, 7, 5, 6, 4, 3]);
  });
});
