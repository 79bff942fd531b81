export { createReview } from './create-review.ts';
export { listReviews, reviewsOf } from './list-reviews.ts';
export { replyToReview } from './reply-to-review.ts';
