import type { Staff } from '#contract/calls/actor.ts';
import { UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';
import type { OpenUpload } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { requireChange } from '../../../db/statement.ts';
import { inLibrary, readLibraryFile, sentFileRow, uprightOf } from '../media/index.ts';
import type { Shop } from '../../shop.ts';
import { pieceKey, piecesOf } from '../../upload-pieces.ts';
import { letGo } from './let-go-upload.ts';
import { removePieces, senderOf, takeBytes, uploadOf, uploadWithId } from './upload-rows.ts';
import type { UploadRow } from './upload-rows.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Stores the next piece of an upload. With the last piece the whole file is checked and stored in the library. A repeated piece changes nothing, and the answer says where the next one starts.
 * @param from the start of the piece in the file, in bytes; all pieces but the last have `UPLOAD_PIECE_BYTES`
 * @throws UPLOAD_NOT_FOUND when the user has no such upload
 * @throws FIELDS_INVALID when the piece does not belong to this file
 * @throws the refusals of `keepLibraryFile` with the last piece; the upload is deleted then
 */
export async function takeUploadPiece(
  shop: Shop,
  staff: Staff,
  { id, from, piece }: { id: number; from: number; piece: File },
): Promise<OpenUpload> {
  const input = { id, ...senderOf(staff) };
  const [[upload]] = await shop.read(uploadWithId(input));
  if (!upload) return refuse('UPLOAD_NOT_FOUND');
  const { key, size } = upload;
  if (upload.fileKey !== null || upload.taken !== from) return uploadOf(shop, upload);
  const taken = from + piece.size;
  if (piece.size === 0 || taken > size || (taken < size && piece.size !== UPLOAD_PIECE_BYTES))
    refuse('FIELDS_INVALID', { fields: { piece: 'The file was changed meanwhile. Please choose it again' } });
  const bytes = new Uint8Array(await piece.arrayBuffer());
  if (taken === size) return keepWhole(shop, staff, upload, bytes);
  // The bytes are stored first, so that every noted piece exists. If the write fails, the piece is sent again to the
  // same position.
  await shop.files.put(pieceKey(key, from / UPLOAD_PIECE_BYTES), bytes, 'application/octet-stream');
  const { after } = await shop.write({
    taken: requireChange(takeBytes({ id, from, taken, fileKey: null, now: shop.now }), 'STALE_VERSION'),
    after: uploadWithId(input),
  });
  return uploadOf(shop, after[0]!);
}

/** Stores the file that all pieces make. */
async function keepWhole(shop: Shop, staff: Staff, upload: UploadRow, last: Bytes): Promise<OpenUpload> {
  const { id, fileName: name, folder, size, taken: from } = upload;
  const input = { id, ...senderOf(staff) };
  const read = await uprightOf(shop, await lookedAt(shop, upload, last));
  const stored = inLibrary(shop, staff, read, folder);
  const { row } = await sentFileRow(shop, staff, { name }, read, stored);
  await shop.files.put(stored.key, read.body, read.extension);
  try {
    const { after } = await shop.write({
      file: row,
      taken: requireChange(takeBytes({ id, from, taken: size, fileKey: stored.key, now: shop.now }), 'STALE_VERSION'),
      pieces: removePieces({ id, now: shop.now }),
      after: uploadWithId(input),
    });
    return await uploadOf(shop, after[0]!);
  } catch (error) {
    await shop.files.remove(stored.key);
    throw error;
  }
}

/** Returns the checked file of a finished upload. A refused file is deleted with its pieces. */
async function lookedAt(shop: Shop, upload: UploadRow, last: Bytes) {
  const whole = await joined(shop, upload, last);
  try {
    return readLibraryFile(whole);
  } catch (refusal) {
    await letGo(shop, upload.id);
    throw refusal;
  }
}

/** Joins the pieces, reading each to its position, so that only the file and one piece are in memory. */
async function joined(shop: Shop, { key, size, taken }: UploadRow, last: Bytes): Promise<Bytes> {
  const whole = new Uint8Array(size);
  for (let index = 0; index < piecesOf(size) - 1; index += 1) {
    const stored = await shop.files.get(pieceKey(key, index));
    // Another request ended this upload at the same moment.
    if (!stored) return refuse('UPLOAD_NOT_FOUND');
    whole.set(new Uint8Array(await new Response(stored.body).arrayBuffer()), index * UPLOAD_PIECE_BYTES);
  }
  whole.set(last, taken);
  return whole;
}
