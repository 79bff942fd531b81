export {
  allMediaOf,
  firstPicturesOfLists,
  focusOf,
  inMediaOrder,
  isPosterOfMedia,
  mainPictureOf,
  MEDIA_COLUMNS,
  mediaItem,
  newestMediaId,
  pictureList,
  posters,
  publicFiles,
  sitePictures,
} from './reads.ts';
export type { ListedPicture, MediaRow } from './reads.ts';
export { FILM_MAX_BYTES, isPrivateKey, isSigned, keepPrivateFile, privateKey, signedUrl } from './private-files.ts';
export { fileRemoval, fileRemovalsFrom, isRemovalWanted, removeFileBytes, removeFormerBytes } from './remove-file.ts';
export { inLibrary, keepLibraryFile, publicKey, readLibraryFile, readLibraryPicture } from './library-files.ts';
export { contentHash, sentFileRow, uprightOf } from './sent-files.ts';
export { filesByName, filesNamed, requireFiles, showFilesOfRows } from './show-named-files.ts';
export type { NamedFile } from './show-named-files.ts';
export { showFiles, shownFiles } from './shown-files.ts';
export type { FilePlace } from './shown-files.ts';
export { FILE_USABLE_MS, forgetUnusedFiles, unusedFilesOf } from './unused-files.ts';
export { noteFile, attachFile as useFile } from './store-file.ts';
export type { NewFile } from './store-file.ts';
export {
  dropReviewPhotos,
  isReviewKey,
  isShownByReview,
  keepReviewPhoto,
  reviewKey,
  attachReviewPhotos as useReviewPhotos,
} from './review-photos.ts';
export {
  dropSellerPictures,
  keepSellerPaper,
  keepSellerPicture,
  attachSellerFiles as useSellerFiles,
} from './seller-files.ts';
export type { SellerFiles } from './seller-files.ts';
