import type { MediaItem } from '#contract/calls/media.ts';
import { media, mediaUses } from '../../../db/schema/index.ts';
import type { MediaSubject } from '../../../db/schema/index.ts';
import { insertedId, insertInto } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import { reviewKey } from './review-photos.ts';
import type { Shop } from '../../shop.ts';

const insertMedia = insertInto(media);
const insertUse = insertInto(mediaUses);

/** A file's facts; its bytes are put into the media store under the key that comes back. */
export interface NewFile extends Pick<
  MediaItem,
  'name' | 'mediaType' | 'extension' | 'altText' | 'width' | 'height' | 'placeholder'
> {
  /** The ending of its key, which tells the type again: `avif`. */
  ending: string;
  contentHash: string;
  bytes: number;
  purpose: typeof media.$inferInsert.purpose;
  sellerId: number | null;
  posterId: number | null;
  /** Who sent it in. */
  userId?: number;
}

/** Notes a public file and returns its id and the random key it is to lie under. */
export async function noteFile(shop: Shop, file: NewFile): Promise<{ id: number; key: string }> {
  const { ending, extension, ...facts } = file;
  const key = file.purpose === 'review' ? reviewKey(shop, ending) : `${randomKey(shop.random)}.${ending}`;
  const [, id] = await shop.write(
    insertMedia({ ...facts, key, contentType: extension, createdAt: shop.now, updatedAt: shop.now }),
    insertedId,
  );
  return { id, key };
}

/** Shows a file at a place of a product, SKU, category or the site. */
export function attachFile(use: {
  mediaId: number;
  subject: MediaSubject;
  subjectId: number;
  role: string;
  position: number;
}): Statement<number> {
  return insertUse(use);
}
