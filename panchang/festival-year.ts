import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import { MONTH_NAMES } from '#contract/shop/dates.ts';
import {
  type DayPanchang,
  FESTIVAL_RULES,
  type FestivalEvent,
  type FestivalRule,
  type LunarDay,
} from '#contract/shop/festivals.ts';
import { civilDayFrom } from './astronomy/clock.ts';
import { openHorizon } from './astronomy/horizon.ts';
import { type Almanac, lunarDayOfTithi, openAlmanac } from './calendar/almanac.ts';
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

/** The positions of Sun and Moon, and the ayanamsa, are good for these years. */
export const FIRST_FESTIVAL_YEAR = 1900;
export const LAST_FESTIVAL_YEAR = 2100;

/** Years of New Delhi that are kept computed: those a calendar leads to, and some that somebody asked for. */
const REMEMBERED_YEARS = 12;
/** Years of other cities; each takes a third of a megabyte. They never take the place of a year of New Delhi. */
const REMEMBERED_CITY_YEARS = 48;

interface Year {
  almanac: Almanac;
  events?: readonly FestivalEvent[];
}

const years = new Map<string, Year>();
const cityYears = new Map<string, Year>();

function rememberedIn({ slug }: City): Map<string, Year> {
  return slug === NEW_DELHI.slug ? years : cityYears;
}

function keyOf(year: number, { slug }: City): string {
  return `${year} ${slug}`;
}

function isFestivalYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR;
}

/** Whether a city's year is computed already, so that asking for it costs next to nothing. */
export function isYearRemembered(year: number, city: City = NEW_DELHI): boolean {
  return rememberedIn(city).get(keyOf(year, city))?.events !== undefined;
}

/** A year's almanac; the one that was asked for the longest time ago makes room. */
function openYear(year: number, city: City): Year {
  if (!isFestivalYear(year)) {
    throw new RangeError(`The festival calendar knows ${FIRST_FESTIVAL_YEAR} to ${LAST_FESTIVAL_YEAR}, not ${year}`);
  }
  const remembered = rememberedIn(city);
  const most = remembered === years ? REMEMBERED_YEARS : REMEMBERED_CITY_YEARS;
  const key = keyOf(year, city);
  const known = remembered.get(key);
  remembered.delete(key);
  const opened = known ?? { almanac: openAlmanac(year, openHorizon(city)) };
  remembered.set(key, opened);
  if (remembered.size > most) remembered.delete(remembered.keys().next().value!);
  return opened;
}

const ORDER = new Map<FestivalRule, number>(FESTIVAL_RULES.map((rule, index) => [rule, index]));

function byDay(one: Kept, other: Kept): number {
  return one.day.number - other.day.number || ORDER.get(one.rule)! - ORDER.get(other.rule)!;
}

/**
 * Addresses: the rule; for what recurs with the day, 'pradosh-5-november'; for the rare feast that a civil year sees
 * twice with the month, 'pausha-putrada-ekadashi-december'.
 */
function slugsOf(stored: readonly Kept[]): string[] {
  const plain = stored.map(({ rule, slug, recurs, day }) => {
    if (slug) return slug;
    return recurs ? `${rule}-${dayInWords(day).replace(' ', '-').toLowerCase()}` : rule;
  });
  return plain.map((slug, index) => {
    if (plain.indexOf(slug) === plain.lastIndexOf(slug)) return slug;
    return `${slug}-${MONTH_NAMES[Number(stored[index]!.day.date.slice(5, 7)) - 1]!.toLowerCase()}`;
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
 * The events of a civil year in a city, by date.
 *
 * @throws RangeError for a year outside 1900 to 2100
 */
export function festivalYear(year: number, city: City = NEW_DELHI): readonly FestivalEvent[] {
  const opened = openYear(year, city);
  opened.events ??= eventsOf(opened.almanac);
  return opened.events;
}

/**
 * The lunar day of a civil day in a city, by the tithi at its sunrise.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError for a year outside 1900 to 2100
 */
export function lunarDayOf(date: string, city: City = NEW_DELHI): LunarDay {
  const { almanac } = openYear(Number(date.slice(0, 4)), city);
  return lunarDayOfTithi(almanac.tithiAt(almanac.day(civilDayFrom(date)).sunrise));
}

/**
 * The panchang of a day in a city: Sun and Moon, the limbs with their ends, good and avoided parts.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError for a year outside 1900 to 2100
 */
export function panchangOf(date: string, city: City = NEW_DELHI): DayPanchang {
  const { almanac } = openYear(Number(date.slice(0, 4)), city);
  return dayPanchang(almanac, civilDayFrom(date));
}

/**
 * The northern (purnimanta) lunar months a civil month touches in a city: 'Kartika – Margashirsha'.
 *
 * @param month 1 to 12
 * @throws RangeError for a year outside 1900 to 2100
 */
export function lunarMonthsOf(year: number, month: number, city: City = NEW_DELHI): string {
  const { almanac } = openYear(year, city);
  const first = civilDayFrom(`${year}-${String(month).padStart(2, '0')}-01`);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const names = Array.from({ length: days }, (_, index) => {
    return lunarDayOfTithi(almanac.tithiAt(almanac.day(first + index).sunrise)).month;
  });
  return [...new Set(names)].join(' – ');
}
