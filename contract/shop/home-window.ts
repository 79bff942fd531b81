import type { Translated } from './translations.ts';
import { MONTH_NAMES } from './dates.ts';
import type { Day } from './dates.ts';
import type { Paise } from './money.ts';

/** A day of any year, `MM-DD`. */
export type DayOfYear = string;

/** A part of the year with its own top section on the home page. */
export interface Season extends Translated<'heading' | 'text' | 'button'> {
  /** Its name in the console. Shoppers do not see it. */
  name: string;
  /** Its first and its last day, `MM-DD`; it may cross the end of the year. */
  from: DayOfYear;
  to: DayOfYear;
  heading: string;
  text: string;
  /** The button's label and the collection it links to. A season without its collection is skipped. */
  button: string;
  collection: string;
}

/** The seasons and price tiles of the home page; a part of the settings. */
export interface HomeWindow {
  /** No two of them share a day. */
  seasons: Season[];
  /** The price limit of each price tile. */
  priceDoorsPaise: Paise[];
}

/** The most seasons and price tiles of a shop. */
export const MOST_SEASONS = 12;
export const MOST_PRICE_DOORS = 6;

export const DEFAULT_HOME_WINDOW: HomeWindow = {
  seasons: [
    {
      name: 'Weddings',
      from: '11-01',
      to: '02-29',
      heading: 'Artificial and imitation jewellery for the wedding season',
      text: 'Bridal sets, harams, nath and bangles, for the bride and for every guest.',
      button: 'See bridal jewellery',
      collection: 'bridal',
    },
    {
      name: 'Summer',
      from: '03-01',
      to: '05-31',
      heading: 'Artificial and imitation jewellery for long summer days',
      text: 'Pearl beads, small studs and thin chains that are light in the heat.',
      button: 'See pearl beads',
      collection: 'pearl-bead',
    },
    {
      name: 'Teej and rain',
      from: '06-01',
      to: '08-31',
      heading: 'Artificial and imitation jewellery for Teej and the months of rain',
      text: 'Green bangles, payal and jhumkas, and small gifts for the sisters.',
      button: 'See jewellery for Teej',
      collection: 'teej',
    },
    {
      name: 'Navratri to Diwali',
      from: '09-01',
      to: '10-31',
      heading: 'Artificial and imitation jewellery from Navratri to Diwali',
      text: 'Oxidised sets for garba, kundan and temple jewellery for the lamps.',
      button: 'See festive jewellery',
      collection: 'diwali',
    },
  ],
  priceDoorsPaise: [299_00, 499_00, 999_00],
};

/** Returns the first season that contains the day and whose collection exists; undefined if there is none. */
export function seasonOn(seasons: readonly Season[], day: Day, isThere: (collection: string) => boolean) {
  return seasons.find((season) => holdsOn(season, day.slice(5)) && isThere(season.collection));
}

/** A season's first and last day. */
type Span = Pick<Season, 'from' | 'to'>;

function holdsOn({ from, to }: Span, date: DayOfYear): boolean {
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

/**
 * Returns the indexes of two spans that share a day, the earlier first, and the first day in both.
 * @returns undefined if no two spans share a day
 */
export function spansThatMeet(spans: readonly Span[]): { one: number; other: number; on: DayOfYear } | undefined {
  for (const [other, later] of spans.entries()) {
    for (const [one, earlier] of spans.slice(0, other).entries()) {
      // If two spans overlap, one begins within the other.
      const on = [later.from, earlier.from].find((day) => holdsOn(earlier, day) && holdsOn(later, day));
      if (on !== undefined) return { one, other, on };
    }
  }
  return undefined;
}

/** @example isDayOfYear('02-29') // true, since some years have it */
export function isDayOfYear(text: string): text is DayOfYear {
  // 2024 is a leap year.
  return /^\d\d-\d\d$/.test(text) && new Date(`2024-${text}T00:00:00Z`).toJSON()?.slice(5, 10) === text;
}

/** @example formatDayOfYear('02-14') // '14 February' */
export function formatDayOfYear(day: DayOfYear): string {
  return `${Number(day.slice(3))} ${MONTH_NAMES[Number(day.slice(0, 2)) - 1]}`;
}
