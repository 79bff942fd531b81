export { calendarFile } from './calendar-file.ts';
export {
  festivalYear,
  FIRST_FESTIVAL_YEAR,
  isYearRemembered,
  LAST_FESTIVAL_YEAR,
  lunarDayOf,
  lunarMonthsOf,
  panchangOf,
} from '#panchang/festival-year.ts';
export { timeInWords } from '#panchang/times.ts';
export { FESTIVAL_WORDS, isOftenKept, isWidelyKept } from './words/index.ts';
