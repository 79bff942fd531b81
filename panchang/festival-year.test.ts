import { describe, expect, test } from 'vitest';
import { FESTIVAL_RULES, type FestivalRule } from './words.ts';
import { openHorizon } from './astronomy/horizon.ts';
import { openAlmanac } from './calendar/almanac.ts';
import { festivalYear, isYearRemembered, lunarDayOf, lunarMonthsOf, NEW_DELHI, panchangOf } from './festival-year.ts';
import { placeNamed } from './places-of-tests.ts';

const DAY = 86_400_000;

/** Both ends, a sample between, and rare ones: 1963 and 1983 lost a month, 2029 and 2048 have two Chaitras. */
const YEARS = [
  1900, 1950, 1963, 1964, 1978, 1982, 1983, 1999, 2013, 2020, 2025, 2026, 2027, 2029, 2034, 2041, 2048, 2100,
];

/** Celebrated more often than once a year. */
const OFTEN: ReadonlySet<FestivalRule> = new Set([
  'pradosh',
  'sankashti-chaturthi',
  'vinayaka-chaturthi',
  'masik-shivaratri',
  'purnima',
  'purnima-vrat',
  'amavasya',
  'sawan-somvar',
  'mangala-gauri',
  'kalashtami',
  'skanda-shashthi',
  'pushya-nakshatra',
  'guru-pushya',
  'ravi-pushya',
  'kharmas-begins',
  'kharmas-ends',
  'navratri-days',
  // If two traditions differ, each day is a row.
  'krishna-janmashtami',
]);

/** They are so near the New Year, or depend so much on a rare month, that a civil year may have none or two. */
const SOMETIMES: ReadonlySet<FestivalRule> = new Set([
  'pausha-purnima',
  'vaikuntha-ekadashi',
  'padmini-ekadashi',
  'parama-ekadashi',
  'saphala-ekadashi',
  'pausha-putrada-ekadashi',
]);

function dateOf(year: number, rule: FestivalRule): string {
  return festivalYear(year).find((event) => event.rule === rule)!.date;
}

function householders(year: number) {
  return festivalYear(year).filter(({ name }) => !name.endsWith(' (Vaishnava)'));
}

describe.each(YEARS)('%i', (year) => {
  test('has its events in order, in the year, each with an address of its own', () => {
    const events = festivalYear(year);
    const dates = events.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set([String(year)]));
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(events.length);
    for (const { slug } of events) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('has each festival once', () => {
    // In a year that loses a month, two Ekadashis share one tithi.
    const lost = openAlmanac(year, openHorizon(NEW_DELHI)).lunations.some(({ months }) => months.length > 1);
    for (const rule of FESTIVAL_RULES) {
      if (OFTEN.has(rule) || SOMETIMES.has(rule) || (lost && rule.endsWith('-ekadashi'))) continue;
      expect(
        householders(year).filter((event) => event.rule === rule),
        rule,
      ).toHaveLength(1);
    }
  });

  test('has 24 to 26 Ekadashis and nine days of Navratri', () => {
    const ekadashis = householders(year).filter(({ rule }) => {
      return rule.endsWith('-ekadashi') && rule !== 'vaikuntha-ekadashi';
    });
    expect(ekadashis.length).toBeGreaterThanOrEqual(24);
    expect(ekadashis.length).toBeLessThanOrEqual(26);
    expect(festivalYear(year).filter(({ rule }) => rule === 'navratri-days')).toHaveLength(9);
  });

  test('has no time that ends before it begins, or that belongs to another week', () => {
    for (const { slug, date, times } of festivalYear(year)) {
      for (const { label, fromAt, toAt } of times) {
        expect(toAt - fromAt, `${slug}: ${label}`).toBeGreaterThanOrEqual(0);
        expect(toAt - fromAt, `${slug}: ${label}`).toBeLessThan(1.25 * DAY);
        expect(Math.abs(fromAt - Date.parse(`${date}T12:00:00+05:30`)), `${slug}: ${label}`).toBeLessThan(2 * DAY);
      }
    }
  });

  test('has Diwali 18 to 21 days after Dussehra, and Holi after Holika Dahan', () => {
    const days = (Date.parse(dateOf(year, 'diwali')) - Date.parse(dateOf(year, 'vijayadashami'))) / DAY;
    expect(days).toBeGreaterThanOrEqual(18);
    expect(days).toBeLessThanOrEqual(21);
    expect(Date.parse(dateOf(year, 'holi')) - Date.parse(dateOf(year, 'holika-dahan'))).toBe(DAY);
  });

  test('keeps nothing but monthly fasts in an adhika month', () => {
    const stored = festivalYear(year).filter(({ lunarDay, rule, type }) => {
      return lunarDay.amantaMonth.startsWith('Adhika') && type === 'festival' && !OFTEN.has(rule);
    });
    const bySunOrCustom: FestivalRule[] = [
      'ganga-dussehra',
      'makar-sankranti',
      'lohri',
      'thai-pongal',
      'baisakhi',
      'puthandu',
      'vishu',
      'pohela-boishakh',
      'vishwakarma-puja',
      'onam',
    ];
    expect(stored.map(({ rule }) => rule).filter((rule) => !bySunOrCustom.includes(rule))).toEqual([]);
  });
});

describe('public holidays of other years', () => {
  test.each([
    [2001, '11-14 diwali'],
    [2004, '11-12 diwali'],
    [2008, '10-28 diwali'],
    [2010, '11-05 diwali'],
    [2012, '11-13 diwali'],
    [2013, '03-27 holi'],
    [2015, '08-29 raksha-bandhan, 10-22 vijayadashami, 11-11 diwali'],
    [2016, '03-24 holi'],
    [2017, '09-30 vijayadashami'],
    [2018, '03-02 holi, 08-26 raksha-bandhan, 10-19 vijayadashami, 11-07 diwali'],
    [2019, '01-15 makar-sankranti, 03-21 holi, 08-15 raksha-bandhan, 10-08 vijayadashami, 10-27 diwali'],
    [2020, '01-15 makar-sankranti, 03-10 holi, 08-03 raksha-bandhan, 10-25 vijayadashami, 11-14 diwali'],
    [2021, '01-14 makar-sankranti, 03-29 holi, 08-22 raksha-bandhan, 10-15 vijayadashami, 11-04 diwali'],
    [2022, '01-14 makar-sankranti, 03-18 holi, 08-11 raksha-bandhan, 10-05 vijayadashami, 10-24 diwali'],
    [2023, '01-15 makar-sankranti, 03-08 holi, 08-30 raksha-bandhan, 10-24 vijayadashami, 11-12 diwali'],
    [2024, '01-15 makar-sankranti, 03-25 holi, 08-19 raksha-bandhan, 10-31 diwali'],
  ])('%i', (year, printed) => {
    const rows = printed.split(', ');
    const found = rows.map((row) => {
      const rule = row.slice('MM-DD '.length) as FestivalRule;
      return `${dateOf(year, rule).slice('YYYY-'.length)} ${rule}`;
    });
    expect(found).toEqual(rows);
  });
});

describe('adhika months', () => {
  test.each([
    [2020, 'Ashvina'],
    [2023, 'Shravana'],
    [2026, 'Jyeshtha'],
    [2029, 'Chaitra'],
    [2031, 'Bhadrapada'],
    [2034, 'Ashadha'],
  ])('%i has Adhika %s', (year, month) => {
    const names = Array.from({ length: 12 }, (_, index) => lunarMonthsOf(year, index + 1).split(' – ')).flat();
    expect([...new Set(names.filter((name) => name.startsWith('Adhika')))]).toEqual([`Adhika ${month}`]);
  });

  test.each([2024, 2025, 2027, 2028, 2030])('%i has none', (year) => {
    const names = Array.from({ length: 12 }, (_, index) => lunarMonthsOf(year, index + 1));
    expect(names.filter((name) => name.includes('Adhika'))).toEqual([]);
  });
});

describe('the lunar day', () => {
  test.each([
    ['2026-11-08', 'Kartika', 'Ashvina', 'Krishna', 14],
    ['2026-11-09', 'Kartika', 'Ashvina', 'Krishna', 15],
    ['2026-11-24', 'Kartika', 'Kartika', 'Shukla', 15],
    // The dark half before an adhika month already has the name of the month after it.
    ['2026-05-16', 'Jyeshtha', 'Vaishakha', 'Krishna', 15],
    ['2026-06-15', 'Adhika Jyeshtha', 'Adhika Jyeshtha', 'Krishna', 15],
    ['2026-06-29', 'Jyeshtha', 'Jyeshtha', 'Shukla', 15],
  ])('of %s is in %s, in the south %s: %s %i', (date, month, amantaMonth, paksha, tithi) => {
    expect(lunarDayOf(date)).toEqual({ month, amantaMonth, paksha, tithi });
  });

  test('months that a civil month touches stand in order', () => {
    expect(lunarMonthsOf(2026, 11)).toBe('Kartika – Margashirsha');
    expect(lunarMonthsOf(2026, 6)).toBe('Adhika Jyeshtha – Jyeshtha – Ashadha');
  });
});

describe('where traditions differ', () => {
  test('Janmashtami of 2025 has the public holiday first in name and the night of householders beside it', () => {
    const rows = festivalYear(2025).filter(({ rule }) => rule === 'krishna-janmashtami');
    expect(rows.map(({ slug, date }) => `${slug} ${date}`)).toEqual([
      'krishna-janmashtami-smarta 2025-08-15',
      'krishna-janmashtami 2025-08-16',
    ]);
    expect(rows[1]!.note).toContain('15 August');
  });

  test.each<[number, FestivalRule, string]>([
    [2025, 'diwali', '21 October'],
    [2026, 'holika-dahan', '2 March'],
    [2026, 'thai-pongal', '15 January'],
    [2025, 'baisakhi', '13 or 14 April'],
    [2025, 'papmochani-ekadashi', '26 March'],
    [2026, 'varalakshmi-vratam', '21 August'],
    [2026, 'maha-navami', '20 October'],
    [2026, 'rama-navami', '27 March'],
    [2025, 'govardhan-puja', 'Not the day after Diwali'],
    [2025, 'parashurama-jayanti', '30 April'],
    [2025, 'chhath-puja', 'the next day'],
    [2025, 'kalabhairav-jayanti', '11 November'],
  ])('the note of %i %s names %s', (year, rule, message) => {
    expect(festivalYear(year).find((event) => event.rule === rule)!.note).toContain(message);
  });
});

describe('a year the sky is not known for', () => {
  test.each([1899, 2101, 2026.5, Number.NaN])('%d is refused', (year) => {
    expect(() => festivalYear(year)).toThrow(RangeError);
  });

  test('is refused for a day, too', () => {
    expect(() => lunarDayOf('1899-12-31')).toThrow('The festival calendar knows 1900 to 2100, not 1899');
    expect(() => lunarMonthsOf(2101, 1)).toThrow(RangeError);
  });
});

describe('a place', () => {
  const timesOf = (name: string) =>
    festivalYear(2026, placeNamed(name)).find(({ rule }) => rule === 'karwa-chauth')!.muhurat;

  test('has its own sunrises, moonrises and rising signs', () => {
    expect(new Set(['New Delhi', 'Guwahati', 'Mumbai', 'Kochi', 'Leh'].map(timesOf)).size).toBe(5);
    const [east, west] = ['Guwahati', 'Ahmedabad'].map((name) => panchangOf('2026-10-29', placeNamed(name)).sunriseAt);
    // 19 degrees of longitude at four minutes per degree.
    expect((west! - east!) / 60_000).toBeGreaterThan(65);
    expect((west! - east!) / 60_000).toBeLessThan(85);
  });

  test('where none is named is New Delhi', () => {
    expect(festivalYear(2026)).toBe(festivalYear(2026, placeNamed('New Delhi')));
    expect(lunarDayOf('2026-10-29')).toEqual(lunarDayOf('2026-10-29', NEW_DELHI));
  });

  test('may keep a festival a day from New Delhi, and never more', () => {
    const dates = new Map(festivalYear(2026).map(({ slug, date }) => [slug, date]));
    const farthest = ['Leh', 'Itanagar', 'Port Blair', 'Thiruvananthapuram', 'Kavaratti', 'Rajkot', 'Kolkata'];
    const moved = farthest.flatMap((name) =>
      festivalYear(2026, placeNamed(name))
        .map(({ slug, date }) => (Date.parse(date) - Date.parse(dates.get(slug) ?? date)) / DAY)
        .filter((days) => days !== 0),
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(new Set(moved.map(Math.abs))).toEqual(new Set([1]));
  });

  test('never takes the place of a year of New Delhi', () => {
    const places = Array.from({ length: 60 }, (_, index) => ({ latitude: 10 + index / 4, longitude: 80 }));
    const first = places[0]!;
    festivalYear(2026);
    festivalYear(2026, first);
    expect(isYearRemembered(2026, first)).toBe(true);
    for (const place of places.slice(1)) lunarDayOf('2026-10-29', place);
    expect(isYearRemembered(2026)).toBe(true);
    expect(isYearRemembered(2026, first)).toBe(false);
  });
});
