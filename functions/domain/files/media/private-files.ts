import { mediaUrl } from '#contract/pages/image-url.ts';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { UploadedFile } from '#contract/calls/files.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { isSignedFor, signedPath } from '../../signed-address.ts';
import type { ReadFile } from './file-type.ts';
import type { ReadDocument } from './document-type.ts';
import type { ReadPdf } from './pdf.ts';
import { keepSentFile, PICTURE_MAX_BYTES, readSentFile } from './sent-files.ts';

/** The maximum size of a film. */
export const FILM_MAX_BYTES = 25 * 1024 * 1024;
/** The prefix of private keys. A private key alone gives no access. */
const PRIVATE = 'private';

/**
 * Stores an uploaded picture or film for the uploader, the seller concerned and the platform only. The content
 * determines the type, and not the name. Metadata about the place is removed.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN or PICTURE_TOO_MANY_PIXELS when the file is not accepted
 * @throws FILE_TOO_LARGE when it is too large
 * @throws FILE_TOO_MANY when the limit of a day is reached
 */
export async function keepPrivateFile(
  shop: Shop,
  owner: Customer | Staff,
  sent: File,
  { folder, purpose }: { folder: string; purpose: 'return' | 'dispute' },
): Promise<UploadedFile> {
  if (sent.size > FILM_MAX_BYTES) tooLarge();
  const types = purpose === 'dispute' ? 'JPEG, PNG and WebP' : 'JPEG, PNG, WebP, MP4 and WebM';
  const read = await readSentFile(sent, types);
  if (purpose === 'dispute' && read.mediaType !== 'IMAGE') refuse('FILE_TYPE_WRONG', { params: { types } });
  if (read.mediaType === 'IMAGE' && sent.size > PICTURE_MAX_BYTES) tooLarge();
  const key = privateKey(shop, read.ending);
  const { name, file } = await keepSentFile(shop, owner, sent, read, { key, purpose, isPublic: false, folder });
  return uploadedFile(shop, key, name, file);
}

/** Returns an uploaded file in the uploader's view. A private file has a signed URL. */
export async function uploadedFile(
  shop: Shop,
  key: string,
  name: string,
  { body, extension, width, height }: ReadFile | ReadPdf | ReadDocument,
): Promise<UploadedFile> {
  const isPublic = !isPrivateKey(key);
  return {
    key,
    url: isPublic ? mediaUrl(key) : await signedUrl(shop, key),
    originalFilename: name,
    contentType: extension,
    size: body.byteLength,
    isPublic,
    metadata: { width, height },
  };
}

function tooLarge(): never {
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return refuse('FILE_TOO_LARGE', {
    params: { picture: megabytes(PICTURE_MAX_BYTES), film: megabytes(FILM_MAX_BYTES) },
  });
}

/** Returns the subject of a signature for a private file. */
const subjectOf = (key: string) => `file/${key}`;

/** Returns the signed URL of a private file, for this key only and valid for ten minutes. The caller checks access. */
export function signedUrl(shop: Pick<Shop, 'keyedHash' | 'now'>, key: string): Promise<string> {
  return signedPath(shop, mediaUrl(key), subjectOf(key));
}

/** Returns the key of a new private file. */
export function privateKey({ random }: Pick<Shop, 'random'>, ending: string): string {
  return `${PRIVATE}${randomKey(random)}.${ending}`;
}

export function isPrivateKey(key: string): boolean {
  return key.startsWith(PRIVATE);
}

/** Returns whether the shop signed a URL and its signature is still valid. */
export function isSigned(
  shop: Parameters<typeof isSignedFor>[0],
  key: string,
  query: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  return isSignedFor(shop, subjectOf(key), query);
}
