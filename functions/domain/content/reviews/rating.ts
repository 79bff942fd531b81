import { rawWrite } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';

/*
 * A product's rating is that of its visible reviews. These stand in the batch that changes a review, before the change:
 * what they take or give is what the review is then, whatever the verb has read.
 */

const VISIBLE = 'FROM reviews WHERE id = ? AND NOT is_hidden AND archived_at IS NULL';

/** Takes a review out of its product's rating; nothing where it does not count. */
export function countOut(reviewId: number): Statement<number> {
  return rawWrite(
    `UPDATE products SET review_count = review_count - 1, rating_sum = rating_sum - (SELECT rating ${VISIBLE})
     WHERE id = (SELECT product_id ${VISIBLE})`,
    [reviewId, reviewId],
  );
}

/** Counts a hidden review again; nothing where it is not hidden. */
export function countBack(reviewId: number): Statement<number> {
  const hidden = 'FROM reviews WHERE id = ? AND is_hidden AND archived_at IS NULL';
  return rawWrite(
    `UPDATE products SET review_count = review_count + 1, rating_sum = rating_sum + (SELECT rating ${hidden})
     WHERE id = (SELECT product_id ${hidden})`,
    [reviewId, reviewId],
  );
}

/** Gives a review other stars in its product's rating; nothing where it does not count. */
export function countOtherwise(reviewId: number, rating: number): Statement<number> {
  return rawWrite(
    `UPDATE products SET rating_sum = rating_sum - (SELECT rating ${VISIBLE}) + ? WHERE id = (SELECT product_id ${VISIBLE})`,
    [reviewId, rating, reviewId],
  );
}
