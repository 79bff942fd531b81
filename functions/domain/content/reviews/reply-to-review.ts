import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Admin, Seller } from '#contract/calls/actor.ts';
import type { Review } from '#contract/calls/reviews.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { rawWrite, requireChange } from '../../../db/statement.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { ownReviewReads } from './list-reviews.ts';
import { reviewFacts } from './reads.ts';
import { reviewOf } from './review-shape.ts';

/** The most replies to a review, so that arguments below it end. */
export const REPLIES_MAX = 5;

/**
 * Adds a reply to a review by the seller of its product or the platform, and returns the review.
 * @throws REVIEW_NOT_FOUND, also when it is about another seller's product; REVIEW_REPLIES_FULL
 */
export async function replyToReview(
  shop: Shop,
  staff: Pick<Seller, 'kind' | 'userId' | 'sellerId'> | Pick<Admin, 'kind' | 'userId'>,
  id: number,
  text: string,
): Promise<Review> {
  const [[review]] = await shop.read(reviewFacts({ id }));
  if (!review || (staff.kind === 'seller' && review.sellerId !== staff.sellerId)) refuse('REVIEW_NOT_FOUND');
  const { productId, userId } = review;
  const written = await shop.write({
    reply: requireChange(
      rawWrite(
        `INSERT INTO review_replies (created_at, updated_at, review_id, user_id, seller_id, text)
           SELECT ?, ?, id, ?, ?, ? FROM reviews WHERE id = ? AND archived_at IS NULL
             AND (SELECT count(*) FROM review_replies said WHERE said.review_id = reviews.id AND said.archived_at IS NULL)
               < ${REPLIES_MAX}`,
        [shop.now, shop.now, staff.userId, sellerIdOf(staff), text, id],
      ),
      'REVIEW_REPLIES_FULL',
    ),
    page: pageInvalidation(shop, { subject: 'product', subjectId: productId }),
    shown: ownReviewReads({ productId, userId }),
  });
  const [[row], replies, pictures] = written.shown;
  return reviewOf(row!, replies, pictures, []);
}

/** Returns the present review when the author of a reply repeats the request. @throws REVIEW_NOT_FOUND */
export async function repliedReview(shop: Shop, id: number): Promise<Review> {
  const [[review]] = await shop.read(reviewFacts({ id }));
  if (!review) refuse('REVIEW_NOT_FOUND');
  const [[row], replies, pictures] = await shop.read(...ownReviewReads(review));
  return reviewOf(row!, replies, pictures, []);
}
