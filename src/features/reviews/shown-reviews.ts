import * as z from 'zod/mini';
import { Review as ReviewCall } from '#contract/calls/reviews.ts';
import type { Review } from '../../api/wire.ts';

/** A review as its island shows it. */
export type ShownReview = Omit<Review, 'productImages'>;

/** Returns reviews with nothing but what their island shows. A page contains them twice: as HTML and for the island. */
export function shownReviews(reviews: readonly ReviewCall[]): ShownReview[] {
  return reviews.map((review) => {
    const { productImages, ...shown } = z.encode(ReviewCall, review);
    return shown;
  });
}
