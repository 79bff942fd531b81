export { catalogueVersion, pageInvalidationsSince, unpublishedInvalidations } from './reads.ts';
export type { PageInvalidation } from './reads.ts';
export { homeInvalidation, noteNewDay, pageInvalidation, pageInvalidationWhere } from './statements.ts';
