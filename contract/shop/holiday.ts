import { addDays, formatDay } from './dates.ts';
import type { Day } from './dates.ts';

/** The days on which a seller sends nothing, both included. */
export interface Holiday {
  from: Day;
  until: Day;
}

/** A seller's holiday as stored: both days or none. */
export interface HolidayColumns {
  holidayFromOn: Day | null;
  holidayUntilOn: Day | null;
}

/** The longest holiday, in days. A longer one is a reason to stop selling for that time. */
export const HOLIDAY_DAYS_MAX = 60;
export const HOLIDAY_NOTE_MAX = 160;

/** Returns a seller's holiday from its row; null without one. */
export function holidayOf({ holidayFromOn, holidayUntilOn }: HolidayColumns): Holiday | null {
  return holidayFromOn === null || holidayUntilOn === null ? null : { from: holidayFromOn, until: holidayUntilOn };
}

/** Returns the error of each wrong day of a holiday. @param before the present holiday, which may have begun */
export function holidayFaults(
  { from, until }: Holiday,
  today: Day,
  before: Holiday | null,
): Partial<Record<keyof Holiday, string>> {
  const isContinued = before?.from === from && before.until >= today;
  return {
    ...(from < today && !isContinued && { from: 'A holiday begins today at the earliest' }),
    ...(until < from
      ? { until: 'The last day cannot be before the first day' }
      : until < today
        ? { until: 'The last day cannot be in the past' }
        : until > addDays(from, HOLIDAY_DAYS_MAX - 1) && {
            until: `A holiday can have at most ${HOLIDAY_DAYS_MAX} days`,
          }),
  };
}

/** Returns the day itself, or the first day after the holiday if the day is in it. */
export function dayOutside(day: Day, holiday: Holiday | null): Day {
  return holiday !== null && holiday.from <= day && day <= holiday.until ? dayAfter(holiday) : day;
}

/** What shoppers read about a seller's holiday. */
export interface Away {
  until: Day;
  /** The first day on which parcels leave again. */
  sentFrom: Day;
}

/**
 * Returns what shoppers read about a holiday on a day; null if they need not know. They read it from the day before,
 * because a parcel leaves a day after its order at the earliest.
 */
export function awayOn(holiday: Holiday | null, today: Day): Away | null {
  if (holiday === null || holiday.from > addDays(today, 1) || holiday.until < today) return null;
  return { until: holiday.until, sentFrom: dayAfter(holiday) };
}

/** @example awayInWords({ until: '2026-12-05' }) // 'Away until 5 Dec 2026: sent from 6 Dec 2026' */
export function awayInWords({ until }: Pick<Holiday, 'until'>): string {
  return `Away until ${formatDay(until)}: sent from ${formatDay(dayAfter({ until }))}`;
}

const dayAfter = ({ until }: Pick<Holiday, 'until'>): Day => addDays(until, 1);
