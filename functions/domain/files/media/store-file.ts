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

/** The details of a file. Its bytes are stored in the media store under the returned key. */
export interface NewFile extends Pick<
  MediaItem,
  'name' | 'mediaType' | 'extension' | 'altText' | 'width' | 'height' | 'placeholder'
> {
  /** The ending of its key, by the type: `avif`. */
  ending: string;
  contentHash: string;
  bytes: number;
  purpose: typeof media.$inferInsert.purpose;
  sellerId: number | null;
  posterId: number | null;
  /** The user who uploaded it. */
  userId?: number;
}

/** Inserts a public file. Returns its id and the random key for its bytes. */
export async function noteFile(shop: Shop, file: NewFile): Promise<{ id: number; key: string }> {
  const { ending, extension, ...facts } = file;
  const key = file.purpose === 'review' ? reviewKey(shop, ending) : `${randomKey(shop.random)}.${ending}`;
  const [, id] = await shop.write(
    insertMedia({ ...facts, key, contentType: extension, createdAt: shop.now, updatedAt: shop.now }),
    insertedId,
  );
  return { id, key };
}

/** Returns the statement that uses a file at a product, SKU, category or the site. */
export function attachFile(use: {
  mediaId: number;
  subject: MediaSubject;
  subjectId: number;
  role: string;
  position: number;
}): Statement<number> {
  return insertUse(use);
}
