export { catalogueVersion, pageInvalidationsSince, unpublishedInvalidations } from './reads.ts';
export type { PageInvalidation } from './reads.ts';
export { noteNewMonth, pageInvalidation } from './statements.ts';
