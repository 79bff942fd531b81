export { calendarFile } from './calendar-file.ts';
export { FESTIVAL_WORDS, festivalWordsIn, isOftenKept, isForJewellery } from './words/index.ts';
