import { LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { weekdayIn } from '#contract/words/day-in.ts';

/** Returns the language of the page. */
export function languageOfPage(): Language {
  const spoken = document.documentElement.lang.slice(0, 2);
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

/**
 * Returns a day with its weekday in the language of the page.
 * @example weekdayInPage('2026-11-26') // 'Thu, 26 Nov'
 */
export const weekdayInPage = (day: string): string => weekdayIn(languageOfPage(), day);
