export { allSiteMedia, inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, mediaItem, posters } from './reads.ts';
export type { MediaRow } from './reads.ts';
export { noteFile, useFile } from './store-file.ts';
export type { NewFile } from './store-file.ts';
