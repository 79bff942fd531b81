import type { Staff } from '#contract/calls/actor.ts';
import type { OpenUpload } from '#contract/calls/files.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../../shop.ts';
import { forgetUpload, openUploads, removePieces, senderOf, uploadOf, uploadWithId } from './upload-rows.ts';

/** Returns the unfinished uploads of a user. */
export async function listUploads(shop: Shop, staff: Staff): Promise<OpenUpload[]> {
  const [rows] = await shop.read(openUploads(senderOf(staff)));
  return Promise.all(rows.map((row) => uploadOf(shop, row)));
}

/**
 * Deletes an upload with its pieces.
 * @throws UPLOAD_NOT_FOUND when the user has no such upload
 */
export async function letGoUpload(shop: Shop, staff: Staff, id: number): Promise<void> {
  const [[row]] = await shop.read(uploadWithId({ id, ...senderOf(staff) }));
  if (!row) refuse('UPLOAD_NOT_FOUND');
  await letGo(shop, id);
}

export async function letGo(shop: Shop, id: number): Promise<void> {
  await shop.write(removePieces({ id, now: shop.now }), forgetUpload({ id }));
}
