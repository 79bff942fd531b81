import type { Language } from '../languages.ts';
import { kolkataDay } from '../shop/dates.ts';
import { clockIn } from './clock-in.ts';
import { fullDayIn } from './day-in.ts';

/**
 * Returns a time in Kolkata.
 * @param instant epoch milliseconds
 * @example instantIn('hi', Date.parse('2026-11-20T06:05:00Z')) // '20 नव॰ 2026, सुबह 11:35'
 */
export const instantIn = (language: Language, instant: number): string =>
  `${fullDayIn(language, kolkataDay(instant))}, ${clockIn(language, instant)}`;
