import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { festivalPath } from '#contract/pages/paths.ts';
import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import { type FestivalEvent, TITHI_NAMES } from '#contract/shop/festivals.ts';
import { muhurat } from '#contract/words/hi/festival-texts.ts';
import { FESTIVALS_WORDS } from '#contract/words/index.ts';
import { civilDayFrom, dateOf } from '#panchang/astronomy/clock.ts';

/** The longest line of RFC 5545 in octets. A longer line continues after a line break and a space. */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (used + octets > LINE_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += sign;
    used += octets;
  }
  return folded;
}

/** Returns a value of type TEXT. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Returns a value of type DATE. */
function dateValue(date: string): string {
  return date.replaceAll('-', '');
}

function lunarDayInWords({ lunarDay }: FestivalEvent): string {
  const { month, paksha, tithi } = lunarDay;
  const name = paksha === 'Krishna' && tithi === 15 ? 'Amavasya' : TITHI_NAMES[tithi - 1];
  return `${month} ${paksha} ${name}`;
}

function description(event: FestivalEvent, city: City, language: Language): string {
  const words = FESTIVALS_WORDS[language];
  const place = words.datesAreFor(words.place(city.name));
  const lines =
    language === 'en'
      ? [event.muhurat, lunarDayInWords(event), event.note]
      : [muhurat(event.times, event.date), words.lunarDay(event.lunarDay), words.note(event.note)];
  return [...lines, place].filter(Boolean).join('\n');
}

function eventLines(event: FestivalEvent, city: City, origin: string, language: Language): string[] {
  const words = FESTIVALS_WORDS[language];
  const year = Number(event.date.slice(0, 4));
  // A calendar may contain one festival in two cities.
  const inCity = city === NEW_DELHI ? '' : `-${city.slug}`;
  return [
    'BEGIN:VEVENT',
    `UID:${year}-${event.slug}${inCity}@${new URL(origin).host}`,
    // A fixed date, so that the same events give the same file: the first day a year's calendar is of use.
    `DTSTAMP:${year - 1}0101T000000Z`,
    `DTSTART;VALUE=DATE:${dateValue(event.date)}`,
    // DTEND is exclusive: for all-day events it is the day after the last one.
    `DTEND;VALUE=DATE:${dateValue(dateOf(civilDayFrom(event.lastDate) + 1))}`,
    `SUMMARY:${text(words.name(event.name))}`,
    `DESCRIPTION:${text(description(event, city, language))}`,
    `URL:${origin}${pathIn(language, festivalPath(event, city))}`,
    `CATEGORIES:${words.types[event.type]}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/**
 * Returns events as a calendar file (RFC 5545), for phones and mail programs. The same events give the same text. An
 * event keeps its UID, so that a second import corrects the first.
 *
 * @param name the calendar's name in a calendar program
 * @param city where the events were computed
 * @param origin the shop's address without a final slash: events link to their pages
 */
export function calendarFile(
  name: string,
  events: readonly FestivalEvent[],
  city: City,
  origin: string,
  language: Language = 'en',
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(origin).hostname}//Hindu festivals calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name + (city === NEW_DELHI ? '' : `, ${FESTIVALS_WORDS[language].place(city.name)}`))}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...events.flatMap((event) => eventLines(event, city, origin, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
