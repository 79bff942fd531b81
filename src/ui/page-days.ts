import { weekdayIn } from '#contract/words/day-in.ts';
import { languageOfPage } from './page-language.ts';

/**
 * Returns a day with its weekday in the language of the page.
 * @example weekdayInPage('2026-11-26') // 'Thu, 26 Nov'
 */
export const weekdayInPage = (day: string): string => weekdayIn(languageOfPage(), day);
