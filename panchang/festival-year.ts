import { type DayPanchang, FESTIVAL_RULES, type FestivalEvent, type FestivalRule, type LunarDay } from './words.ts';
import { civilDayFrom } from './astronomy/clock.ts';
import { openHorizon, type Place } from './astronomy/horizon.ts';
import { type Almanac, lunarDayOfTithi, openAlmanac } from './calendar/almanac.ts';
import { CIVIL_MONTH_NAMES } from './calendar/names.ts';
import { dayPanchang } from './panchang.ts';
import { byOtherEvent } from './rules/by-other-event.ts';
import { bySun } from './rules/by-sun.ts';
import { byTithi } from './rules/by-tithi.ts';
import { ekadashis } from './rules/ekadashi.ts';
import { monthlyFasts } from './rules/monthly.ts';
import type { Kept } from './rules/occasion.ts';
import { dayInWords } from './rules/pick-day.ts';
import { pushyaDays } from './rules/pushya.ts';
import { muhuratInWords } from './times.ts';

/** The positions of Sun and Moon, and the ayanamsa, are accurate for these years. */
export const FIRST_FESTIVAL_YEAR = 1900;
export const LAST_FESTIVAL_YEAR = 2100;

/** The number of cached years of New Delhi: those that the calendar links to, and some others. */
const REMEMBERED_YEARS = 12;
/** The number of cached years of other locations, each of about 0.33 MB. They never evict a year of New Delhi. */
const OTHER_REMEMBERED_YEARS = 48;

interface Year {
  almanac: Almanac;
  events?: readonly FestivalEvent[];
}

/** The reference location of Indian national almanacs. */
export const NEW_DELHI: Place = { latitude: 28.6139, longitude: 77.209 };

const years = new Map<string, Year>();
const otherYears = new Map<string, Year>();

function rememberedFor({ latitude, longitude }: Place): Map<string, Year> {
  return latitude === NEW_DELHI.latitude && longitude === NEW_DELHI.longitude ? years : otherYears;
}

function keyOf(year: number, { latitude, longitude }: Place): string {
  return `${year} ${latitude} ${longitude}`;
}

function isFestivalYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR;
}

/** Tells whether a location's year is cached, so that its use costs almost nothing. */
export function isYearRemembered(year: number, place: Place = NEW_DELHI): boolean {
  return rememberedFor(place).get(keyOf(year, place))?.events !== undefined;
}

/** Returns a year's almanac, and evicts the least recently used one. */
function openYear(year: number, place: Place): Year {
  if (!isFestivalYear(year)) {
    throw new RangeError(`The festival calendar knows ${FIRST_FESTIVAL_YEAR} to ${LAST_FESTIVAL_YEAR}, not ${year}`);
  }
  const remembered = rememberedFor(place);
  const most = remembered === years ? REMEMBERED_YEARS : OTHER_REMEMBERED_YEARS;
  const key = keyOf(year, place);
  const known = remembered.get(key);
  remembered.delete(key);
  const opened = known ?? { almanac: openAlmanac(year, openHorizon(place)) };
  remembered.set(key, opened);
  if (remembered.size > most) remembered.delete(remembered.keys().next().value!);
  return opened;
}

const ORDER = new Map<FestivalRule, number>(FESTIVAL_RULES.map((rule, index) => [rule, index]));

function byDay(one: Kept, other: Kept): number {
  return one.day.number - other.day.number || ORDER.get(one.rule)! - ORDER.get(other.rule)!;
}

/**
 * Returns the slugs of events. A slug is the rule; for recurring events with the day, 'pradosh-5-november'; for a rare
 * festival that is twice in a civil year with the month, 'pausha-putrada-ekadashi-december'.
 */
function slugsOf(stored: readonly Kept[]): string[] {
  const plain = stored.map(({ rule, slug, recurs, day }) => {
    if (slug) return slug;
    return recurs ? `${rule}-${dayInWords(day).replace(' ', '-').toLowerCase()}` : rule;
  });
  return plain.map((slug, index) => {
    if (plain.indexOf(slug) === plain.lastIndexOf(slug)) return slug;
    return `${slug}-${CIVIL_MONTH_NAMES[Number(stored[index]!.day.date.slice(5, 7)) - 1]!.toLowerCase()}`;
  });
}

function eventsOf(almanac: Almanac): FestivalEvent[] {
  const stored = [byTithi, byOtherEvent, bySun, ekadashis, monthlyFasts, pushyaDays]
    .flatMap((rules) => rules(almanac))
    .filter(({ day }) => Number(day.date.slice(0, 4)) === almanac.year)
    .sort(byDay);
  const slugs = slugsOf(stored);
  return stored.map(({ rule, name, type, day, lastDay, lunarDay, times, note }, index) => ({
    rule,
    slug: slugs[index]!,
    date: day.date,
    lastDate: (lastDay ?? day).date,
    name,
    type,
    lunarDay,
    muhurat: muhuratInWords(times, day.date),
    times,
    note,
  }));
}

/**
 * Returns the events of a civil year at a location, by date.
 *
 * @throws RangeError for a year outside 1900 to 2100
 */
export function festivalYear(year: number, place: Place = NEW_DELHI): readonly FestivalEvent[] {
  const opened = openYear(year, place);
  opened.events ??= eventsOf(opened.almanac);
  return opened.events;
}

/**
 * Returns the lunar day of a civil day at a location, by the tithi at its sunrise.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError for a year outside 1900 to 2100
 */
export function lunarDayOf(date: string, place: Place = NEW_DELHI): LunarDay {
  const { almanac } = openYear(Number(date.slice(0, 4)), place);
  return lunarDayOfTithi(almanac.tithiAt(almanac.day(civilDayFrom(date)).sunrise));
}

/**
 * Returns the panchang of a day at a location: Sun and Moon, the limbs with their ends, good and avoided times.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError for a year outside 1900 to 2100
 */
export function panchangOf(date: string, place: Place = NEW_DELHI): DayPanchang {
  const { almanac } = openYear(Number(date.slice(0, 4)), place);
  return dayPanchang(almanac, civilDayFrom(date));
}

/**
 * Returns the northern (purnimanta) lunar months of a civil month at a location: 'Kartika – Margashirsha'.
 *
 * @param month 1 to 12
 * @throws RangeError for a year outside 1900 to 2100
 */
export function lunarMonthsOf(year: number, month: number, place: Place = NEW_DELHI): string {
  const { almanac } = openYear(year, place);
  const first = civilDayFrom(`${year}-${String(month).padStart(2, '0')}-01`);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const names = Array.from({ length: days }, (_, index) => {
    return lunarDayOfTithi(almanac.tithiAt(almanac.day(first + index).sunrise)).month;
  });
  return [...new Set(names)].join(' – ');
}
