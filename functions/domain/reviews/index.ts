export { changeReview } from './change-review.ts';
export { createdReview, createReview } from './create-review.ts';
export { deleteReview } from './delete-review.ts';
export { likeReview } from './like-review.ts';
export { listReviews, myReviews, reviewsOf } from './list-reviews.ts';
export type { WantedReviews } from './reads.ts';
export { repliedReview, replyToReview } from './reply-to-review.ts';
export { listToReview } from './to-review.ts';
export { setReviewVisibility } from './hide-review.ts';
