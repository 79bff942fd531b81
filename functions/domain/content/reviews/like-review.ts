import { and, eq, sql } from 'drizzle-orm';
import type { Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { reviewLikes, reviews } from '../../../db/schema/index.ts';
import { rawWrite, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { reviewFacts } from './reads.ts';

/** The reviews of a product that a customer marked as helpful. */
export const likedReviews = statement((db, params: Params<{ productId: number; userId: number }>) =>
  db
    .select({ reviewId: reviewLikes.reviewId })
    .from(reviewLikes)
    .innerJoin(reviews, eq(reviews.id, reviewLikes.reviewId))
    .where(and(sql`${reviewLikes.userId} = ${params.userId}`, sql`${reviews.productId} = ${params.productId}`)),
);

/** The page invalidation, if the statement before it changed a row. */
const invalidationIfChanged = pageInvalidationWhere((params: Params<{ productId: number }>) => ({
  subjectId: sql`${params.productId}`,
  condition: sql`changes() > 0`,
}));

/**
 * Marks a review as helpful, or removes the mark. Each customer counts once.
 * @throws REVIEW_NOT_FOUND, REVIEW_IS_OWN
 */
export async function likeReview(
  shop: Shop,
  { userId }: Pick<Customer, 'userId'>,
  id: number,
  liked: boolean,
): Promise<{ likes: number; liked: boolean }> {
  const [[review]] = await shop.read(reviewFacts({ id }));
  if (!review || review.isHidden) refuse('REVIEW_NOT_FOUND');
  if (review.userId === userId) refuse('REVIEW_IS_OWN');
  const { productId } = review;
  const { after } = await shop.write({
    change: liked
      ? rawWrite(
          `INSERT INTO review_likes (created_at, review_id, user_id)
             SELECT ?, id, ? FROM reviews WHERE id = ? AND NOT is_hidden AND archived_at IS NULL ON CONFLICT DO NOTHING`,
          [shop.now, userId, id],
        )
      : rawWrite('DELETE FROM review_likes WHERE review_id = ? AND user_id = ?', [id, userId]),
    invalidated: invalidationIfChanged(shop, { subject: 'product', urgent: false }, { productId }),
    after: reviewFacts({ id }),
  });
  return { likes: after[0]?.likeCount ?? 0, liked };
}
