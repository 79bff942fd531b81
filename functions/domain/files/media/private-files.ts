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

/** What a film may weigh. */
export const FILM_MAX_BYTES = 25 * 1024 * 1024;
/** Keys of private files begin so: whoever has one alone is shown nothing. */
const PRIVATE = 'private';

/**
 * Keeps a picture or film that somebody sends in, for them, the seller it concerns and the house alone. What it is tells
 * its content, not its name; where it was taken is removed from pictures.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_TOO_LARGE, FILE_BROKEN, PICTURE_TOO_MANY_PIXELS, FILE_TOO_MANY
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

/** What whoever sent a file in is told of it; a private one by an address that is signed for them. */
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

/** What the address of a private file is signed for. */
const subjectOf = (key: string) => `file/${key}`;

/** The address of a private file for whoever may see it now; of this key alone, and for ten minutes. */
export function signedUrl(shop: Pick<Shop, 'keyedHash' | 'now'>, key: string): Promise<string> {
  return signedPath(shop, mediaUrl(key), subjectOf(key));
}

/** The key of a new private file. */
export function privateKey({ random }: Pick<Shop, 'random'>, ending: string): string {
  return `${PRIVATE}${randomKey(random)}.${ending}`;
}

export function isPrivateKey(key: string): boolean {
  return key.startsWith(PRIVATE);
}

/** Whether an address was signed by the shop and is still good. */
export function isSigned(
  shop: Pick<Shop, 'keyedHash' | 'now'>,
  key: string,
  query: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  return isSignedFor(shop, subjectOf(key), query);
}
