import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';

/*
 * A product's rating is that of its visible reviews. These statements belong in the batch that changes a review, before
 * the change. They use the review's stored values at that moment, whatever the verb has read before.
 */

const VISIBLE = 'FROM reviews WHERE id = ? AND NOT is_hidden AND archived_at IS NULL';

/** Returns the statement that takes a review out of its product's rating. No effect if the review does not count. */
export function countOut(reviewId: number): Statement<number> {
  return rawWrite(
    `UPDATE products SET review_count = review_count - 1, rating_sum = rating_sum - (SELECT rating ${VISIBLE})
     WHERE id = (SELECT product_id ${VISIBLE})`,
    [reviewId, reviewId],
  );
}

/** Returns the statement that counts a hidden review again. No effect if it is not hidden. */
export function countBack(reviewId: number): Statement<number> {
  const hidden = 'FROM reviews WHERE id = ? AND is_hidden AND archived_at IS NULL';
  return rawWrite(
    `UPDATE products SET review_count = review_count + 1, rating_sum = rating_sum + (SELECT rating ${hidden})
     WHERE id = (SELECT product_id ${hidden})`,
    [reviewId, reviewId],
  );
}

/**
 * Returns the statement that changes a review's stars in its product's rating. No effect if the review does not count.
 */
export function countOtherwise(reviewId: number, rating: number): Statement<number> {
  return rawWrite(
    `UPDATE products SET rating_sum = rating_sum - (SELECT rating ${VISIBLE}) + ? WHERE id = (SELECT product_id ${VISIBLE})`,
    [reviewId, rating, reviewId],
  );
}
