import { LANGUAGE_TAGS } from '../languages.ts';
import type { Language } from '../languages.ts';
import { formatClock } from '../shop/dates.ts';

/**
 * Returns the time of day in Kolkata.
 * @param instant epoch milliseconds
 * @example clockIn('hi', Date.parse('2026-11-20T06:05:00Z')) // 'सुबह 11:35'
 */
export function clockIn(language: Language, instant: number): string {
  if (language === 'en') return formatClock(instant);
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  }).format(instant);
}
