import { LANGUAGE_TAGS } from '../language-tags.ts';
import type { Language } from '../languages.ts';
import {
  formatClock,
  formatDay,
  formatDayAndMonth,
  formatFullDay,
  formatInstant,
  formatWeekday,
  kolkataDay,
  monthInWords,
} from '../shop/dates.ts';
import type { Day } from '../shop/dates.ts';

const DAY_AND_MONTH = { day: 'numeric', month: 'short', timeZone: 'UTC', numberingSystem: 'latn' } as const;

const format = (language: Language, day: Day, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], options).format(Date.parse(day));

/** @example dayIn('hi', '2026-11-20') // '20 नव॰' */
export const dayIn = (language: Language, day: Day): string =>
  language === 'en' ? formatDayAndMonth(day) : format(language, day, DAY_AND_MONTH);

/** @example fullDayIn('hi', '2026-11-20') // '20 नव॰ 2026' */
export const fullDayIn = (language: Language, day: Day): string =>
  language === 'en' ? formatDay(day) : format(language, day, { ...DAY_AND_MONTH, year: 'numeric' });

/** @example weekdayIn('hi', '2026-11-26') // 'गुरु, 26 नव॰' */
export const weekdayIn = (language: Language, day: Day): string =>
  language === 'en' ? formatWeekday(day) : format(language, day, { ...DAY_AND_MONTH, weekday: 'short' });

/** @example longDayIn('hi', '2026-11-26') // 'गुरुवार, 26 नवंबर 2026' */
export const longDayIn = (language: Language, day: Day): string =>
  language === 'en'
    ? formatFullDay(day)
    : format(language, day, { ...DAY_AND_MONTH, weekday: 'long', month: 'long', year: 'numeric' });

/** @param month as '2026-11'. @example monthIn('hi', '2026-11') // 'नवंबर 2026' */
export const monthIn = (language: Language, month: string): string =>
  language === 'en'
    ? monthInWords(month)
    : format(language, `${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' });

/** Returns the time of day in Kolkata. @example clockIn('hi', Date.parse('2026-11-20T06:05:00Z')) // 'सुबह 11:35' */
export const clockIn = (language: Language, instant: number): string =>
  language === 'en'
    ? formatClock(instant)
    : new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
        hour: 'numeric',
        minute: '2-digit',
        dayPeriod: 'short',
        timeZone: 'Asia/Kolkata',
        numberingSystem: 'latn',
      }).format(instant);

/** @example instantIn('hi', Date.parse('2026-11-20T06:05:00Z')) // '20 नव॰ 2026, सुबह 11:35 बजे' */
export const instantIn = (language: Language, instant: number): string =>
  language === 'en'
    ? formatInstant(instant)
    : `${fullDayIn(language, kolkataDay(instant))}, ${clockIn(language, instant)} बजे`;
