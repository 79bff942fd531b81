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
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import { removeUploadPieces } from './remove-upload-pieces.ts';

/** Whose an upload is: of the person who sends it, for the seller they work for. */
export interface Sender {
  user: number;
  seller: number | null;
}

export const senderOf = (staff: Staff): Sender => ({ user: staff.userId, seller: sellerIdOf(staff) });

const isOf = ({ user, seller }: Params<Sender>) =>
  and(eq(fileUploads.userId, user), sql`${fileUploads.sellerId} IS ${seller}`);

/** Uploads, each with the file it became. */
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

/** What tells a file from others of its sender. */
type SentFile = Sender & Pick<BeginUpload, 'fileName' | 'folder'> & { size: number; fileAt: number };

/** The same file of the same person: one that is open, wherever it is to go, else what came in whole for this folder. */
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

/** Somebody's uploads that did not come in whole, the first begun first. */
export const openUploads = statement((db, params: Params<Sender>) =>
  selectUploads(db)
    .where(and(isOf(params), isNull(fileUploads.fileKey)))
    .orderBy(asc(fileUploads.id)),
);

/** The same file of the same person. Columns of a query's own table lose its name, so these are written out. */
const sameFile = ({ user, seller, fileName, size, fileAt, folder }: Params<SentFile>) =>
  sql`EXISTS (SELECT 1 FROM file_uploads same WHERE same.user_id = ${user} AND same.seller_id IS ${seller}
    AND same.file_name = ${fileName} AND same.size = ${size} AND same.file_at = ${fileAt}
    AND (same.file_key IS NULL OR same.folder = ${folder}))`;

/** Whether somebody may begin one more, or has begun with this one. */
export const mayBegin = requireCondition(
  'UPLOADS_TOO_MANY',
  (params: Params<SentFile>) =>
    sql`((SELECT count(*) FROM file_uploads open WHERE open.user_id = ${params.user} AND open.file_key IS NULL)
      < ${sql.raw(String(OPEN_UPLOADS))} OR ${sameFile(params)})`,
);

/** Begins an upload; of one that somebody else has just begun for the same person nothing happens. */
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

/** Notes a piece that came, where none came in between; with the last one the file it became. */
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

/** So long an upload waits for its next piece; one that became a file is known so long. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60_000;

const isOld = (before: Params<{ before: number }>['before']) => sql`${fileUploads.updatedAt} < ${before}`;
const removeOldPieces = outboxItemsFrom(
  removeUploadPieces,
  piecesToRemove,
  (rows, params: Params<{ before: number; now: number }>) => rows.from(fileUploads).where(isOld(params.before)),
);
const forgetOld = statement((db, params: Params<{ before: number }>) =>
  db
    .delete(fileUploads)
    .where(and(isOld(params.before), sql`EXISTS (SELECT 1 FROM outbox told WHERE told.key = ${piecesToRemove.key})`)),
);

/** The statements that let uploads go nobody has gone on with; the second answers how many. */
export function forgetOldUploads(now: number): readonly [Statement<number>, Statement<number>] {
  const before = now - UPLOAD_KEPT_MS;
  return [removeOldPieces({ before, now }), forgetOld({ before })];
}

/** As the contract shows it. */
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
