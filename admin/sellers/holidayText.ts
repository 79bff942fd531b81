import { addDays } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import type { SellerRecord } from '../providers/records.ts';
import { today } from '../ui/today.ts';
import { words } from '../words/en/sellers-own.ts';
import { formatDay } from '../words/dates.ts';

/** Returns a seller's holiday that has not ended; null without one. */
export function presentHoliday({ holiday }: Pick<SellerRecord, 'holiday'>): SellerRecord['holiday'] {
  return holiday !== null && holiday.until >= today() ? holiday : null;
}

/** Returns a holiday as text. @example 'Away until 5 Dec 2026: sent from 6 Dec 2026' */
export function holidayText(holiday: NonNullable<SellerRecord['holiday']>): string {
  const { from, until } = holiday;
  return from > today() ? words.awayFromUntil(formatDay(from), formatDay(until)) : awayText(until);
}

/** Returns what shoppers read during a holiday, in the language of the console. @param until the last day */
export const awayText = (until: Day): string => words.awayUntil(formatDay(until), formatDay(addDays(until, 1)));
