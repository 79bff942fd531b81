import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Customer, Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { REVIEW_PHOTO_MB } from '#contract/shop/review-words.ts';
import { media, mediaUses, reviews } from '../../../db/schema/index.ts';
import { rawWrite, requireChanges, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { keepSentFile, readSentFile } from './sent-files.ts';
import { FILE_USABLE_MS } from './unused-files.ts';
import { fileRemovalsFrom } from './remove-file.ts';

/** The prefix of keys of review pictures, which are public while a review shows them. */
const REVIEW = 'review';

export function isReviewKey(key: string): boolean {
  return key.startsWith(REVIEW);
}

/** Returns the key of a new review picture. */
export function reviewKey({ random }: Pick<Shop, 'random'>, ending: string): string {
  return `${REVIEW}${randomKey(random)}.${ending}`;
}

/**
 * Stores a picture for a review and returns its key. The content determines the type, and not the name. Metadata about
 * the place and appended bytes are removed. The picture is private until a review shows it.
 * @throws FILE_TYPE_WRONG, FILE_KIND_WRONG, FILE_BROKEN or PICTURE_TOO_MANY_PIXELS when the file is not accepted
 * @throws REVIEW_PHOTO_TOO_LARGE when it is too large
 * @throws FILE_TOO_MANY when the limit of a day is reached
 */
export async function keepReviewPhoto(shop: Shop, owner: Customer | Staff, sent: File): Promise<string> {
  if (sent.size > REVIEW_PHOTO_MB * 1024 * 1024) tooLarge();
  const types = 'JPEG, PNG and WebP';
  const read = await readSentFile(sent, types);
  if (read.mediaType !== 'IMAGE') refuse('FILE_TYPE_WRONG', { params: { types } });
  const key = reviewKey(shop, read.ending);
  await keepSentFile(shop, owner, sent, read, { key, purpose: 'review', isPublic: true, folder: 'product-reviews' });
  return key;
}

function tooLarge(): never {
  return refuse('REVIEW_PHOTO_TOO_LARGE', { params: { megabytes: REVIEW_PHOTO_MB } });
}

const shownPhoto = statement((db, params: Params<{ key: string }>) =>
  db
    .select({ id: media.id })
    .from(media)
    .innerJoin(mediaUses, and(eq(mediaUses.mediaId, media.id), eq(mediaUses.subject, 'review')))
    .innerJoin(reviews, eq(reviews.id, mediaUses.subjectId))
    .where(and(sql`${media.key} = ${params.key}`, eq(reviews.isHidden, false), isNull(reviews.archivedAt)))
    .limit(1),
);

/** Returns whether a public review shows this picture. */
export async function isShownByReview(shop: Pick<Shop, 'read'>, key: string): Promise<boolean> {
  const [[photo]] = await shop.read(shownPhoto({ key }));
  return photo !== undefined;
}

/** Identifies a review by its author and its product. */
interface ReviewOf {
  userId: number;
  productId: number;
}

const REVIEW_ID = 'SELECT id FROM reviews WHERE user_id = ? AND product_id = ? AND archived_at IS NULL';
const IS_OF_REVIEW = `subject = 'review' AND subject_id = (${REVIEW_ID})`;

/** Removes the bytes of the pictures that a review no longer shows. */
const removeDropped = fileRemovalsFrom(
  sql`media.key`,
  (rows, params: Params<ReviewOf & { kept: string; now: number }>) =>
    rows
      .from(mediaUses)
      .innerJoin(media, eq(media.id, mediaUses.mediaId))
      .where(
        sql`media_uses.subject = 'review' AND media_uses.subject_id = (SELECT id FROM reviews
          WHERE user_id = ${params.userId} AND product_id = ${params.productId} AND archived_at IS NULL)
          AND media.key NOT IN (SELECT value FROM json_each(${params.kept}))`,
      ),
);

/**
 * Returns the statements that remove pictures from a review, except those that stay, and their bytes. They must precede
 * the statement that archives the review.
 */
export function dropReviewPhotos(shop: Shop, { userId, productId }: ReviewOf, stay: readonly string[] = []) {
  const stored = JSON.stringify(stay);
  const isDropped = `media.key NOT IN (SELECT value FROM json_each(?))`;
  return [
    removeDropped({ userId, productId, kept: stored, now: shop.now }),
    rawWrite(
      `DELETE FROM media_uses WHERE ${IS_OF_REVIEW} AND media_id IN (SELECT media.id FROM media
         JOIN media_uses used ON used.media_id = media.id WHERE used.subject = 'review' AND used.subject_id = (${REVIEW_ID}) AND ${isDropped})`,
      [userId, productId, userId, productId, stored],
    ),
    rawWrite(
      `DELETE FROM media WHERE user_id = ? AND purpose = 'review'
         AND NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = media.id)
         AND EXISTS (SELECT 1 FROM outbox WHERE outbox.key = 'remove-file-' || media.key)`,
      [userId],
    ),
  ] as const;
}

/**
 * Returns the statement that shows pictures at a review, in this order. Allowed are pictures that its author uploaded
 * for it, and those it shows already.
 */
export function attachReviewPhotos(shop: Shop, { userId, productId }: ReviewOf, keys: readonly string[]) {
  const review = `(${REVIEW_ID})`;
  const write = rawWrite(
    `INSERT INTO media_uses (media_id, subject, subject_id, role, position)
       SELECT media.id, 'review', ${review}, 'photo', wanted.key FROM json_each(?) wanted JOIN media ON media.key = wanted.value
       WHERE media.user_id = ? AND media.purpose = 'review'
         AND (media.created_at >= ? OR EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = media.id))
         AND NOT EXISTS (SELECT 1 FROM media_uses used WHERE used.media_id = media.id
           AND NOT (used.subject = 'review' AND used.subject_id = ${review}))
       ON CONFLICT (subject, subject_id, media_id) DO UPDATE SET position = excluded.position`,
    [userId, productId, JSON.stringify(keys), userId, shop.now - FILE_USABLE_MS, userId, productId],
  );
  return requireChanges(write, keys.length, 'REVIEW_PHOTO_UNKNOWN');
}
