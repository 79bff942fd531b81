export { catalogueVersion, pageInvalidationsSince, unpublishedInvalidations } from './reads.ts';
export type { PageInvalidation } from './reads.ts';
export {
  dayNumber,
  homeInvalidation,
  lastCollectionDay,
  noteCollectionDay,
  noteNewDay,
  outdatesPages,
  pageInvalidation,
  pageInvalidationWhere,
} from './statements.ts';
