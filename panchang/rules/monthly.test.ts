import { describe, expect, test } from 'vitest';
import type { FestivalEvent, FestivalRule } from '../words.ts';
import { festivalYear } from '../festival-year.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOLERANCE = 2;

function eventsOf(year: number, ...rules: FestivalRule[]): FestivalEvent[] {
  return festivalYear(year).filter(({ rule }) => rules.includes(rule));
}

/** Returns the 'MM-DD' of an event. */
function day({ date }: FestivalEvent): string {
  return date.slice(5);
}

/** Returns the minutes between an instant and a printed time, '05:39' or '05:39+1' for the next day. */
function minutesOff(instant: number, date: string, clock: string): number {
  const [time, later] = clock.split('+');
  const printed = Date.parse(`${date}T${time}:00+05:30`) + Number(later ?? 0) * DAY;
  return Math.abs(instant - printed) / MINUTE;
}

describe('Pradosh falls on the printed days, named by the weekday', () => {
  test.each([
    [
      2025,
      `01-11 Shani, 01-27 Soma, 02-09 Ravi, 02-25 Bhauma, 03-11 Bhauma, 03-27 Guru, 04-10 Guru, 04-25 Shukra,
       05-09 Shukra, 05-24 Shani, 06-08 Ravi, 06-23 Soma, 07-08 Bhauma, 07-22 Bhauma, 08-06 Budha, 08-20 Budha,
       09-05 Shukra, 09-19 Shukra, 10-04 Shani, 10-18 Shani, 11-03 Soma, 11-17 Soma, 12-02 Bhauma, 12-17 Budha`,
    ],
    [
      2026,
      `01-01 Guru, 01-16 Shukra, 01-30 Shukra, 02-14 Shani, 03-01 Ravi, 03-16 Soma, 03-30 Soma, 04-15 Budha,
       04-28 Bhauma, 05-14 Guru, 05-28 Guru, 06-12 Shukra, 06-27 Shani, 07-12 Ravi, 07-26 Ravi, 08-10 Soma,
       08-25 Bhauma, 09-08 Bhauma, 09-24 Guru, 10-08 Guru, 10-23 Shukra, 11-06 Shukra, 11-22 Ravi, 12-06 Ravi,
       12-21 Soma`,
    ],
  ])('%i', (year, printed) => {
    const found = eventsOf(year, 'pradosh').map((event) => `${day(event)} ${event.name.split(' ')[0]}`);
    expect(found).toEqual(printed.split(',').map((row) => row.trim()));
  });
});

describe('Sankashti Chaturthi falls on the printed days, until moonrise', () => {
  test.each([
    [
      2025,
      `01-17 21:09, 02-16 21:39, 03-17 21:18, 04-16 22:01, 05-16 22:39, 06-14 22:08, 07-14 21:55, 08-12 21:00 Angarki,
       09-10 20:07, 10-10 20:14, 11-08 20:00, 12-07 19:56`,
    ],
    [
      2026,
      `01-06 20:55 Angarki, 02-05 21:35, 03-06 21:14, 04-05 21:54, 05-05 22:30 Angarki, 06-03 21:59, 07-03 21:49,
       08-02 21:21, 08-31 20:25, 09-29 19:40 Angarki, 10-29 20:12, 11-27 20:13, 12-26 20:14`,
    ],
  ])('%i', (year, printed) => {
    const rows = printed.split(',').map((row) => row.trim().split(' '));
    const events = eventsOf(year, 'sankashti-chaturthi');
    expect(events.map(day)).toEqual(rows.map(([date]) => date));
    expect(events.map(({ name }) => name.startsWith('Angarki '))).toEqual(
      rows.map(([, , angarki]) => Boolean(angarki)),
    );
    for (const [index, { date, times }] of events.entries()) {
      expect(minutesOff(times[0]!.fromAt, date, rows[index]![1]!), date).toBeLessThanOrEqual(TOLERANCE);
    }
  });
});

describe('fasts of every month fall on the printed days; a greater festival of the same day stands for them', () => {
  const printed: [string, FestivalRule[], number, string][] = [
    [
      'Vinayaka Chaturthi',
      ['vinayaka-chaturthi', 'ganesh-chaturthi'],
      2025,
      '01-03, 02-01, 03-03, 04-01, 05-01, 05-30, 06-28, 07-28, 08-27, 09-25, 10-25, 11-24, 12-24',
    ],
    [
      'Vinayaka Chaturthi',
      ['vinayaka-chaturthi', 'ganesh-chaturthi'],
      2026,
      '01-22, 02-21, 03-22, 04-20, 05-20, 06-18, 07-17, 08-16, 09-14, 10-14, 11-13, 12-13',
    ],
    [
      'Masik Shivaratri',
      ['masik-shivaratri', 'maha-shivaratri'],
      2025,
      '01-27, 02-26, 03-27, 04-26, 05-25, 06-23, 07-23, 08-21, 09-19, 10-19, 11-18, 12-18',
    ],
    [
      'Masik Shivaratri',
      ['masik-shivaratri', 'maha-shivaratri'],
      2026,
      '01-16, 02-15, 03-17, 04-15, 05-15, 06-13, 07-12, 08-11, 09-09, 10-08, 11-07, 12-07',
    ],
    ['Purnima Vrat where it is not the day of the bath', ['purnima-vrat'], 2025, '03-13, 06-10, 10-06'],
    ['Purnima Vrat where it is not the day of the bath', ['purnima-vrat'], 2026, '04-01, 05-30, 08-27, 10-25'],
    ['Sawan Somvar', ['sawan-somvar'], 2025, '07-14, 07-21, 07-28, 08-04'],
    ['Sawan Somvar', ['sawan-somvar'], 2026, '08-03, 08-10, 08-17, 08-24'],
    ['Mangala Gauri', ['mangala-gauri'], 2025, '07-15, 07-22, 07-29, 08-05'],
    ['Mangala Gauri', ['mangala-gauri'], 2026, '08-04, 08-11, 08-18, 08-25'],
  ];

  test.each(printed)('%s', (_, rules, year, days) => {
    expect(eventsOf(year, ...rules).map(day)).toEqual(days.split(', '));
  });
});

describe('Purnima and Amavasya fall on the printed days and in the printed months', () => {
  const PURNIMAS: FestivalRule[] = [
    'purnima',
    'buddha-purnima',
    'guru-purnima',
    'kartik-purnima',
    'pausha-purnima',
    'maghi-purnima',
  ];
  const AMAVASYAS: FestivalRule[] = ['amavasya', 'hariyali-amavasya', 'mauni-amavasya'];

  test.each([
    [
      2025,
      PURNIMAS,
      `01-13 Pausha, 02-12 Magha, 03-14 Phalguna, 04-12 Chaitra, 05-12 Vaishakha, 06-11 Jyeshtha, 07-10 Ashadha,
       08-09 Shravana, 09-07 Bhadrapada, 10-07 Ashvina, 11-05 Kartika, 12-04 Margashirsha`,
    ],
    [
      2026,
      PURNIMAS,
      `01-03 Pausha, 02-01 Magha, 03-03 Phalguna, 04-02 Chaitra, 05-01 Vaishakha, 05-31 Adhika Jyeshtha,
       06-29 Jyeshtha, 07-29 Ashadha, 08-28 Shravana, 09-26 Bhadrapada, 10-26 Ashvina, 11-24 Kartika,
       12-23 Margashirsha`,
    ],
    [
      2025,
      AMAVASYAS,
      `01-29 Magha, 02-27 Phalguna, 03-29 Chaitra, 04-27 Vaishakha, 05-27 Jyeshtha, 06-25 Ashadha, 07-24 Shravana,
       08-23 Bhadrapada, 09-21 Ashvina, 10-21 Kartika, 11-20 Margashirsha, 12-19 Pausha`,
    ],
    [
      2026,
      AMAVASYAS,
      `01-18 Magha, 02-17 Phalguna, 03-19 Chaitra, 04-17 Vaishakha, 05-16 Jyeshtha, 06-15 Adhika Jyeshtha,
       07-14 Ashadha, 08-12 Shravana, 09-11 Bhadrapada, 10-10 Ashvina, 11-09 Kartika, 12-08 Margashirsha`,
    ],
  ])('%i', (year, rules, printed) => {
    const found = eventsOf(year, ...rules).map((event) => `${day(event)} ${event.lunarDay.month}`);
    expect(found).toEqual(printed.split(',').map((row) => row.trim()));
  });

  test('a Monday and a Saturday name an Amavasya', () => {
    const named = [2025, 2026].flatMap((year) => eventsOf(year, 'amavasya')).filter(({ name }) => name.includes('('));
    expect(named.map(({ date, name }) => `${date} ${name.split(' ')[0]}`)).toEqual([
      '2025-03-29 Shani',
      '2025-08-23 Shani',
      '2026-05-16 Shani',
      '2026-06-15 Somvati',
      '2026-10-10 Shani',
      '2026-11-09 Somvati',
    ]);
  });
});

describe('Pushya on a Thursday or a Sunday, for as long as printed', () => {
  test.each<[FestivalRule, number, string]>([
    ['guru-pushya', 2025, '07-24 16:44 05:39+1; 08-21 05:54 00:09+1; 09-18 06:08 06:33'],
    ['guru-pushya', 2026, '04-23 20:57 05:47+1; 05-21 05:27 02:50+1; 06-18 05:23 11:33'],
    ['ravi-pushya', 2025, '03-09 23:55 06:37+1; 04-06 06:06 06:04+1; 05-04 05:38 12:54; 12-07 04:12+1 07:02+1'],
    [
      'ravi-pushya',
      2026,
      `01-04 15:11 07:15+1; 02-01 07:09 23:58; 03-01 06:47 08:34; 10-04 00:14+1 06:16+1; 11-01 06:33 04:31+1;
       11-29 06:55 11:00`,
    ],
  ])('%s %i', (rule, year, printed) => {
    const rows = printed.split(';').map((row) => row.trim().split(' '));
    const events = eventsOf(year, rule);
    expect(events.map(day)).toEqual(rows.map(([date]) => date));
    for (const [index, { date, times, type }] of events.entries()) {
      expect(type).toBe('muhurat');
      expect(minutesOff(times[0]!.fromAt, date, rows[index]![1]!), `${date} from`).toBeLessThanOrEqual(TOLERANCE);
      expect(minutesOff(times[0]!.toAt, date, rows[index]![2]!), `${date} to`).toBeLessThanOrEqual(TOLERANCE);
    }
  });
});
