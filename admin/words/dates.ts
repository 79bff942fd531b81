import * as days from '#contract/words/day-in.ts';
import type { Day } from '#contract/shop/dates.ts';
import { language } from './language.ts';

/* Days and times as the chosen language writes them. */

/** @example formatDay('2026-11-20') // '20 Nov 2026' */
export const formatDay = (day: Day): string => days.fullDayIn(language, day);

/** @example formatWeekday('2026-11-26') // 'Thu, 26 Nov' */
export const formatWeekday = (day: Day): string => days.weekdayIn(language, day);

/** @param at in epoch milliseconds. @example formatInstant(Date.parse('2026-11-20T06:05:00Z')) // '20 Nov 2026, 11:35 am' */
export const formatInstant = (at: number): string => days.instantIn(language, at);

/** @param month as '2026-11'. @example monthInWords('2026-11') // 'November 2026' */
export const monthInWords = (month: string): string => days.monthIn(language, month);
