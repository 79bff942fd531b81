import type { Staff } from '#contract/calls/actor.ts';
import type { BeginUpload, OpenUpload } from '#contract/calls/files.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { forgetUpload, insertUpload, mayBegin, senderOf, uploadOf, uploadOfFile } from './upload-rows.ts';

/**
 * Starts an upload of a library file in pieces. The same file of the same user resumes its open upload. A file that was
 * recently uploaded whole returns the stored file.
 * @throws UPLOADS_TOO_MANY when the user has too many open uploads
 */
export async function beginUpload(shop: Shop, staff: Staff, input: BeginUpload): Promise<OpenUpload> {
  const { fileName, fileSize: size, fileDate: fileAt, folder } = input;
  const file = { ...senderOf(staff), fileName, size, fileAt, folder };
  const [[known]] = await shop.read(uploadOfFile(file));
  // The stored file may have been removed or replaced meanwhile.
  const isGone = known !== undefined && known.fileKey !== null && known.file === null;
  if (known && !isGone) return uploadOf(shop, known);
  const { made } = await shop.write({
    former: known ? [forgetUpload({ id: known.id })] : [],
    room: mayBegin(file),
    row: insertUpload({ ...file, key: randomKey(shop.random), now: shop.now }),
    made: uploadOfFile(file),
  });
  return uploadOf(shop, made[0]!);
}
