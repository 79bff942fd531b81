import { civilDayOf, dateOf, DAY, midnightOf, type Span, weekdayOf } from '../astronomy/clock.ts';
import type { Horizon } from '../astronomy/horizon.ts';

/** A day of a location. It begins at sunrise and has the date of that sunrise. */
export interface IndianDay {
  /** Days since 1970. */
  number: number;
  /** YYYY-MM-DD. */
  date: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  sunrise: number;
  sunset: number;
  nextSunrise: number;
}

export interface Days {
  day(number: number): IndianDay;
  /**
   * Returns the moonrise between midnight and midnight of that date; undefined on the one day a month without a
   * moonrise.
   */
  moonrise(number: number): number | undefined;
  /** Returns the day, from sunrise to sunrise, of an instant. */
  dayAt(moment: number): IndianDay;
}

function remembered<Value>(make: (number: number) => Value): (number: number) => Value {
  const known = new Map<number, Value>();
  return (number) => {
    const found = known.get(number);
    if (found !== undefined) return found;
    const made = make(number);
    known.set(number, made);
    return made;
  };
}

/** Computes days on demand. Each rising is computed once. */
export function openDays(horizon: Horizon): Days {
  const sunrise = remembered((number) => horizon.sunriseAfter(midnightOf(number)));
  const day = remembered((number): IndianDay => {
    const rise = sunrise(number);
    return {
      number,
      date: dateOf(number),
      weekday: weekdayOf(number),
      sunrise: rise,
      sunset: horizon.sunsetAfter(rise),
      nextSunrise: sunrise(number + 1),
    };
  });
  return {
    day,
    moonrise: remembered((number) => horizon.moonriseAfter(midnightOf(number))),
    dayAt(moment) {
      const number = civilDayOf(moment);
      return day(moment < sunrise(number) ? number - 1 : number);
    },
  };
}

/** Returns the days of a span and one more on either side, since a night may belong to the previous day. */
export function daysAround(days: Days, span: Span): IndianDay[] {
  const first = civilDayOf(span.from) - 1;
  const count = Math.ceil((span.to - span.from) / DAY) + 3;
  return Array.from({ length: count }, (_, index) => days.day(first + index));
}
