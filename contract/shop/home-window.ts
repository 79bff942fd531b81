import { MONTH_NAMES } from './dates.ts';
import type { Day } from './dates.ts';
import type { Paise } from './money.ts';

/** A day of any year, `MM-DD`. */
export type DayOfYear = string;

/** A part of the year as the top of the home page speaks of it. */
export interface Season {
  /** What the shop calls it; shoppers do not see it. */
  name: string;
  /** Its first and its last day, `MM-DD`; it may go over the end of the year. */
  from: DayOfYear;
  to: DayOfYear;
  heading: string;
  text: string;
  /** What the button says, and the collection it leads to: a season whose collection is not there is passed over. */
  button: string;
  collection: string;
}

/** What the shop puts into its window, the home page; a part of the settings. */
export interface HomeWindow {
  /** No two of them share a day. */
  seasons: Season[];
  /** Doors by price: the most a piece behind each of them costs. */
  priceDoorsPaise: Paise[];
}

/** Seasons a shop may have, and price doors. */
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

/** The season of a day among those that can be shown; nothing where none holds. */
export function seasonOn(seasons: readonly Season[], day: Day, isThere: (collection: string) => boolean) {
  return seasons.find((season) => holdsOn(season, day.slice(5)) && isThere(season.collection));
}

/** Its first and its last day. */
type Span = Pick<Season, 'from' | 'to'>;

function holdsOn({ from, to }: Span, date: DayOfYear): boolean {
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

/**
 * Where two spans share a day: the places of the earlier and the later one, and the first day that is in both.
 * @returns nothing where every day has at most one
 */
export function spansThatMeet(spans: readonly Span[]): { one: number; other: number; on: DayOfYear } | undefined {
  for (const [other, later] of spans.entries()) {
    for (const [one, earlier] of spans.slice(0, other).entries()) {
      // Of two spans that meet, one begins within the other.
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
