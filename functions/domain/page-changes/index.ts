export { catalogueVersion, pageChangesSince, unpublishedChanges } from './reads.ts';
export { pageChange } from './statements.ts';
