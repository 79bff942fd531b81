import type { LunarDay } from '../words.ts';
import { civilDayFrom, DAY, midnightOf, type Span } from '../astronomy/clock.ts';
import type { Horizon } from '../astronomy/horizon.ts';
import {
  elongation,
  ELONGATION_RATE,
  MOON_RATE,
  moonAmongStars,
  SUN_RATE,
  sunAmongStars,
  turn,
} from '../astronomy/longitudes.ts';
import { reach } from '../astronomy/reach.ts';
import { type Days, openDays } from './days.ts';
import { AMAVASYA, MONTH_NAMES, NAKSHATRA, PURNIMA } from './names.ts';

/** A month from new moon to new moon (amanta). */
export interface Lunation extends Span {
  /** The months whose festivals are in it: none in an adhika month, two in a kshaya month. */
  months: readonly number[];
  adhika: boolean;
  /** 'Kartika', 'Adhika Jyeshtha', 'Pausha-Magha'. */
  name: string;
  /** The name of its dark half in the northern (purnimanta) reckoning. */
  darkHalf: string;
}

export interface Tithi extends Span {
  lunation: Lunation;
  /** 1 to 15 in the bright half, 16 to 30 in the dark one. */
  place: number;
}

/** The astronomical data of a location for one year and a short time around it. Everything else follows by rules. */
export interface Almanac extends Days {
  year: number;
  horizon: Horizon;
  lunations: readonly Lunation[];
  /** In order, without gaps. */
  tithis: readonly Tithi[];
  tithiAt(moment: number): Tithi;
  /** Returns the instant in the civil year at which the Sun enters a sign, 0 Mesha to 11 Mina. */
  sankranti(sign: number): number;
  /**
   * Returns the spans that overlap `within` and in which the Moon's sidereal longitude is between `from` and `to`
   * degrees.
   */
  moonBetween(from: number, to: number, within: Span): readonly Span[];
}

const TITHI_ARC = 12;
const TITHI_LENGTH = (TITHI_ARC / ELONGATION_RATE) * DAY;
const MONTH_LENGTH = (360 / ELONGATION_RATE) * DAY;

function newMoonNear(guess: number): number {
  return reach(elongation, ELONGATION_RATE, 0, guess);
}

/** Returns the new moons from the last one before `from` to the first one after `to`. */
function newMoons(from: number, to: number): number[] {
  let moment = newMoonNear(from - (elongation(from) / ELONGATION_RATE) * DAY);
  if (moment > from) moment = newMoonNear(moment - MONTH_LENGTH);
  const found = [moment];
  while (moment <= to) {
    moment = newMoonNear(moment + MONTH_LENGTH);
    found.push(moment);
  }
  return found;
}

function monthName(month: number): string {
  return MONTH_NAMES[month % 12]!;
}

/** Determines the month of a lunation, from the signs of the Sun at its two new moons. */
function lunation(from: number, to: number): Lunation {
  const first = Math.floor(sunAmongStars(from) / 30);
  const month = (first + 1) % 12;
  const entered = (Math.floor(sunAmongStars(to) / 30) - first + 12) % 12;
  if (entered === 0) {
    const name = `Adhika ${monthName(month)}`;
    return { from, to, months: [], adhika: true, name, darkHalf: name };
  }
  const months = entered === 1 ? [month] : [month, (month + 1) % 12];
  return {
    from,
    to,
    months,
    adhika: false,
    name: months.map(monthName).join('-'),
    darkHalf: monthName(months.at(-1)! + 1),
  };
}

function tithisOf(month: Lunation): Tithi[] {
  const limits = [month.from];
  for (let position = 1; position < AMAVASYA; position += 1)
    limits.push(reach(elongation, ELONGATION_RATE, position * TITHI_ARC, limits[position - 1]! + TITHI_LENGTH));
  limits.push(month.to);
  return limits
    .slice(0, -1)
    .map((from, index) => ({ lunation: month, place: index + 1, from, to: limits[index + 1]! }));
}

/**
 * Opens the almanac of one civil year. Its lunations begin before December of the previous year and end in January of
 * the next.
 */
export function openAlmanac(year: number, horizon: Horizon): Almanac {
  const opens = midnightOf(civilDayFrom(`${year}-01-01`));
  const closes = midnightOf(civilDayFrom(`${year}-12-31`)) + DAY;
  const moons = newMoons(opens - 40 * DAY, closes + 5 * DAY);
  const lunations = moons.slice(0, -1).map((from, index) => lunation(from, moons[index + 1]!));
  const tithis = lunations.flatMap(tithisOf);
  const limits = tithis.map((tithi) => tithi.to);
  return {
    ...openDays(horizon),
    year,
    horizon,
    lunations,
    tithis,
    tithiAt(moment) {
      let low = 0;
      let high = limits.length - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (limits[middle]! <= moment) low = middle + 1;
        else high = middle;
      }
      return tithis[low]!;
    },
    sankranti(sign) {
      // Sankrantis are in the middle of civil months, so each occurs once in a year.
      const ahead = turn(sign * 30 - sunAmongStars(opens));
      return reach(sunAmongStars, SUN_RATE, sign * 30, opens + (ahead / SUN_RATE) * DAY);
    },
    moonBetween(from, to, within) {
      const found: Span[] = [];
      let guess = within.from + ((turn(to - moonAmongStars(within.from)) || 360) / MOON_RATE) * DAY;
      for (;;) {
        const end = reach(moonAmongStars, MOON_RATE, to, guess);
        const start = reach(moonAmongStars, MOON_RATE, from, end - (turn(to - from) / MOON_RATE) * DAY);
        if (start >= within.to) return found;
        if (end > within.from) found.push({ from: start, to: end });
        guess = end + (360 / MOON_RATE) * DAY;
      }
    },
  };
}

/** Returns the next tithi. The almanac extends far enough for every festival of its year. */
export function following(almanac: Almanac, tithi: Tithi): Tithi {
  return almanac.tithiAt(tithi.to + 1000);
}

/** Returns the tithi that a span is, or is part of. */
export function tithiOf(almanac: Almanac, span: Span): Tithi {
  return almanac.tithiAt((span.from + span.to) / 2);
}

/** Returns the spans in which the Moon is in a nakshatra, 0 Ashwini to 26 Revati. */
export function nakshatraSpans(almanac: Almanac, nakshatra: number, within: Span): readonly Span[] {
  return almanac.moonBetween(nakshatra * NAKSHATRA, ((nakshatra + 1) % 27) * NAKSHATRA, within);
}

export function inNakshatra(nakshatra: number, moment: number): boolean {
  return Math.floor(moonAmongStars(moment) / NAKSHATRA) === nakshatra;
}

/** Returns a tithi in the shape for readers. */
export function lunarDayOfTithi({ lunation: month, place }: Tithi): LunarDay {
  const bright = place <= PURNIMA;
  return {
    month: bright ? month.name : month.darkHalf,
    amantaMonth: month.name,
    paksha: bright ? 'Shukla' : 'Krishna',
    tithi: bright ? place : place - PURNIMA,
  };
}
