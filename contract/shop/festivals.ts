/*
 * The Hindu festival calendar as pages, feeds and searches know it. Dates and times are computed for a city, New Delhi
 * where none is named; nothing here is a table of dates.
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

/** What is said of an event in every year, and what jewellery suits it. */
export interface FestivalWords {
  description: string;
  /** Other spellings and names people look for: 'Karva Chauth', 'करवा चौथ'. */
  otherNames: string[];
  /** Why and how jewellery is worn or bought; empty where none belongs to it. */
  jewellery: string;
  /** What of the catalogue goes with it, the most fitting first; empty where none does. */
  picks: FestivalPick[];
}

/** A slice of the catalogue, by the typed attributes and addresses of the shop. */
export interface FestivalPick {
  label: string;
  /** seoUrls of categories; empty for all. */
  categories: string[];
  styles?: string[];
  occasions?: string[];
  colours?: string[];
  platings?: string[];
}

/** An event as calendars and lists name it. */
export interface FestivalEntry {
  slug: string;
  date: string;
  lastDate: string;
  name: string;
  type: FestivalType;
}

/** One month of the calendar: its days with their tithis at sunrise, and what is kept in it. */
export interface FestivalMonth {
  year: number;
  /** 1 to 12. */
  month: number;
  /** The lunar months it touches: 'Kartika – Margashirsha'. */
  lunarMonths: string;
  days: { date: string; paksha: LunarDay['paksha']; tithi: number }[];
  /** `also` are the other names people look for. */
  events: (FestivalEntry & { also: string[] })[];
}

/** A month of the calendar as links name it. */
export interface MonthName {
  year: number;
  month: number;
}
