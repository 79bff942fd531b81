export { catalogueVersion, pageInvalidationsSince, unpublishedInvalidations } from './reads.ts';
export type { PageInvalidation } from './reads.ts';
export {
  dayBefore,
  dayNumber,
  homeInvalidation,
  isNewHolidayDay,
  lastCollectionDay,
  lastHolidayDay,
  lastNotedDay,
  noteCollectionDay,
  noteHolidayDay,
  noteNewDay,
  outdatesPages,
  pageInvalidation,
  pageInvalidationWhere,
} from './statements.ts';
