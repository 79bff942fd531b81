import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import type { ChangedReview, OwnReview } from '#contract/calls/reviews.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { reviews } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { dropReviewPhotos, useReviewPhotos } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { createdReview } from './create-review.ts';
import { ownReviewReads } from './list-reviews.ts';
import { countOtherwise } from './rating.ts';
import { reviewFacts, reviewWords } from './reads.ts';
import { reviewOf } from './review-shape.ts';

type Said = Pick<typeof reviews.$inferSelect, 'rating' | 'text' | 'looks' | 'size' | 'weight' | 'plating'>;

const writeReview = statement((db, params: Params<Said & { id: number; version: number; now: number }>) =>
  db
    .update(reviews)
    .set({
      rating: sql`${params.rating}`,
      text: sql`${params.text}`,
      looks: sql`${params.looks}`,
      size: sql`${params.size}`,
      weight: sql`${params.weight}`,
      plating: sql`${params.plating}`,
      editedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${reviews.version} + 1`,
    })
    .where(and(eq(reviews.id, params.id), eq(reviews.version, params.version), isNull(reviews.archivedAt))),
);

/**
 * Changes the given fields of a customer's review, and updates the rating of the product.
 * @throws REVIEW_NOT_FOUND, REVIEW_PHOTO_UNKNOWN; STALE_VERSION with the present state
 */
export async function changeReview(
  shop: Shop,
  customer: Customer,
  id: number,
  given: ChangedReview,
): Promise<OwnReview> {
  const [[found], [known]] = await shop.read(reviewFacts({ id }), reviewWords({ id }));
  const { userId } = customer;
  if (found?.userId !== userId || !known) refuse('REVIEW_NOT_FOUND');
  const { version } = known;
  if (given.version !== undefined && given.version !== version) {
    refuse('STALE_VERSION', { current: await createdReview(shop, customer, found.productId) });
  }
  const own = { productId: found.productId, userId };
  const { reviewText: text = known.text, images, rating = known.rating } = given;
  const { looks = known.looks, size = known.size, weight = known.weight, plating = known.plating } = given;
  const written = await shop.write({
    rating: countOtherwise(id, rating),
    review: requireChange(
      writeReview({ id, version, now: shop.now, rating, text, looks, size, weight, plating }),
      'STALE_VERSION',
    ),
    dropped: images === undefined ? [] : dropReviewPhotos(shop, own, images),
    photos: images === undefined || images.length === 0 ? [] : [useReviewPhotos(shop, own, images)],
    page: pageInvalidation(shop, { subject: 'product', subjectId: found.productId }),
    shown: ownReviewReads(own),
  });
  const [[row], replies, pictures] = written.shown;
  return reviewOf(row!, replies, pictures, []);
}
