import type { FileRecord, MediaRecord, UploadedFileRecord } from '../providers/records.ts';
import type { SentFileRecord } from './sendFile.ts';

/** Returns a file of the library as an item of a list of media; undefined for a document. */
export function mediaOfFile(file: FileRecord): Omit<MediaRecord, 'sortOrder'> | undefined {
  const { mediaType, key, url, originalFilename, contentType, thumbnail, altText, focus, metadata } = file;
  if (mediaType === 'DOCUMENT') return undefined;
  return {
    key,
    url,
    name: originalFilename,
    mediaType,
    // A picture or video has one of these types.
    extension: contentType as MediaRecord['extension'],
    thumbnail,
    altText,
    width: metadata.width,
    height: metadata.height,
    placeholder: null,
    focus,
    color: null,
  };
}

/** Returns an uploaded file as an item of a list of media. */
export function mediaOfUpload(
  file: UploadedFileRecord & Partial<Pick<SentFileRecord, 'thumbnail'>>,
): Omit<MediaRecord, 'sortOrder'> {
  const { key, url, originalFilename, contentType, thumbnail = null, metadata } = file;
  return {
    key,
    url,
    name: originalFilename,
    mediaType: contentType.startsWith('video/') ? 'VIDEO' : 'IMAGE',
    extension: contentType as MediaRecord['extension'],
    thumbnail,
    altText: '',
    width: metadata.width,
    height: metadata.height,
    placeholder: null,
    focus: null,
    color: null,
  };
}

/** Returns the items with their sort order counted again. */
export function inPlaces(media: readonly Omit<MediaRecord, 'sortOrder'>[]): MediaRecord[] {
  return media.map((item, sortOrder) => ({ ...item, sortOrder }));
}
