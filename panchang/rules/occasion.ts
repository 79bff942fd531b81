import type { AuspiciousTime, FestivalRule, FestivalType, LunarDay } from '../words.ts';
import type { Span } from '../astronomy/clock.ts';
import type { Almanac, Tithi } from '../calendar/almanac.ts';
import type { IndianDay } from '../calendar/days.ts';

/** A day on which an event is kept, and the tithi (or the star's stay) that makes it so. */
export interface Occasion {
  almanac: Almanac;
  day: IndianDay;
  span: Span;
}

/** A time of an occasion that is worth telling; nothing where it does not come about that year. */
export type TimeOf = (occasion: Occasion) => AuspiciousTime | undefined;

/** The day a tithi's festival is kept on. */
export type DayRule = (almanac: Almanac, tithi: Tithi) => IndianDay;

/** An event of a year before it has an address. */
export interface Kept {
  rule: FestivalRule;
  name: string;
  type: FestivalType;
  day: IndianDay;
  /** The last day, where it lasts for several. */
  lastDay?: IndianDay;
  lunarDay: LunarDay;
  times: AuspiciousTime[];
  note: string;
  /** Kept every month or week, so that its address names the day. */
  recurs?: boolean;
  /** The last part of its address where the rule's own key does not tell it from another event of the year. */
  slug?: string;
}

/** One event that follows a lunar month and a tithi. */
export interface TithiRow {
  rule: FestivalRule;
  name: string;
  type: FestivalType;
  month: number;
  /** 1 to 15 in the bright half, 16 to 30 in the dark one, of the southern (amanta) month. */
  place: number;
  keptOn: DayRule;
  /** Kept in the adhika month before its month where there is one, against the custom of other festivals. */
  adhikaFirst?: boolean;
  times?: readonly TimeOf[];
  note?: (occasion: Occasion) => string;
}
