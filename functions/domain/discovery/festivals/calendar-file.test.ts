import { describe, expect, test } from 'vitest';
import { cityNamed, NEW_DELHI } from '#contract/shop/cities.ts';
import type { FestivalEvent } from '#contract/shop/festivals.ts';
import { calendarFile } from './calendar-file.ts';
import { festivalYear } from '#panchang/festival-year.ts';

const ORIGIN = 'https://shop.example';
const ofYear = () => calendarFile('Hindu festivals 2026', festivalYear(2026), NEW_DELHI, ORIGIN);
const file = ofYear();

/** Returns the unfolded lines, as a reader of the file joins them. */
function unfolded(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

/** Returns the lines between BEGIN and END of one event. */
function eventOf(uid: string): string[] {
  const lines = unfolded(file);
  const at = lines.indexOf(`UID:${uid}`);
  return lines.slice(at - 1, lines.indexOf('END:VEVENT', at) + 1);
}

const example: FestivalEvent = {
  rule: 'diwali',
  slug: 'diwali',
  date: '2026-12-31',
  lastDate: '2026-12-31',
  name: 'Lamps; sweets, and more \\ दीपावली',
  type: 'festival',
  lunarDay: { month: 'Kartika', amantaMonth: 'Ashvina', paksha: 'Krishna', tithi: 15 },
  muhurat: 'दीपावली '.repeat(30).trim(),
  times: [],
  note: '',
};

describe('a year as a calendar file', () => {
  test('is one calendar with a name and an event for each of the year', () => {
    const lines = unfolded(file);
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines).toContain('X-WR-CALNAME:Hindu festivals 2026');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(festivalYear(2026).length);
  });

  test('says of a fast when it is, when its puja is, and where to read more', () => {
    const lines = eventOf('2026-karwa-chauth@shop.example');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261029');
    expect(lines).toContain('DTEND;VALUE=DATE:20261030');
    expect(lines).toContain('SUMMARY:Karwa Chauth');
    expect(lines).toContain('CATEGORIES:Fast');
    expect(lines).toContain('URL:https://shop.example/hindu-festivals-calendar/2026/karwa-chauth');
    const said = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(said).toContain('Pujan muhurat 5:38 pm to 6:55 pm\\; Moonrise 8:12 pm\\nKartika Krishna Chaturthi\\n');
    expect(said).toMatch(/Date and times are for New Delhi\.$/);
  });

  test('names every event once', () => {
    const uids = unfolded(file).filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(uids.length);
  });

  test('is the same file when made again', () => {
    expect(ofYear()).toBe(file);
  });
});

describe('a festival in a city as a calendar file', () => {
  const guwahati = cityNamed('Guwahati')!;
  const day = festivalYear(2026, guwahati).find(({ slug }) => slug === 'karwa-chauth')!;
  const lines = unfolded(calendarFile(day.name, [day], guwahati, ORIGIN));

  test('names the city, and says its times', () => {
    expect(lines).toContain('X-WR-CALNAME:Karwa Chauth\\, Guwahati');
    const said = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(said).toContain('Moonrise 7:18 pm');
    expect(said).toMatch(/Date and times are for Guwahati\.$/);
    expect(lines).toContain('URL:https://shop.example/hindu-festivals-calendar/2026/karwa-chauth?city=guwahati');
  });

  test('may lie beside the same festival in New Delhi', () => {
    expect(lines).toContain('UID:2026-karwa-chauth-guwahati@shop.example');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });
});

describe('lines', () => {
  const text = calendarFile('Hindu festivals 2026', [example], NEW_DELHI, ORIGIN);

  test('end with CR and LF, and have at most 75 octets', () => {
    for (const made of [file, text]) {
      expect(made.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const longest = Math.max(...made.split('\r\n').map((line) => new TextEncoder().encode(line).length));
      expect(longest).toBeLessThanOrEqual(75);
      expect(longest).toBeGreaterThan(70);
    }
  });

  test('are broken between letters, never within one', () => {
    expect(text).not.toContain('\uFFFD');
    expect(unfolded(text).find((line) => line.startsWith('DESCRIPTION:'))).toContain(example.muhurat);
  });

  test('have their commas, semicolons and backslashes escaped', () => {
    expect(unfolded(text)).toContain('SUMMARY:Lamps\\; sweets\\, and more \\\\ दीपावली');
  });

  test('end a last day of the year in the next', () => {
    expect(unfolded(text)).toContain('DTEND;VALUE=DATE:20270101');
  });
});

describe('a year in Hindi as a calendar file', () => {
  const hindi = unfolded(calendarFile('हिंदू त्योहार 2026', festivalYear(2026), NEW_DELHI, ORIGIN, 'hi'));
  const at = hindi.indexOf('UID:2026-karwa-chauth@shop.example');
  const lines = hindi.slice(at - 1, hindi.indexOf('END:VEVENT', at) + 1);

  test('says each event in Hindi, and leads to its page in Hindi', () => {
    expect(lines).toContain('SUMMARY:करवा चौथ');
    expect(lines).toContain('CATEGORIES:व्रत');
    expect(lines).toContain('URL:https://shop.example/hi/hindu-festivals-calendar/2026/karwa-chauth');
    const said = lines.find((line) => line.startsWith('DESCRIPTION:'));
    expect(said).toContain('पूजन मुहूर्त शाम 5:38 से 6:55 तक\\; चंद्रोदय रात 8:12\\nकार्तिक कृष्ण चतुर्थी');
    expect(said).toMatch(/तारीख और समय नई दिल्ली के हैं।$/);
  });

  test('keeps the identity of events, so that it replaces the English ones in a calendar', () => {
    const ids = (of: string[]) => of.filter((line) => line.startsWith('UID:'));
    expect(ids(hindi)).toEqual(ids(unfolded(file)));
  });
});
