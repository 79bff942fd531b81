import { sql } from 'drizzle-orm';
import { mediaUrl } from '#contract/pages/image-url.ts';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { UploadedFile } from '#contract/calls/returns.ts';
import { media } from '../../db/schema/index.ts';
import { requireChange, selectedRow, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { randomKey } from '../random.ts';
import type { Shop } from '../shop.ts';
import { readFileType } from './file-type.ts';

/** What a file of each kind may weigh. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
export const FILM_MAX_BYTES = 25 * 1024 * 1024;
const A_DAY_MS = 24 * 60 * 60_000;
const FILES_A_DAY = 40;
/** So long the address of a private file is good. */
const SIGNED_MS = 10 * 60_000;
/** Keys of private files begin so: whoever has one alone is shown nothing. */
const PRIVATE = 'private';

type NewFile = Pick<
  typeof media.$inferInsert,
  'key' | 'name' | 'mediaType' | 'contentType' | 'contentHash' | 'bytes' | 'width' | 'height' | 'createdAt'
> & { userId: number; since: number };

/** Notes a file, where its user has not sent too many since a time. */
const insertFile = statement((db, params: Params<NewFile>) =>
  db.insert(media).select(
    db
      .select(
        selectedRow(media, {
          key: params.key,
          name: params.name,
          mediaType: params.mediaType,
          contentType: params.contentType,
          contentHash: params.contentHash,
          bytes: params.bytes,
          width: params.width,
          height: params.height,
          altText: sql`''`,
          purpose: sql`'return'`,
          isPublic: sql`0`,
          userId: params.userId,
          createdAt: params.createdAt,
          updatedAt: params.createdAt,
        }),
      )
      .from(sql`(SELECT 1)`)
      .where(
        sql`(SELECT count(*) FROM media sent WHERE sent.user_id = ${params.userId} AND sent.created_at >= ${params.since})
          < ${sql.raw(String(FILES_A_DAY))}`,
      ),
  ),
);

/**
 * Keeps a picture or film that somebody sends in, for them, the seller it concerns and the house alone. What it is tells
 * its content, not its name; where it was taken is removed from pictures.
 * @throws FILE_TYPE_WRONG, FILE_TOO_LARGE, FILE_BROKEN, FILE_TOO_MANY
 */
export async function keepPrivateFile(shop: Shop, owner: Customer | Staff, sent: File): Promise<UploadedFile> {
  if (sent.size > FILM_MAX_BYTES) tooLarge();
  const read = readFileType(new Uint8Array(await sent.arrayBuffer()));
  if (read === undefined) refuse('FILE_TYPE_WRONG', { params: { types: 'JPEG, PNG, WebP, MP4 and WebM' } });
  if (read === 'broken') refuse('FILE_BROKEN');
  const { body, ending, extension, mediaType, width, height } = read;
  if (mediaType === 'IMAGE' && sent.size > PICTURE_MAX_BYTES) tooLarge();

  const key = privateKey(shop, ending);
  const digest = await crypto.subtle.digest('SHA-256', body);
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const file = { key, name: nameOf(sent), mediaType, contentType: extension, contentHash: hash, width, height };
  const row = { ...file, bytes: body.byteLength, userId: owner.userId, createdAt: shop.now };
  // The row first, for it tells whether one more may come; nobody learns its key before the bytes are there.
  await shop.write(requireChange(insertFile({ ...row, since: shop.now - A_DAY_MS }), 'FILE_TOO_MANY'));
  await shop.files.put(key, body, extension);
  return {
    key,
    url: await signedUrl(shop, key),
    originalFilename: file.name,
    contentType: extension,
    size: body.byteLength,
    isPublic: false,
    metadata: { width, height },
  };
}

function tooLarge(): never {
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return refuse('FILE_TOO_LARGE', {
    params: { picture: megabytes(PICTURE_MAX_BYTES), film: megabytes(FILM_MAX_BYTES) },
  });
}

/** A name people may read beside the file; it is never part of an address. */
function nameOf({ name }: File): string {
  return (
    name
      .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
      .trim()
      .slice(-80) || 'file'
  );
}

const signed = (shop: Pick<Shop, 'keyedHash'>, key: string, until: string) => shop.keyedHash(`file/${key}/${until}`);

/** The address of a private file for whoever may see it now; of this key alone, and for ten minutes. */
export async function signedUrl(shop: Pick<Shop, 'keyedHash' | 'now'>, key: string): Promise<string> {
  const until = String(shop.now + SIGNED_MS);
  return `${mediaUrl(key)}?until=${until}&sig=${await signed(shop, key, until)}`;
}

/** The key of a new private file. */
export function privateKey({ random }: Pick<Shop, 'random'>, ending: string): string {
  return `${PRIVATE}${randomKey(random)}.${ending}`;
}

export function isPrivateKey(key: string): boolean {
  return key.startsWith(PRIVATE);
}

/** Whether an address was signed by the shop and is still good. */
export async function isSigned(
  shop: Pick<Shop, 'keyedHash' | 'now'>,
  key: string,
  { until = '', sig = '' }: { until?: string | undefined; sig?: string | undefined },
): Promise<boolean> {
  if (!/^\d{1,15}$/.test(until) || Number(until) < shop.now) return false;
  const meant = await signed(shop, key, until);
  // Every sign is compared, so that how long it takes tells nothing.
  const difference = [...meant].reduce((sum, sign, index) => sum | (sign === sig[index] ? 0 : 1), 0);
  return difference === 0 && sig.length === meant.length;
}
