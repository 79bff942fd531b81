import * as z from 'zod/mini';
import * as messages from '../messages.ts';
import { Id, Instant, prose } from './wire.ts';

/** Characters a review needs after trimming, and may have. */
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 2000;
/** A longer review is cut in lists, with 'Read more'. */
export const REVIEW_TEXT_SHOWN = 150;
/** Reviews a product page shows; the others have a page of their own. */
export const REVIEWS_ON_PAGE = 6;

export const NewReview = z.object({
  reviewText: prose(
    REVIEW_TEXT_MAX,
    `A review can have at most ${REVIEW_TEXT_MAX} characters`,
    messages.REVIEW_TEXT_REQUIRED,
  ).check(z.minLength(1, messages.REVIEW_TEXT_REQUIRED), z.minLength(REVIEW_TEXT_MIN, messages.REVIEW_TEXT_TOO_SHORT)),
  rating: z
    .int(messages.REVIEW_RATING_REQUIRED)
    .check(z.minimum(1, messages.REVIEW_RATING_REQUIRED), z.maximum(5, messages.REVIEW_RATING_REQUIRED)),
});
export type NewReview = z.output<typeof NewReview>;

/** Who wrote, as everybody may read it: see `publicName`. */
const ReviewAuthor = z.object({ fullName: z.string() });

export const Review = z.object({
  id: Id,
  reviewText: z.string(),
  rating: z.int(),
  /** Addresses of the pictures the customer attached. */
  images: z.array(z.string()),
  createdAt: Instant,
  likes: z.int(),
  /** The customer has a delivered order of this product. */
  verifiedPurchase: z.boolean(),
  user: ReviewAuthor,
  /** Addresses of the product's own pictures. */
  productImages: z.array(z.string()),
  replies: z.array(z.object({ user: ReviewAuthor, createdAt: Instant, text: z.string() })),
});
export type Review = z.output<typeof Review>;

/** How many reviews gave five stars, four, three, two and one. */
export type RatingSpread = Record<1 | 2 | 3 | 4 | 5, number>;
