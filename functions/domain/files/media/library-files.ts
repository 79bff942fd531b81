import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { FILE_GROUPS, FILE_MAX_MB } from '#contract/calls/files.ts';
import type { UploadedFile } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { joined } from '#contract/shop/picture-file.ts';
import { GIF_MEGAPIXELS, PICTURE_MEGAPIXELS } from '#contract/shop/pictures.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { readDocument } from './document-type.ts';
import type { ReadDocument } from './document-type.ts';
import type { ReadFile } from './file-type.ts';
import { isGif, readGif } from './gif.ts';
import { refuseType } from './other-kinds.ts';
import { privateKey, uploadedFile } from './private-files.ts';
import { bytesOf, keepSentFile, readSentBytes } from './sent-files.ts';

const MEGABYTE = 1024 * 1024;
/** The maximum number of files that one member of staff may upload in a day: all pictures of a shop that moves here. */
const FILES_A_DAY = 10_000;

/**
 * Stores a file in the uploading staff's library. Pictures and films are public, since they are to be shown; documents
 * are private. The content determines the type, and not the name.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_LOCKED, PICTURE_TOO_MANY_PIXELS, GIF_TOO_MANY_PIXELS or
 *   DOCUMENT_HAS_MACROS when the file is not accepted
 * @throws FILE_TOO_LARGE or DOCUMENT_TOO_LARGE when it is too large
 * @throws FILE_TOO_MANY when the limit of a day is reached
 */
export async function keepLibraryFile(shop: Shop, staff: Staff, sent: File, folder: string): Promise<UploadedFile> {
  if (sent.size > FILE_MAX_MB.VIDEO * MEGABYTE) tooLarge();
  const read = readLibraryFile(await bytesOf(sent));
  const stored = inLibrary(shop, staff, read, folder);
  const { name, file } = await keepSentFile(shop, staff, sent, read, stored);
  return uploadedFile(shop, stored.key, name, file);
}

/** Returns how a library file is stored: under a new key, which tells whether it is public. */
export function inLibrary(shop: Shop, staff: Staff, read: ReadFile | ReadDocument, folder: string) {
  const isPublic = read.mediaType !== 'DOCUMENT';
  const key = isPublic ? publicKey(shop, read.ending) : privateKey(shop, read.ending);
  const sellerId = sellerIdOf(staff);
  return { key, purpose: 'library', isPublic, folder, sellerId, aDay: FILES_A_DAY } as const;
}

/** Returns the key of a new public file. */
export function publicKey({ random }: Pick<Shop, 'random'>, ending: string): string {
  return `${randomKey(random)}.${ending}`;
}

/**
 * Returns a picture for the library, read from its content.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, PICTURE_TOO_MANY_PIXELS or GIF_TOO_MANY_PIXELS when the file
 *   is not accepted
 * @throws FILE_TOO_LARGE when it is too large
 */
export async function readLibraryPicture(sent: File): Promise<ReadFile> {
  if (sent.size > FILE_MAX_MB.IMAGE * MEGABYTE) tooLarge();
  const { types } = FILE_GROUPS.images;
  const bytes = await bytesOf(sent);
  const read = readPictureOrFilm(bytes) ?? refuseType(bytes, types);
  if (read.mediaType !== 'IMAGE') refuse('FILE_TYPE_WRONG', { params: { types } });
  return read;
}

/**
 * Returns a file for the library, read from its content.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_LOCKED, PICTURE_TOO_MANY_PIXELS, GIF_TOO_MANY_PIXELS or
 *   DOCUMENT_HAS_MACROS when the file is not accepted
 * @throws FILE_TOO_LARGE or DOCUMENT_TOO_LARGE when it is too large
 */
export function readLibraryFile(bytes: Uint8Array<ArrayBuffer>): ReadFile | ReadDocument {
  const read = readPictureOrFilm(bytes) ?? readDocument(bytes);
  if (read === undefined) {
    const types = Object.values(FILE_GROUPS).map((group) => group.types);
    refuseType(bytes, types.join(', ').replaceAll(' and ', ', '));
  }
  if (read === 'broken') refuse('FILE_BROKEN');
  if (read === 'locked') refuse('FILE_LOCKED');
  if (read === 'macros') refuse('DOCUMENT_HAS_MACROS');
  if (bytes.byteLength > FILE_MAX_MB[read.mediaType] * MEGABYTE) {
    if (read.mediaType === 'DOCUMENT') refuse('DOCUMENT_TOO_LARGE', { params: { megabytes: FILE_MAX_MB.DOCUMENT } });
    tooLarge();
  }
  return read;
}

function readPictureOrFilm(bytes: Uint8Array<ArrayBuffer>): ReadFile | undefined {
  if (!isGif(bytes)) return readSentBytes(bytes);
  const gif = readGif(bytes) ?? refuse('FILE_BROKEN');
  if (gif.width === 0 || gif.height === 0) refuse('FILE_BROKEN');
  const { width, height, pixels, parts } = gif;
  refuseTooMany('PICTURE_TOO_MANY_PIXELS', width * height, PICTURE_MEGAPIXELS);
  refuseTooMany('GIF_TOO_MANY_PIXELS', pixels, GIF_MEGAPIXELS);
  const body = joined(parts);
  return { ending: 'gif', extension: 'image/gif', mediaType: 'IMAGE', width, height, orientation: 1, body };
}

function refuseTooMany(code: 'PICTURE_TOO_MANY_PIXELS' | 'GIF_TOO_MANY_PIXELS', pixels: number, most: number): void {
  const megapixels = Math.round(pixels / 1_000_000);
  if (pixels > most * 1_000_000) refuse(code, { params: { megapixels, most } });
}

function tooLarge(): never {
  return refuse('FILE_TOO_LARGE', { params: { picture: FILE_MAX_MB.IMAGE, film: FILE_MAX_MB.VIDEO } });
}
