export { allMediaOf, inMediaOrder, isPosterOfMedia, MEDIA_COLUMNS, mediaItem, pictureList, posters } from './reads.ts';
export type { ListedPicture, MediaRow } from './reads.ts';
export { noteFile, useFile } from './store-file.ts';
export type { NewFile } from './store-file.ts';
