export { createCollection } from './create-collection.ts';
export type { NewCollection } from './create-collection.ts';
export { allCollections } from './reads.ts';
export type { CollectionRow } from './reads.ts';
