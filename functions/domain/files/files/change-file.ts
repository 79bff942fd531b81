import { and, eq, sql } from 'drizzle-orm';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import * as z from 'zod/mini';
import { FileName, Folder, isFixedFolder } from '#contract/calls/files.ts';
import type { ManagedFile } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { isFitToShow, SHOWN_PICTURE_LEAST_SIDE, SHOWN_PICTURE_MOST_RATIO } from '#contract/shop/pictures.ts';
import { media } from '../../../db/schema/index.ts';
import { query, rawWrite, requireChange, requireCondition } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import {
  contentHash,
  privateKey,
  publicKey,
  readLibraryPicture,
  removeFormerBytes,
  uprightOf,
} from '../media/index.ts';
import { moveAddress } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { fileWithKey, managedFile } from './file-rows.ts';
import type { FileRow } from './file-rows.ts';
import { pagesOfFile } from './pages-of-file.ts';
import { placesInWords, placesOfFile } from './used-at.ts';

type Owner = Customer | Staff;

/** The changed columns of a file. */
type Change = Partial<typeof media.$inferInsert>;

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** Returns the statements of a change to the version that was read, with the audit entry for staff. */
export function changed(shop: Shop, owner: Owner, row: FileRow, change: Change, action: string): Statement[] {
  const write = query((db) =>
    db
      .update(media)
      .set({ ...change, updatedAt: shop.now, version: sql`${media.version} + 1` })
      .where(and(eq(media.id, row.id), eq(media.version, row.version))),
  );
  const before = Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof FileRow] ?? null]));
  return [requireChange(write, 'STALE_VERSION'), ...toldInLog(shop, owner, { action, row, before, after: change })];
}

/** Returns the audit entry of a change by staff. Changes by customers to their own files are not logged. */
export function toldInLog(
  shop: Shop,
  owner: Owner,
  told: { action: string; row: Pick<FileRow, 'id'>; before: Record<string, unknown>; after: Record<string, unknown> },
): Statement[] {
  if (owner.kind === 'customer') return [];
  const { action, row, before, after } = told;
  return [auditEntry(shop, owner, { action, subject: 'file', subjectId: row.id, before, after })];
}

/**
 * Returns a file that may be changed in the library.
 * @throws FILE_NOT_FOUND when the owner has no such file
 * @throws FILE_OF_ITS_PLACE when only its return, dispute, review, seller or document may change it
 */
async function libraryFile(shop: Shop, owner: Owner, key: string) {
  const [[row], places] = await shop.read(fileWithKey(owner, key), placesOfFile({ key }));
  if (!row) refuse('FILE_NOT_FOUND');
  if (['return', 'dispute', 'review', 'seller', 'document'].includes(row.purpose)) refuse('FILE_OF_ITS_PLACE');
  return { row, places };
}

/**
 * Returns the name of a destination, and the folder before its last slash.
 * @throws FIELDS_INVALID when one of them is not valid
 */
function destination(text: string): { name: string; folder: string | undefined } {
  const slash = text.lastIndexOf('/');
  const name = z.safeParse(FileName, text.slice(slash + 1));
  const folder = z.safeParse(z.optional(Folder), slash === -1 ? undefined : text.slice(0, slash));
  const fault = (label: string) => refuse('FIELDS_INVALID', { fields: { destinationKey: label } });
  if (!name.success) return fault(name.error.issues[0]!.message);
  if (!folder.success) return fault(folder.error.issues[0]!.message);
  if (folder.data !== undefined && isFixedFolder(folder.data)) return fault('Please choose another folder');
  return { name: name.data, folder: folder.data };
}

/**
 * Changes the name or folder of a file; its URL stays.
 * @param to the name, preceded by folder and slash if the folder changes: `Diwali/lotus.jpg`, `/lotus.jpg` for none
 * @throws FILE_NOT_FOUND, FILE_OF_ITS_PLACE as `libraryFile`
 * @throws FIELDS_INVALID when the name or folder is not valid
 */
export async function renameFile(shop: Shop, owner: Owner, key: string, to: string): Promise<ManagedFile> {
  const { row } = await libraryFile(shop, owner, key);
  const { name, folder = row.folder } = destination(to);
  const after = { name, folder };
  const { found } = await shop.write({
    all: changed(shop, owner, row, after, 'file renamed'),
    found: fileWithKey(owner, key),
  });
  return managedFile(shop, found[0]!);
}

const isUnused = requireCondition(
  'FILE_IN_USE',
  ({ id }: Params<{ id: number }>) => sql`NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM media film WHERE film.poster_id = ${id})`,
);

/**
 * Makes a file public or private. It gets another key, since a key tells which. A file that became private has no
 * redirect from its public URL.
 * @throws FILE_NOT_FOUND, FILE_OF_ITS_PLACE as `libraryFile`
 * @throws FILE_IN_USE when a file in use would become private
 */
export async function showFileTo(
  shop: Shop,
  owner: Owner,
  key: string,
  isPublic: boolean | undefined,
): Promise<ManagedFile> {
  const { row, places } = await libraryFile(shop, owner, key);
  if (isPublic === undefined) {
    refuse('FIELDS_INVALID', { fields: { isPublic: 'Please say whether everybody may see it' } });
  }
  if (row.isPublic === isPublic) return managedFile(shop, row);
  if (!isPublic && places.length > 0) refuse('FILE_IN_USE', { params: { places: placesInWords(places) } });
  const next = isPublic ? publicKey(shop, endingOf(key)) : privateKey(shop, endingOf(key));
  const stored = (await shop.files.get(key)) ?? refuse('FILE_NOT_FOUND');
  const bytes = new Uint8Array(await new Response(stored.body).arrayBuffer());
  return withBytes(shop, owner, { key: next, bytes, contentType: row.contentType }, [
    ...(isPublic ? [] : [isUnused({ id: row.id }, inUse(places))]),
    ...changed(shop, owner, row, { key: next, isPublic }, isPublic ? 'file made public' : 'file made private'),
    removeFormerBytes({ key, now: shop.now }),
    forgetAddresses(row.id),
  ]);
}

const inUse = (places: Parameters<typeof placesInWords>[0]) => ({
  params: { places: placesInWords(places) || 'somewhere' },
});

/** Returns the statement that deletes the redirects from a file's former URLs. */
export function forgetAddresses(id: number): Statement<number> {
  return rawWrite("DELETE FROM redirects WHERE kind = 'file' AND subject_id = ?", [id]);
}

const isGoods = (subject: string) => ['product', 'sku', 'category', 'collection'].includes(subject);

/**
 * Replaces a picture wherever it is used, with a redirect from its former URL. A key identifies its content
 * permanently, so the new picture has a new key.
 * @throws FILE_NOT_FOUND, FILE_OF_ITS_PLACE as `libraryFile`
 * @throws FILE_NO_PICTURE when the file is no picture
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_TOO_LARGE or PICTURE_TOO_MANY_PIXELS as
 *   `readLibraryPicture`
 * @throws PICTURE_UNFIT when it shows goods, a category or a collection and has the wrong size
 */
export async function replacePicture(
  shop: Shop,
  owner: Staff,
  key: string,
  sent: File | undefined,
): Promise<ManagedFile> {
  const { row, places } = await libraryFile(shop, owner, key);
  if (!sent) refuse('FILE_REPLACEMENT_MISSING');
  if (row.mediaType !== 'IMAGE') refuse('FILE_NO_PICTURE');
  const read = await readLibraryPicture(sent);
  const { body, ending, extension, width, height } = await uprightOf(shop, read);
  if (places.some(({ subject }) => isGoods(subject)) && !isFitToShow({ width, height })) {
    const params = { which: 'This picture', least: SHOWN_PICTURE_LEAST_SIDE, ratio: SHOWN_PICTURE_MOST_RATIO };
    refuse('PICTURE_UNFIT', { params });
  }
  const next = row.isPublic ? publicKey(shop, ending) : privateKey(shop, ending);
  const facts = {
    key: next,
    contentType: extension,
    contentHash: await contentHash(body),
    width,
    height,
    // The focal point belonged to the former picture.
    focusX: null,
    focusY: null,
  };
  return withBytes(shop, owner, { key: next, bytes: body, contentType: extension }, [
    ...changed(shop, owner, row, { ...facts, bytes: body.byteLength, placeholder: null }, 'picture replaced'),
    ...(row.isPublic ? moveAddress('file', row.id, { from: key, to: next, now: shop.now }) : []),
    ...nameInTexts(row.id, { from: key, to: next }),
    ...pagesOfFile(shop, row.id),
    removeFormerBytes({ key, now: shop.now }),
  ]);
}

/** Returns the statements that replace a picture's URL in the texts of posts, and its key in the sections of pages. */
function nameInTexts(id: number, { from, to }: { from: string; to: string }): Statement<number>[] {
  return [
    rawWrite(
      `UPDATE blog_posts SET content = replace(content, ?, ?)
       WHERE id IN (SELECT subject_id FROM media_uses WHERE media_id = ? AND subject = 'post')`,
      [`"${mediaUrl(from)}"`, `"${mediaUrl(to)}"`, id],
    ),
    // Keys are random, so nothing else in the sections is equal to one.
    rawWrite(
      `UPDATE arranged_pages SET sections = replace(sections, ?, ?)
       WHERE id IN (SELECT subject_id FROM media_uses WHERE media_id = ? AND subject = 'page')`,
      [from, to, id],
    ),
    rawWrite(
      `UPDATE letters SET sections = replace(sections, ?, ?)
       WHERE id IN (SELECT subject_id FROM media_uses WHERE media_id = ? AND subject = 'letter')`,
      [from, to, id],
    ),
  ];
}

/** Stores bytes under a new key and writes the statements. If these fail, the bytes are removed again. */
async function withBytes(
  shop: Shop,
  owner: Owner,
  { key, bytes, contentType }: { key: string; bytes: Uint8Array<ArrayBuffer>; contentType: string },
  statements: Statement[],
): Promise<ManagedFile> {
  await shop.files.put(key, bytes, contentType);
  try {
    const { found } = await shop.write({ all: statements, found: fileWithKey(owner, key) });
    return await managedFile(shop, found[0]!);
  } catch (error) {
    await shop.files.remove(key);
    throw error;
  }
}
