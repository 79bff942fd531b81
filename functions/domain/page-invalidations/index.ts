export { catalogueVersion, pageInvalidationsSince, unpublishedInvalidations } from './reads.ts';
export type { PageInvalidation } from './reads.ts';
export { noteNewMonth, pageInvalidation, pageInvalidationWhere } from './statements.ts';
