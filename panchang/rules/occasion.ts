import type { AuspiciousTime, FestivalRule, FestivalType, LunarDay } from '../words.ts';
import type { Span } from '../astronomy/clock.ts';
import type { Almanac, Tithi } from '../calendar/almanac.ts';
import type { IndianDay } from '../calendar/days.ts';

/** The day of an event, and the tithi (or the Moon's time in a nakshatra) that determines it. */
export interface Occasion {
  almanac: Almanac;
  day: IndianDay;
  span: Span;
}

/** Returns a time of an occasion; undefined when it does not occur that year. */
export type TimeOf = (occasion: Occasion) => AuspiciousTime | undefined;

/** Returns the day of a tithi's festival. */
export type DayRule = (almanac: Almanac, tithi: Tithi) => IndianDay;

/** An event of a year before it has a slug. */
export interface Kept {
  rule: FestivalRule;
  name: string;
  type: FestivalType;
  day: IndianDay;
  /** The last day of a festival of several days. */
  lastDay?: IndianDay;
  lunarDay: LunarDay;
  times: AuspiciousTime[];
  note: string;
  /** Monthly or weekly, so that its slug contains the day. */
  recurs?: boolean;
  /** The slug, if the rule's key does not distinguish it from another event of the year. */
  slug?: string;
}

/** An event that follows a lunar month and a tithi. */
export interface TithiRow {
  rule: FestivalRule;
  name: string;
  type: FestivalType;
  month: number;
  /** 1 to 15 in the bright half, 16 to 30 in the dark one, of the southern (amanta) month. */
  place: number;
  keptOn: DayRule;
  /** Celebrated in the adhika month before its month, if there is one, unlike other festivals. */
  adhikaFirst?: boolean;
  times?: readonly TimeOf[];
  note?: (occasion: Occasion) => string;
}
