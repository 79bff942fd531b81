import { fullDayIn, instantIn, weekdayIn } from '#contract/words/day-in.ts';
import { languageOfPage } from './page-language.ts';

/**
 * Returns a day with its weekday in the language of the page.
 * @example weekdayInPage('2026-11-26') // 'Thu, 26 Nov'
 */
export const weekdayInPage = (day: string): string => weekdayIn(languageOfPage(), day);

/**
 * Returns a day in the language of the page.
 * @example dayInPage('2026-11-26') // '26 Nov 2026'
 */
export const dayInPage = (day: string): string => fullDayIn(languageOfPage(), day);

/**
 * Returns the time of an ISO timestamp in the language of the page.
 * @example instantInPage('2026-11-20T06:05:00Z') // '20 Nov 2026, 11:35 am'
 */
export const instantInPage = (at: string): string => instantIn(languageOfPage(), Date.parse(at));
