export { archiveCollection, restoreCollection } from './archive-collection.ts';
export { changeCollection } from './change-collection.ts';
export { createCollection } from './create-collection.ts';
export { managedCollections, readCollectionWithSeoUrl } from './manage-collections.ts';
export { editsOf, picturedCollections } from './menu.ts';
export { noteCollectionsOfDay } from './open-and-close.ts';
export { previewCollection } from './preview-collection.ts';
export { allCollections, closedAddresses, collectionAt, collectionsToLink, findMovedCollection } from './reads.ts';
export type { CollectionRow } from './reads.ts';
