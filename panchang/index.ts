/** What the package exports. */
export { openHorizon } from './astronomy/horizon.ts';
export type { Horizon, Place } from './astronomy/horizon.ts';
export {
  FIRST_FESTIVAL_YEAR,
  festivalYear,
  isYearRemembered,
  LAST_FESTIVAL_YEAR,
  lunarDayOf,
  lunarMonthsOf,
  NEW_DELHI,
  panchangOf,
} from './festival-year.ts';
export { muhuratInWords, timeInWords } from './times.ts';
export { FESTIVAL_RULES, FESTIVAL_TYPES, TITHI_NAMES } from './words.ts';
export type {
  AuspiciousTime,
  DayPanchang,
  FestivalEvent,
  FestivalRule,
  FestivalType,
  LunarDay,
  PanchangLimb,
} from './words.ts';
