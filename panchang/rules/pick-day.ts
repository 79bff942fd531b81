import { civilDayOf, contains, dateOf, overlap, type Span } from '../astronomy/clock.ts';
import type { Almanac } from '../calendar/almanac.ts';
import { daysAround, type IndianDay } from '../calendar/days.ts';
import { CIVIL_MONTH_NAMES } from '../calendar/names.ts';
import { type PartOfDay, PARTS } from '../calendar/parts-of-day.ts';
import type { DayRule } from './occasion.ts';

type Instant = 'sunrise' | 'sunset' | 'moonrise';

interface Ties {
  /** The choice between two days that both qualify; `more` is the one with the greater share. */
  two?: 'first' | 'second' | 'more';
  /** With `more`: the choice when the shares are equal. */
  equal?: 'first' | 'second';
  /** With `more`: shares this close count as equal. */
  within?: number;
  /** The choice when no day qualifies: the day in which the tithi begins, or the day whose sunrise it covers. */
  none?: 'first' | 'second';
}

/** Returns the share of a day's part that a span covers, from 0 to 1. An instant is covered or not. */
function share(almanac: Almanac, day: IndianDay, part: PartOfDay | Instant, span: Span): number {
  if (part === 'sunrise' || part === 'sunset') return contains(span, day[part]) ? 1 : 0;
  if (part === 'moonrise') {
    const rise = almanac.moonrise(day.number);
    return rise !== undefined && contains(span, rise) ? 1 : 0;
  }
  const whole = PARTS[part](day);
  const covered = overlap(whole, span);
  return covered ? (covered.to - covered.from) / (whole.to - whole.from) : 0;
}

/** Returns the days at whose sunrise a span is current: none, one or two for a tithi. */
export function sunriseDays(almanac: Almanac, span: Span): IndianDay[] {
  return daysAround(almanac, span).filter((day) => contains(span, day.sunrise));
}

/** Returns the day whose sunrise the tithi covers, the first of two; otherwise the day in which it begins. */
export function udayaDay(almanac: Almanac, span: Span): IndianDay {
  return sunriseDays(almanac, span)[0] ?? almanac.dayAt(span.from);
}

const HAIR = 1e-6;

/**
 * Returns the generic rule: the day whose part the tithi touches. With two such days or none, `ties` decides (by
 * default the first).
 */
export function touching(part: PartOfDay | Instant, ties: Ties = {}): (almanac: Almanac, span: Span) => IndianDay {
  const { two = 'first', equal = 'first', within = HAIR, none = 'first' } = ties;
  return (almanac, tithi) => {
    const found = daysAround(almanac, tithi)
      .map((day) => ({ day, share: share(almanac, day, part, tithi) }))
      .filter((candidate) => candidate.share > 0);
    const [first, second] = found;
    if (!first) {
      if (none === 'first') return almanac.dayAt(tithi.from);
      return sunriseDays(almanac, tithi)[0] ?? almanac.dayAt(tithi.to);
    }
    if (!second || two === 'first') return first.day;
    if (two === 'second') return second.day;
    if (Math.abs(first.share - second.share) <= within) return equal === 'first' ? first.day : second.day;
    return first.share > second.share ? first.day : second.day;
  };
}

/** The tithi at sunrise determines the day. */
export const udaya: DayRule = touching('sunrise');

/** Returns a day, or that of an instant, as text: '21 October'. */
export function dayInWords(day: IndianDay | number): string {
  const date = typeof day === 'number' ? dateOf(civilDayOf(day)) : day.date;
  const [, month, dayOfMonth] = date.split('-').map(Number);
  return `${dayOfMonth} ${CIVIL_MONTH_NAMES[month! - 1]}`;
}
