import { LANGUAGE_TAGS } from '../languages.ts';
import type { Language } from '../languages.ts';
import { formatDay, formatDayAndMonth, formatWeekday } from '../shop/dates.ts';
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
