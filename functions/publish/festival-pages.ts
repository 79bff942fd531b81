import type { Language } from '#contract/languages.ts';
import { type City, NEW_DELHI } from '#contract/shop/cities.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { FestivalEntry, FestivalEvent, FestivalMonth, FestivalRule } from '#contract/shop/festivals.ts';
import { festivalPath, festivalYearPath } from '#contract/pages/paths.ts';
import type { FestivalMonthPage, FestivalPage, FestivalYearPage } from '#contract/pages/festival.ts';
import type { Product } from '#contract/calls/products.ts';
import { FESTIVAL_WORDS, festivalWordsIn, isOftenKept } from '../domain/discovery/festivals/index.ts';
import { festivalYear, LAST_FESTIVAL_YEAR, lunarDayOf, lunarMonthsOf } from '#panchang/festival-year.ts';
import { listPicks, meetsPick } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { asCard } from './product-card.ts';
import { lastDayToOrder } from './order-by.ts';
import { panchangInWords, timesIn } from './panchang-in-words.ts';
import type { Site } from './site.ts';

/** The number of pieces on the page of a festival, and on that of a monthly fast. */
const PIECES = 12;
const PIECES_OF_OFTEN_KEPT = 6;
/** If fewer pieces match a day, none are shown: two alone would suggest that the shop has nothing for it. */
export const LEAST_PIECES = 6;

/** Shoppers do not look for earlier years. The last year is the last one with astronomical data. */
const FIRST_YEAR_SERVED = 1950;

/** Tells whether a year has pages. Most are rendered on request, and nothing links to them. */
export function isFestivalYearServed(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR_SERVED && year <= LAST_FESTIVAL_YEAR;
}

/** Returns the years that pages and the sitemap link to: last year, this one, and the two that follow. */
export function festivalYearsAt(today: Day): number[] {
  const year = yearOf(today);
  return [year - 1, year, year + 1, year + 2];
}

/**
 * Returns the festivals whose pages have files: those of this month and the next, which people look for. More than a
 * thousand others are rendered on request. In files they would be most of the site, and most of the publishing time.
 */
export function filedFestivals(today: Day): FestivalEvent[] {
  const from = today.slice(0, 7);
  const to = addDays(`${from}-01`, 32).slice(0, 7);
  return [yearOf(today), yearOf(today) + 1]
    .flatMap((year) => festivalYear(year))
    .filter(({ date }) => date >= from && date.slice(0, 7) <= to);
}

export function festivalMonthPage({ frame, today }: Site, city: City): FestivalMonthPage {
  const month = monthOf(yearOf(today), Number(today.slice(5, 7)), city);
  return { kind: 'festival-month', frame, city, month, years: festivalYearsAt(today) };
}

/** Returns the page of a year in a city; undefined for years without one. */
export function festivalYearPage({ frame, today }: Site, year: number, city: City): FestivalYearPage | undefined {
  if (!isFestivalYearServed(year)) return undefined;
  const years = [...new Set([...festivalYearsAt(today), year])].toSorted((one, other) => one - other);
  const months = Array.from({ length: 12 }, (_, index) => monthOf(year, index + 1, city));
  return { kind: 'festival-year', frame, city, year, months, years };
}

function monthOf(year: number, month: number, city: City): FestivalMonth {
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    year,
    month,
    lunarMonths: lunarMonthsOf(year, month, city),
    days: Array.from({ length }, (_, index) => {
      const date = `${prefix}-${String(index + 1).padStart(2, '0')}`;
      const { paksha, tithi } = lunarDayOf(date, city);
      return { date, paksha, tithi };
    }),
    events: festivalYear(year, city)
      .filter(({ date }) => date.startsWith(prefix))
      .map((event) => ({ ...festivalEntry(event), also: FESTIVAL_WORDS[event.rule].otherNames })),
  };
}

/** A city celebrates a festival on the same day as New Delhi, or on the day before or after it. */
const MOST_DAYS_APART = 1;

/**
 * Returns the same event in another city. Slugs with a day, such as 'pradosh-5-november', and those of two traditions
 * differ from city to city. Then it is the event of the same rule on that day or the day before or after.
 */
function sameEvent(event: FestivalEvent, year: number, city: City): FestivalEvent | undefined {
  const events = festivalYear(year, city).filter(({ rule }) => rule === event.rule);
  return (
    events.find(({ slug }) => slug === event.slug) ??
    events.find(({ date }) => Math.abs(daysBetween(date, event.date)) <= MOST_DAYS_APART)
  );
}

const DAY_MS = 86_400_000;

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/**
 * Returns a festival in a city, by a slug of that city's year or of New Delhi's; undefined when neither year has it.
 */
export function festivalIn(
  year: number,
  slug: string,
  city: City,
): Pick<FestivalPage, 'event' | 'plain' | 'city' | 'notKeptIn'> | undefined {
  if (!isFestivalYearServed(year)) return undefined;
  const named = (where: City) => festivalYear(year, where).find((event) => event.slug === slug);
  const plain = named(NEW_DELHI);
  const event = city === NEW_DELHI ? plain : (named(city) ?? (plain && sameEvent(plain, year, city)));
  if (event) return { event, plain: plain ?? sameEvent(event, year, NEW_DELHI) ?? event, city, notKeptIn: null };
  return plain && { event: plain, plain, city: NEW_DELHI, notKeptIn: city };
}

/** Returns the page of a festival in a year and a city; undefined when that year has no page or no such festival. */
export async function festivalPage(
  shop: Shop,
  { frame }: Site,
  facts: ListingFacts,
  year: number,
  slug: string,
  input: City,
): Promise<FestivalPage | undefined> {
  const found = festivalIn(year, slug, input);
  if (!found) return undefined;
  const { event, plain, city } = found;
  const today = kolkataDay(shop.now);
  const years = festivalYearsAt(today);
  const isLedTo = years.includes(year);
  const events = festivalYear(year, city);
  const index = events.indexOf(event);
  // A year of a city takes about 100 ms to compute, so its pages do not show the neighbouring years.
  const beside = (other: number) => (city === NEW_DELHI ? eventsOf(years, other) : []);
  const products = await piecesFor(shop, facts, event.rule);
  return {
    kind: 'festival',
    frame,
    ...found,
    times: timesIn('en', event),
    panchang: panchangInWords(event.date, city),
    words: FESTIVAL_WORDS[event.rule],
    products,
    hasShareImage: isLedTo,
    orderBy: isLedTo && products.length > 0 ? lastDayToOrder(event.date, today, frame.policy) : null,
    previous: entryOrNull(events[index - 1] ?? beside(year - 1).at(-1)),
    next: entryOrNull(events[index + 1] ?? beside(year + 1)[0]),
    otherYears: years.filter((other) => other !== year).flatMap((other) => sameFestival(plain, other)),
  };
}

/** Returns the page of a festival with its texts and times in a language. */
export function festivalPageIn(language: Language, page: FestivalPage): FestivalPage {
  const { event, city } = page;
  return {
    ...page,
    times: timesIn(language, event),
    panchang: panchangInWords(event.date, city, language),
    words: festivalWordsIn(language, event.rule),
  };
}

function eventsOf(years: number[], year: number): readonly FestivalEvent[] {
  return years.includes(year) ? festivalYear(year) : [];
}

function entryOrNull(event: FestivalEvent | undefined): FestivalEntry | null {
  return event ? festivalEntry(event) : null;
}

/** Returns the same festival in another year. A festival with several days in a year has no single day to link to. */
function sameFestival({ rule, slug }: FestivalEvent, year: number): FestivalEntry[] {
  if (isOftenKept(rule)) return [];
  const same = festivalYear(year).filter((event) => event.rule === rule);
  const found = same.find((event) => event.slug === slug) ?? same[0];
  return found ? [festivalEntry(found)] : [];
}

const chosen = new WeakMap<Shop, Map<FestivalRule, Promise<Product[]>>>();

/**
 * Returns the pieces that match a rule. Pages of one publish share them: a festival has the same pieces in each year.
 */
function piecesFor(shop: Shop, facts: ListingFacts, rule: FestivalRule): Promise<Product[]> {
  const known = chosen.get(shop) ?? new Map<FestivalRule, Promise<Product[]>>();
  chosen.set(shop, known);
  const count = isOftenKept(rule) ? PIECES_OF_OFTEN_KEPT : PIECES;
  const pieces =
    known.get(rule) ??
    listPicks(shop, facts, FESTIVAL_WORDS[rule].picks, count).then((products) =>
      products.length < LEAST_PIECES ? [] : products.map(asCard),
    );
  known.set(rule, pieces);
  return pieces;
}

/** Returns a festival as lists and links show it. */
export function festivalEntry({ slug, date, lastDate, name, type }: FestivalEvent): FestivalEntry {
  return { slug, date, lastDate, name, type };
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Returns the addresses of filed festivals that show, or may now show, one of these products. */
export function festivalPathsWith(today: Day, products: readonly Product[]): string[] {
  return filedFestivals(today)
    .filter(({ rule }) =>
      FESTIVAL_WORDS[rule].picks.some((pick) => products.some((product) => meetsPick(product, pick))),
    )
    .map((event) => festivalPath(event));
}

/** Returns the addresses that may have had a file in another month, and have none in this one. */
export function festivalPathsWithoutFile(today: Day): string[] {
  const year = yearOf(today);
  const filed = new Set(filedFestivals(today).map((event) => festivalPath(event)));
  const others = [year - 1, year, year + 1].flatMap((near) => festivalYear(near).map((event) => festivalPath(event)));
  const years = [year - 2, year + 3].map((other) => festivalYearPath(other));
  return [...years, ...others.filter((path) => !filed.has(path))];
}
