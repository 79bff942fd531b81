export { catalogueVersion, pageInvalidationsSince, unpublishedInvalidations } from './reads.ts';
export type { PageInvalidation } from './reads.ts';
export { homeInvalidation, noteNewDay, outdatesPages, pageInvalidation, pageInvalidationWhere } from './statements.ts';
