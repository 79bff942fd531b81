import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { OPEN_UPLOADS } from '#contract/calls/files.ts';
import type { BeginUpload, OpenUpload } from '#contract/calls/files.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { fileUploads, media } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Builder, Params, Statement } from '../../../db/statement.ts';
import { isPrivateKey, signedUrl } from '../media/index.ts';
import type { Shop } from '../../shop.ts';
import { isInOutbox, outboxItemsFrom } from '../../platform/outbox/index.ts';
import { removeUploadPieces } from './remove-upload-pieces.ts';

/** The owner of an upload: the uploading user, and the seller they work for. */
export interface Sender {
  user: number;
  seller: number | null;
}

export const senderOf = (staff: Staff): Sender => ({ user: staff.userId, seller: sellerIdOf(staff) });

const isOf = ({ user, seller }: Params<Sender>) =>
  and(eq(fileUploads.userId, user), sql`${fileUploads.sellerId} IS ${seller}`);

/** Selects uploads, each with the file it became. */
function selectUploads(db: Builder) {
  return db
    .select({
      id: fileUploads.id,
      key: fileUploads.key,
      fileName: fileUploads.fileName,
      size: fileUploads.size,
      fileAt: fileUploads.fileAt,
      folder: fileUploads.folder,
      taken: fileUploads.taken,
      fileKey: fileUploads.fileKey,
      file: {
        name: media.name,
        contentType: media.contentType,
        bytes: media.bytes,
        width: media.width,
        height: media.height,
      },
    })
    .from(fileUploads)
    .leftJoin(media, eq(media.key, fileUploads.fileKey));
}
export type UploadRow = Awaited<ReturnType<typeof selectUploads>>[number];

export const uploadWithId = statement((db, params: Params<Sender & { id: number }>) =>
  selectUploads(db).where(and(eq(fileUploads.id, params.id), isOf(params))),
);

/** Identifies a file among those of its sender. */
type SentFile = Sender & Pick<BeginUpload, 'fileName' | 'folder'> & { size: number; fileAt: number };

/**
 * Reads the upload of the same file by the same user: an open one for any folder, or a finished one for this folder.
 */
export const uploadOfFile = statement((db, params: Params<SentFile>) =>
  selectUploads(db)
    .where(
      and(
        isOf(params),
        eq(fileUploads.fileName, params.fileName),
        eq(fileUploads.size, params.size),
        eq(fileUploads.fileAt, params.fileAt),
        sql`(${fileUploads.fileKey} IS NULL OR ${fileUploads.folder} = ${params.folder})`,
      ),
    )
    .orderBy(sql`${fileUploads.fileKey} IS NOT NULL`, asc(fileUploads.id))
    .limit(1),
);

/** Reads a user's unfinished uploads, oldest first. */
export const openUploads = statement((db, params: Params<Sender>) =>
  selectUploads(db)
    .where(and(isOf(params), isNull(fileUploads.fileKey)))
    .orderBy(asc(fileUploads.id)),
);

/**
 * A condition: the same file of the same user. Drizzle omits the table name of a query's own columns, so these are
 * written out.
 */
const sameFile = ({ user, seller, fileName, size, fileAt, folder }: Params<SentFile>) =>
  sql`EXISTS (SELECT 1 FROM file_uploads same WHERE same.user_id = ${user} AND same.seller_id IS ${seller}
    AND same.file_name = ${fileName} AND same.size = ${size} AND same.file_at = ${fileAt}
    AND (same.file_key IS NULL OR same.folder = ${folder}))`;

/** Refuses the batch if the user may start no further upload, unless this file has one already. */
export const mayBegin = requireCondition(
  'UPLOADS_TOO_MANY',
  (params: Params<SentFile>) =>
    sql`((SELECT count(*) FROM file_uploads open WHERE open.user_id = ${params.user} AND open.file_key IS NULL)
      < ${sql.raw(String(OPEN_UPLOADS))} OR ${sameFile(params)})`,
);

/** Starts an upload. It has no effect if a concurrent request of the same user has just started it. */
export const insertUpload = statement((db, params: Params<SentFile & { key: string; now: number }>) =>
  db.insert(fileUploads).select(
    db
      .select(
        selectedRow(fileUploads, {
          createdAt: params.now,
          updatedAt: params.now,
          userId: params.user,
          sellerId: params.seller,
          key: params.key,
          fileName: params.fileName,
          size: params.size,
          taken: sql`0`,
          fileAt: params.fileAt,
          folder: params.folder,
        }),
      )
      .from(sql`(SELECT 1)`)
      .where(sql`NOT ${sameFile(params)}`),
  ),
);

/** Notes a received piece, if no other came in between; with the last one also the file it became. */
export const takeBytes = statement(
  (db, params: Params<{ id: number; from: number; taken: number; fileKey: string | null; now: number }>) =>
    db
      .update(fileUploads)
      .set({ taken: sql`${params.taken}`, fileKey: sql`${params.fileKey}`, updatedAt: sql`${params.now}` })
      .where(and(eq(fileUploads.id, params.id), eq(fileUploads.taken, params.from))),
);

export const forgetUpload = statement((db, params: Params<{ id: number }>) =>
  db.delete(fileUploads).where(eq(fileUploads.id, params.id)),
);

const piecesToRemove = {
  key: sql`'remove-pieces-' || ${fileUploads.key}`,
  payload: { upload: fileUploads.key, size: fileUploads.size },
};

/** Removes the pieces of one upload. */
export const removePieces = outboxItemsFrom(
  removeUploadPieces,
  piecesToRemove,
  (rows, params: Params<{ id: number; now: number }>) => rows.from(fileUploads).where(eq(fileUploads.id, params.id)),
);

/** The time that an upload waits for its next piece, and that a finished one is remembered. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60_000;

const isOld = (before: Params<{ before: number }>['before']) => sql`${fileUploads.updatedAt} < ${before}`;
const removeOldPieces = outboxItemsFrom(
  removeUploadPieces,
  piecesToRemove,
  (rows, params: Params<{ before: number; now: number }>) => rows.from(fileUploads).where(isOld(params.before)),
);
const forgetOld = statement((db, params: Params<{ before: number }>) =>
  db.delete(fileUploads).where(and(isOld(params.before), isInOutbox(piecesToRemove.key))),
);

/** Returns the statements that delete abandoned uploads. The second one's result is their number. */
export function forgetOldUploads(now: number): readonly [Statement<number>, Statement<number>] {
  const before = now - UPLOAD_KEPT_MS;
  return [removeOldPieces({ before, now }), forgetOld({ before })];
}

/** Returns an upload in the contract's form. */
export async function uploadOf(shop: Shop, row: UploadRow): Promise<OpenUpload> {
  const { id, fileName, size: fileSize, fileAt: fileDate, folder, taken, fileKey: key, file } = row;
  const asSent = { id, fileName, fileSize, fileDate, folder, taken };
  if (key === null || file === null) return { ...asSent, file: null };
  const isPublic = !isPrivateKey(key);
  return {
    ...asSent,
    file: {
      key,
      url: isPublic ? mediaUrl(key) : await signedUrl(shop, key),
      originalFilename: file.name,
      contentType: file.contentType,
      size: file.bytes,
      isPublic,
      metadata: { width: file.width, height: file.height },
    },
  };
}
