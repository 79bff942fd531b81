import type { FileRecord, MediaRecord, UploadedFileRecord } from '../providers/records.ts';
import type { SentFileRecord } from './sendFile.ts';

/** A file of the library as a picture or film at the end of a list; nothing where it is a document. */
export function mediaOfFile(file: FileRecord): Omit<MediaRecord, 'sortOrder'> | undefined {
  const { mediaType, key, url, originalFilename, contentType, thumbnail, altText, focus, metadata } = file;
  if (mediaType === 'DOCUMENT') return undefined;
  return {
    key,
    url,
    name: originalFilename,
    mediaType,
    // A picture or film has a type of these.
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

/** The same of one that was sent in right now. */
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

/** With the places counted anew: as they stand. */
export function inPlaces(media: readonly Omit<MediaRecord, 'sortOrder'>[]): MediaRecord[] {
  return media.map((item, sortOrder) => ({ ...item, sortOrder }));
}
