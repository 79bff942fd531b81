import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { FILE_GROUPS, FILE_MAX_MB } from '#contract/calls/files.ts';
import type { UploadedFile } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { GIF_MEGAPIXELS, PICTURE_MEGAPIXELS } from '#contract/shop/pictures.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { readDocument } from './document-type.ts';
import type { ReadDocument } from './document-type.ts';
import { joined } from './file-type.ts';
import type { ReadFile } from './file-type.ts';
import { isGif, readGif } from './gif.ts';
import { refuseType } from './other-kinds.ts';
import { privateKey, uploadedFile } from './private-files.ts';
import { bytesOf, keepSentFile, readSentBytes } from './sent-files.ts';

const MEGABYTE = 1024 * 1024;
/** So many files one member of staff may send in a day. */
const FILES_A_DAY = 2000;

/**
 * Keeps a file in the library of who sends it: pictures and films for everybody, since they are there to be shown,
 * documents for their owner alone. What it is tells its content, not its name.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_LOCKED, FILE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS,
 *   GIF_TOO_MANY_PIXELS, DOCUMENT_TOO_LARGE, DOCUMENT_HAS_MACROS, FILE_TOO_MANY
 */
export async function keepLibraryFile(shop: Shop, staff: Staff, sent: File, folder: string): Promise<UploadedFile> {
  if (sent.size > FILE_MAX_MB.VIDEO * MEGABYTE) tooLarge();
  const read = readLibraryFile(await bytesOf(sent));
  const stored = inLibrary(shop, staff, read, folder);
  const { name, file } = await keepSentFile(shop, staff, sent, read, stored);
  return uploadedFile(shop, stored.key, name, file);
}

/** As what a file of the library is kept: under a new key, which says whether everybody may see it. */
export function inLibrary(shop: Shop, staff: Staff, read: ReadFile | ReadDocument, folder: string) {
  const isPublic = read.mediaType !== 'DOCUMENT';
  const key = isPublic ? publicKey(shop, read.ending) : privateKey(shop, read.ending);
  const sellerId = sellerIdOf(staff);
  return { key, purpose: 'library', isPublic, folder, sellerId, aDay: FILES_A_DAY } as const;
}

/** The key of a new file everybody may see. */
export function publicKey({ random }: Pick<Shop, 'random'>, ending: string): string {
  return `${randomKey(random)}.${ending}`;
}

/**
 * What a picture for the library is, and nothing else.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS,
 *   GIF_TOO_MANY_PIXELS
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
 * What a file for the library is.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_LOCKED, FILE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS,
 *   GIF_TOO_MANY_PIXELS, DOCUMENT_TOO_LARGE, DOCUMENT_HAS_MACROS
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
