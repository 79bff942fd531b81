export { catalogueVersion, pageChangesSince, unpublishedChanges } from './reads.ts';
export type { PageChange } from './reads.ts';
export { noteNewMonth, pageChange } from './statements.ts';
