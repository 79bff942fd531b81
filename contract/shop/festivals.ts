/*
 * The Hindu festival calendar for pages, feeds and searches. Dates and times are computed for a city, by default New
 * Delhi. There is no stored table of dates.
 */
import type { FestivalType, LunarDay } from '#panchang/words.ts';

export { FESTIVAL_RULES, FESTIVAL_TYPES, TITHI_NAMES } from '#panchang/words.ts';
export type {
  AuspiciousTime,
  DayPanchang,
  FestivalEvent,
  FestivalRule,
  FestivalType,
  LunarDay,
  PanchangLimb,
} from '#panchang/words.ts';

/** The texts of an event that are the same each year, and the jewellery that suits it. */
export interface FestivalWords {
  description: string;
  /** Other spellings and names in searches: 'Karva Chauth', 'करवा चौथ'. */
  otherNames: string[];
  /** Why and how jewellery is worn or bought; empty if none belongs to it. */
  jewellery: string;
  /** The products that suit it, best first; empty if there are none. */
  picks: FestivalPick[];
}

/** A selection of products, by attributes and category addresses. */
export interface FestivalPick {
  label: string;
  /** seoUrls of categories; empty for all. */
  categories: string[];
  styles?: string[];
  occasions?: string[];
  colours?: string[];
  platings?: string[];
}

/** An event with its name, as in calendars and lists. */
export interface FestivalEntry {
  slug: string;
  date: string;
  lastDate: string;
  name: string;
  type: FestivalType;
}

/** One month of the calendar: its days with their tithis at sunrise, and its events. */
export interface FestivalMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  /** The lunar months it overlaps: 'Kartika – Margashirsha'. */
  lunarMonths: string;
  days: { date: string; paksha: LunarDay['paksha']; tithi: number }[];
  /** `also` contains other names in searches. */
  events: (FestivalEntry & { also: string[] })[];
}

/** The name of a month of the calendar, for links. */
export interface MonthName {
  year: number;
  month: number;
}
