import * as z from 'zod/mini';
import * as messages from '../messages.ts';
import {
  REPLY_TEXT_MAX,
  REVIEW_PHOTOS_MAX,
  REVIEW_SORTS,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
} from '../shop/review-words.ts';
import type { SubRating } from '../shop/review-words.ts';
import { asSet } from './lists.ts';
import { Id, Instant, numeral, prose } from './wire.ts';
import { withoutContact } from './without-contact.ts';

const OneTrait = z.nullish(z.int().check(z.minimum(1), z.maximum(5)));

const ReviewText = prose(
  REVIEW_TEXT_MAX,
  `The review text can have at most ${REVIEW_TEXT_MAX} characters`,
  messages.REVIEW_TEXT_REQUIRED,
).check(
  z.minLength(1, messages.REVIEW_TEXT_REQUIRED),
  z.minLength(REVIEW_TEXT_MIN, messages.REVIEW_TEXT_TOO_SHORT),
  withoutContact(REVIEW_TEXT_MAX),
);
const Stars = z
  .int(messages.REVIEW_RATING_REQUIRED)
  .check(z.minimum(1, messages.REVIEW_RATING_REQUIRED), z.maximum(5, 'Rating must be 1 to 5'));

const PHOTOS_FAULT = `A review can have at most ${REVIEW_PHOTOS_MAX} images`;
const PHOTO_FAULT = 'Each of the images is named by the address that its upload answered';
/** The URL of an uploaded picture, or its key; only the key is read. */
const Photo = z.pipe(
  z.string(PHOTO_FAULT).check(z.regex(/^(\/media\/)?(product-reviews\/)?review[a-f0-9]{32}\.[a-z]{3,4}$/, PHOTO_FAULT)),
  z.transform((url) => url.slice(url.lastIndexOf('/') + 1)),
);
const Photos = asSet(z.array(Photo, PHOTOS_FAULT).check(z.maxLength(REVIEW_PHOTOS_MAX, PHOTOS_FAULT)));

/** How well the product matches its page, 1 to 5 stars each. Unrated traits are absent. */
const subRatings = { looks: OneTrait, size: OneTrait, weight: OneTrait, plating: OneTrait };

export const NewReview = z.object({
  reviewText: ReviewText,
  rating: Stars,
  images: z.optional(Photos),
  ...subRatings,
});
export type NewReview = z.output<typeof NewReview>;

/** The body that changes a review. Absent fields stay unchanged. Without a version the newest state changes. */
export const ChangedReview = z.object({
  reviewText: z.optional(ReviewText),
  rating: z.optional(Stars),
  images: z.optional(Photos),
  ...subRatings,
  version: z.optional(z.int()),
});
export type ChangedReview = z.output<typeof ChangedReview>;

export const NewReply = z.object({
  text: prose(REPLY_TEXT_MAX, `The text can have at most ${REPLY_TEXT_MAX} characters`, 'Please write a text').check(
    z.minLength(2, 'Please write a text'),
    withoutContact(REPLY_TEXT_MAX),
  ),
});

export const SetVisibility = z.object({
  isHidden: z.boolean(),
  /** Stored in the audit log. */
  reason: prose(300, 'A reason can have at most 300 characters', 'Please give a reason').check(
    z.minLength(1, 'Please give a reason'),
  ),
});
export type SetVisibility = z.output<typeof SetVisibility>;

const Yes = z.optional(z.enum(['true']));

/** The filter and the sort of a product's reviews. */
export const ReviewsQuery = z.object({
  page: z.optional(numeral(4)),
  sort: z.optional(z.enum(REVIEW_SORTS)),
  stars: z.optional(z.pipe(z.enum(['1', '2', '3', '4', '5']), z.transform(Number))),
  photos: Yes,
  verified: Yes,
  /** The purchased size. */
  size: z.optional(z.string().check(z.maxLength(20))),
});

/** The author's public name; see `publicName`. */
const ReviewAuthor = z.object({ fullName: z.string() });
const nullableStars = z.nullable(z.int());

export const Review = z.object({
  id: Id,
  reviewText: z.string(),
  rating: z.int(),
  looks: nullableStars,
  size: nullableStars,
  weight: nullableStars,
  plating: nullableStars,
  /** The size of the purchased piece; null if it has none or was not bought in this shop. */
  boughtSize: z.nullable(z.string()),
  /** URLs of the pictures that the customer attached. */
  images: z.array(z.string()),
  createdAt: Instant,
  /** The time of the customer's last change. */
  editedAt: z.nullable(Instant),
  likes: z.int(),
  /** Whether the customer has a delivered order of this product. */
  verifiedPurchase: z.boolean(),
  user: ReviewAuthor,
  /** URLs of the product's own pictures. */
  productImages: z.array(z.string()),
  replies: z.array(
    z.object({ user: ReviewAuthor, by: z.enum(['seller', 'house']), createdAt: Instant, text: z.string() }),
  ),
});
export type Review = z.output<typeof Review>;

/** A review for its own customer, with the version that a change names. */
export const OwnReview = z.extend(Review, { version: z.int() });
export type OwnReview = z.output<typeof OwnReview>;

/** A review in the console, for its list and its page. */
export const ManagedReview = z.object({
  id: Id,
  productId: Id,
  productName: z.string(),
  seoUrl: z.string(),
  sellerName: z.string(),
  rating: z.int(),
  reviewText: z.string(),
  boughtSize: z.nullable(z.string()),
  fullName: z.string(),
  verifiedPurchase: z.boolean(),
  /** Keys of the pictures the customer attached. */
  images: z.array(z.string()),
  likes: z.int(),
  isHidden: z.boolean(),
  replies: z.array(
    z.object({ id: Id, fullName: z.string(), by: z.enum(['seller', 'house']), createdAt: Instant, text: z.string() }),
  ),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
});
export type ManagedReview = z.output<typeof ManagedReview>;

/** The signed-in customer's own data on a product's reviews. */
export const MyReviews = z.object({
  /** The customer's own review, visible or hidden. */
  review: z.nullable(OwnReview),
  isHidden: z.boolean(),
  /** The reviews that the customer marked as helpful. */
  liked: z.array(Id),
});
export type MyReviews = z.output<typeof MyReviews>;

export const Likes = z.object({ likes: z.int(), liked: z.boolean() });

/** An uploaded photo: its path is `/media/` + folder + `/` + the first file. */
export const ReviewPhoto = z.object({ folder: z.string(), files: z.array(z.string()) });

/** The number of reviews with each number of stars. */
export type RatingSpread = Record<1 | 2 | 3 | 4 | 5, number>;

/** The average of each trait in the visible reviews; null if too few reviews rate it. */
export type SubAverages = Record<SubRating, number | null>;

/** The summary of a product's visible reviews. */
export interface ReviewSummary {
  spread: RatingSpread;
  averages: SubAverages;
  /** The sizes that the reviewers bought, the most frequent first. */
  sizes: string[];
  /** The newest pictures, each with the id of its review. */
  photos: { reviewId: number; url: string }[];
}
