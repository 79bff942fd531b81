export { calendarFile } from './calendar-file.ts';
export { FESTIVAL_WORDS, isOftenKept, isWidelyKept } from './words/index.ts';
