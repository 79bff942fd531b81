import type { Seller } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { UploadedFile } from '#contract/calls/files.ts';
import { BANNER_MOST_RATIO } from '#contract/shop/pictures.ts';
import { SELLER_FILE_MB } from '#contract/states/seller.ts';
import type { SellerPaper, SellerPicture } from '#contract/states/seller.ts';
import { rawWrite, requireChanges } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { readPdf } from './pdf.ts';
import type { ReadPdf } from './pdf.ts';
import type { ReadFile } from './file-type.ts';
import { isPrivateKey, privateKey, uploadedFile } from './private-files.ts';
import { keepSentFile, readSentFile } from './sent-files.ts';
import { requireFit } from './shown-files.ts';
import { FILE_USABLE_MS } from './unused-files.ts';

/**
 * Stores a public picture, a logo or banner, until the business shows it.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN or PICTURE_TOO_MANY_PIXELS when the file is not accepted
 * @throws SELLER_FILE_TOO_LARGE when it is too large
 * @throws FILE_TOO_MANY when the limit of a day is reached
 */
export async function keepSellerPicture(shop: Shop, seller: Seller, sent: File): Promise<UploadedFile> {
  const types = 'JPEG, PNG and WebP';
  const read = await readSellerFile(sent, types);
  if (read.mediaType === 'DOCUMENT') refuse('FILE_TYPE_WRONG', { params: { types } });
  return keep(shop, seller, sent, read, `${randomKey(shop.random)}.${read.ending}`);
}

/**
 * Stores a document, visible to the business and the platform only, until it is attached to the business.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN, FILE_LOCKED or PICTURE_TOO_MANY_PIXELS when the file is not
 *   accepted
 * @throws SELLER_FILE_TOO_LARGE when it is too large
 * @throws FILE_TOO_MANY when the limit of a day is reached
 */
export async function keepSellerPaper(shop: Shop, seller: Seller, sent: File): Promise<UploadedFile> {
  const read = await readSellerFile(sent, 'JPEG, PNG, WebP and PDF');
  return keep(shop, seller, sent, read, privateKey(shop, read.ending));
}

async function readSellerFile(sent: File, types: string): Promise<ReadFile | ReadPdf> {
  if (sent.size > SELLER_FILE_MB * 1024 * 1024) tooLarge();
  const pdf = readPdf(new Uint8Array(await sent.arrayBuffer()));
  if (pdf === 'broken') refuse('FILE_BROKEN');
  if (pdf === 'locked') refuse('FILE_LOCKED');
  const read = pdf ?? (await readSentFile(sent, types));
  if (read.mediaType === 'VIDEO') refuse('FILE_TYPE_WRONG', { params: { types } });
  return read;
}

async function keep(
  shop: Shop,
  seller: Seller,
  sent: File,
  read: ReadFile | ReadPdf,
  key: string,
): Promise<UploadedFile> {
  const isPublic = !isPrivateKey(key);
  const { name, file } = await keepSentFile(shop, seller, sent, read, {
    key,
    purpose: 'seller',
    isPublic,
    folder: isPublic ? 'seller-pictures' : 'seller-papers',
  });
  return uploadedFile(shop, key, name, file);
}

function tooLarge(): never {
  return refuse('SELLER_FILE_TOO_LARGE', { params: { megabytes: SELLER_FILE_MB } });
}

/** The keys of a business's files, by their role. */
export type SellerFiles = Partial<Record<SellerPaper | SellerPicture, string | undefined>>;

/**
 * Returns the statements that attach files to a business, uploaded by its staff for it. A document does not replace
 * earlier ones of its kind, since reviewed documents stay on record.
 */
export function attachSellerFiles(shop: Shop, { sellerId, userId }: Seller, files: SellerFiles): Statement[] {
  const count = Object.values(files).filter((key) => key !== undefined).length;
  if (count === 0) return [];
  const wanted = JSON.stringify(files);
  const use = rawWrite(
    `INSERT INTO media_uses (media_id, subject, subject_id, role)
       SELECT media.id, 'seller', ?, wanted.key FROM json_each(?) wanted JOIN media ON media.key = wanted.value
       WHERE media.user_id = ? AND media.purpose = 'seller' AND media.created_at >= ?
         AND media.is_public = (wanted.key IN ('logo', 'banner'))
         AND NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = media.id)
       ON CONFLICT DO NOTHING`,
    [sellerId, wanted, userId, shop.now - FILE_USABLE_MS],
  );
  const own = rawWrite('UPDATE media SET seller_id = ? WHERE key IN (SELECT value FROM json_each(?))', [
    sellerId,
    wanted,
  ]);
  const { banner } = files;
  const fit = banner && [requireFit(banner, { subject: 'seller', which: 'The banner', ratio: BANNER_MOST_RATIO })];
  return [...(fit || []), requireChanges(use, count, 'FILE_UNKNOWN'), own];
}

/** Returns the statements that delete pictures of a business. The outbox removes their bytes. */
export function dropSellerPictures(keys: readonly string[]): Statement[] {
  if (keys.length === 0) return [];
  const dropped = JSON.stringify(keys);
  return [
    rawWrite(
      `DELETE FROM media_uses WHERE subject = 'seller'
         AND media_id IN (SELECT id FROM media WHERE key IN (SELECT value FROM json_each(?)))`,
      [dropped],
    ),
    rawWrite('DELETE FROM media WHERE key IN (SELECT value FROM json_each(?))', [dropped]),
  ];
}
