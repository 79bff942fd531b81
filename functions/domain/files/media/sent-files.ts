import { sql } from 'drizzle-orm';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { media } from '../../../db/schema/index.ts';
import { requireChange, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { readFileType } from './file-type.ts';
import type { ReadFile } from './file-type.ts';
import type { ReadDocument } from './document-type.ts';
import { refuseType } from './other-kinds.ts';
import type { ReadPdf } from './pdf.ts';

/** The maximum size of an uploaded picture. */
export const PICTURE_MAX_BYTES = 8 * 1024 * 1024;
const A_DAY_MS = 24 * 60 * 60_000;
const FILES_A_DAY = 40;

type NewFile = Pick<
  typeof media.$inferInsert,
  'key' | 'name' | 'mediaType' | 'contentType' | 'contentHash' | 'bytes' | 'width' | 'height' | 'purpose' | 'createdAt'
> & { userId: number; since: number; isPublic: number; folder: string; sellerId: number | null; aDay: number };

/** Inserts a file, if its user has not uploaded too many of its purpose since a time. */
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
          folder: params.folder,
          purpose: params.purpose,
          isPublic: params.isPublic,
          sellerId: params.sellerId,
          userId: params.userId,
          createdAt: params.createdAt,
          updatedAt: params.createdAt,
        }),
      )
      .from(sql`(SELECT 1)`)
      .where(
        sql`(SELECT count(*) FROM media sent WHERE sent.user_id = ${params.userId} AND sent.created_at >= ${params.since}
          AND sent.purpose = ${params.purpose}) < ${params.aDay}`,
      ),
  ),
);

/**
 * Returns an uploaded picture or film, read from its content.
 * @param types the accepted kinds, in words
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG when the kind is not accepted
 * @throws FILE_BROKEN when the file is damaged
 * @throws PICTURE_TOO_MANY_PIXELS when the picture is too large
 */
export async function readSentFile(sent: File, types: string): Promise<ReadFile> {
  const bytes = await bytesOf(sent);
  return readSentBytes(bytes) ?? refuseType(bytes, types);
}

/**
 * Returns the same for bytes; undefined if they are neither.
 * @throws FILE_BROKEN when the file is damaged
 * @throws PICTURE_TOO_MANY_PIXELS when the picture is too large
 */
export function readSentBytes(bytes: Uint8Array<ArrayBuffer>): ReadFile | undefined {
  const read = readFileType(bytes);
  if (read === 'broken') refuse('FILE_BROKEN');
  if (read && 'megapixels' in read) refuse('PICTURE_TOO_MANY_PIXELS', { params: { ...read } });
  return read;
}

export async function bytesOf(sent: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sent.arrayBuffer());
}

/** How a file is stored. */
interface KeptAs {
  key: string;
  purpose: NewFile['purpose'];
  isPublic: boolean;
  /** The folder in its owner's library. */
  folder: string;
  /** The seller that owns it from the start. */
  sellerId?: number | null;
  /** The maximum number of files of this purpose that the user may upload in a day. */
  aDay?: number;
}

/**
 * Stores an uploaded file under a key, and returns it as stored.
 * @throws FILE_TOO_MANY when the limit of a day is reached
 * @throws FILE_BROKEN when the picture cannot be decoded
 * @throws PICTURES_BUSY when it cannot be decoded now
 */
export async function keepSentFile(
  shop: Shop,
  owner: Customer | Staff,
  sent: File,
  read: ReadFile | ReadPdf | ReadDocument,
  stored: KeptAs,
): Promise<{ name: string; file: ReadFile | ReadPdf | ReadDocument }> {
  const file = await uprightOf(shop, read);
  const { name, row } = await sentFileRow(shop, owner, sent, file, stored);
  // The row is written first, since it checks the limit. Nobody knows the key before the bytes are stored.
  await shop.write(row);
  await shop.files.put(stored.key, file.body, file.extension);
  return { name, file };
}

/**
 * Returns a file as it is to be stored. The pixels of a PNG or WebP are rotated by its orientation, since browsers
 * ignore the orientation of a WebP. If the runtime cannot do that, the picture keeps its orientation, as a JPEG always
 * does.
 * @throws FILE_BROKEN when the picture cannot be decoded
 * @throws PICTURES_BUSY when it cannot be decoded now
 */
export async function uprightOf<Read extends ReadFile | ReadPdf | ReadDocument>(
  { files }: Pick<Shop, 'files'>,
  read: Read,
): Promise<Read | ReadFile> {
  if (!('orientation' in read) || read.orientation === 1 || !files.upright) return read;
  if (read.ending !== 'png' && read.ending !== 'webp') return read;
  return readSentBytes(await files.upright(read.body, read.ending)) ?? refuse('FILE_BROKEN');
}

/**
 * Returns the statement that inserts the row of an uploaded file, and the file's name.
 * @throws FILE_TOO_MANY when the statement runs and the limit of a day is reached
 */
export async function sentFileRow(
  shop: Shop,
  owner: Customer | Staff,
  sent: Pick<File, 'name'>,
  { body, extension, mediaType, width, height }: ReadFile | ReadPdf | ReadDocument,
  { isPublic, aDay = FILES_A_DAY, sellerId = null, ...kept }: KeptAs,
): Promise<{ name: string; row: Statement<number> }> {
  const name = nameOf(sent);
  const file = {
    ...kept,
    name,
    mediaType,
    contentType: extension,
    contentHash: await contentHash(body),
    width,
    height,
    sellerId,
    isPublic: Number(isPublic),
  };
  const row = { ...file, bytes: body.byteLength, userId: owner.userId, createdAt: shop.now };
  return { name, row: requireChange(insertFile({ ...row, since: shop.now - A_DAY_MS, aDay }), 'FILE_TOO_MANY') };
}

/** Returns the SHA-256 of a file, hex. Equal files have equal hashes. */
export async function contentHash(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a readable name of a file. It is never part of a URL. */
function nameOf({ name }: Pick<File, 'name'>): string {
  return (
    name
      .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
      .trim()
      .slice(-80) || 'file'
  );
}
