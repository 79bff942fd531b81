export { calendarFile } from './calendar-file.ts';
export { FESTIVAL_WORDS, isOftenKept, isForJewellery } from './words/index.ts';
