import * as z from 'zod/mini';
import {
  ChangedReview,
  Likes,
  MyReviews,
  NewReply,
  NewReview,
  OwnReview,
  Review,
  ReviewPhoto,
  ReviewsQuery,
  SetVisibility,
} from '#contract/calls/reviews.ts';
import { Message } from '#contract/calls/wire.ts';
import { REVIEW_PHOTO_FOLDER, REVIEW_PHOTO_MB, REVIEWS_A_PAGE } from '#contract/shop/review-words.ts';
import { keepReviewPhoto } from '../domain/files/media/index.ts';
import {
  changeReview,
  createdReview,
  createReview,
  deleteReview,
  likeReview,
  listReviews,
  myReviews,
  repliedReview,
  replyToReview,
  setReviewVisibility,
} from '../domain/content/reviews/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';
import { answerRows, MAX_ROWS, Range, rowsAsked } from './ranges.ts';

const CUSTOMER = ['customer'] as const;
const ofProduct = z.object({ productId: IdParam });
const ofReview = z.object({ reviewId: IdParam });
const withId = z.object({ id: IdParam });
const ListQuery = z.extend(ReviewsQuery, { range: Range });
/** The size of a form around its picture. */
const FORM_BYTES = 16 * 1024;

const UploadPhoto = z.object({
  folder: z.enum([REVIEW_PHOTO_FOLDER], `Please name the folder: ${REVIEW_PHOTO_FOLDER}`),
  image: z.instanceof(File, { error: 'Please choose an image' }),
});

export const reviewCalls = [
  call({
    method: 'GET',
    path: '/reviews/product/:productId',
    summary: `A product's reviews; ${MAX_ROWS} of them, those of a range, or a page of ${REVIEWS_A_PAGE}.`,
    who: 'public',
    params: ofProduct,
    query: ListQuery,
    answer: json(z.array(Review)),
    refuses: ['PRODUCT_NOT_FOUND'],
    async run(shop, _, { params, query }) {
      const { page, range, sort = 'newest', stars = null, size = null, photos, verified } = query;
      const offset = (Math.max(page ?? 1, 1) - 1) * REVIEWS_A_PAGE;
      const rows = page === undefined ? rowsAsked(range) : { offset, limit: REVIEWS_A_PAGE };
      const wanted = {
        stars,
        boughtSize: size,
        withPhotos: photos !== undefined,
        verified: verified !== undefined,
      };
      return answerRows('reviews', rows, await listReviews(shop, params.productId, { ...rows, sort, wanted }));
    },
  }),
  call({
    method: 'GET',
    path: '/api/reviews/product/:productId/mine',
    summary: "A customer's own review of a product, and the reviews of it that they found helpful.",
    who: CUSTOMER,
    params: ofProduct,
    answer: json(MyReviews),
    run: (shop, customer, { params }) => myReviews(shop, customer, params.productId),
  }),
  call({
    method: 'POST',
    path: '/reviews/create/:productId',
    summary: 'Reviews a product, once for each customer.',
    who: CUSTOMER,
    params: ofProduct,
    body: NewReview,
    answer: json(OwnReview),
    refuses: ['PRODUCT_NOT_FOUND', 'REVIEW_ALREADY_SUBMITTED', 'REVIEW_PHOTO_UNKNOWN'],
    run: (shop, customer, { params, body }) => createReview(shop, customer, params.productId, body),
    again: (shop, customer, { params }) => createdReview(shop, customer, params.productId),
  }),
  call({
    method: 'PATCH',
    path: '/reviews/reviews/:reviewId',
    summary: 'Changes a review of the customer who wrote it; what is not sent stays.',
    who: CUSTOMER,
    params: ofReview,
    body: ChangedReview,
    answer: json(OwnReview),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_PHOTO_UNKNOWN'],
    current: OwnReview,
    run: (shop, customer, { params, body }) => changeReview(shop, customer, params.reviewId, body),
  }),
  call({
    method: 'DELETE',
    path: '/reviews/reviews/:reviewId',
    summary: 'Deletes a review: its customer their own, an admin any.',
    who: ['customer', 'admin'],
    may: 'reviews.write',
    params: ofReview,
    answer: json(Message),
    refuses: ['REVIEW_NOT_FOUND'],
    async run(shop, actor, { params }) {
      await deleteReview(shop, actor, params.reviewId);
      return { message: 'The review is deleted.' };
    },
  }),
  call({
    method: 'POST',
    path: '/reviews/reviews/:id/like',
    summary: 'Marks a review as helpful; each customer counts once.',
    who: CUSTOMER,
    params: withId,
    answer: json(Likes),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_IS_OWN'],
    run: (shop, customer, { params }) => likeReview(shop, customer, params.id, true),
  }),
  call({
    method: 'DELETE',
    path: '/reviews/reviews/:id/like',
    summary: 'Takes back that a review was helpful.',
    who: CUSTOMER,
    params: withId,
    answer: json(Likes),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_IS_OWN'],
    run: (shop, customer, { params }) => likeReview(shop, customer, params.id, false),
  }),
  call({
    method: 'POST',
    path: '/reviews/reviews/:id/replies',
    summary: 'Replies to a review, as the seller of its product or for the house.',
    who: ['seller', 'admin'],
    may: 'reviews.write',
    params: withId,
    body: NewReply,
    answer: json(Review),
    refuses: ['REVIEW_NOT_FOUND', 'REVIEW_REPLIES_FULL'],
    run: (shop, staff, { params, body }) => replyToReview(shop, staff, params.id, body.text),
    again: (shop, _, { params }) => repliedReview(shop, params.id),
  }),
  call({
    method: 'PUT',
    path: '/api/admin/reviews/:id/visibility',
    summary: 'Hides a review with its pictures, or shows it again.',
    who: ['admin'],
    may: 'reviews.write',
    params: withId,
    body: SetVisibility,
    answer: json(Message),
    refuses: ['REVIEW_NOT_FOUND'],
    async run(shop, admin, { params, body }) {
      await setReviewVisibility(shop, admin, params.id, body);
      return { message: body.isHidden ? 'The review is hidden.' : 'The review is shown again.' };
    },
  }),
  call({
    method: 'POST',
    path: '/media/upload',
    summary: 'Keeps a picture for a review; the form has image and folder.',
    who: ['customer', 'seller', 'admin'],
    may: 'none',
    body: UploadPhoto,
    formMaxBytes: REVIEW_PHOTO_MB * 1024 * 1024 + FORM_BYTES,
    answer: json(ReviewPhoto),
    refuses: [
      'FILE_TYPE_WRONG',
      'FILE_KIND_WRONG',
      'FILE_BROKEN',
      'PICTURE_TOO_MANY_PIXELS',
      'REVIEW_PHOTO_TOO_LARGE',
      'FILE_TOO_MANY',
    ],
    async run(shop, actor, { body }) {
      return { folder: body.folder, files: [await keepReviewPhoto(shop, actor, body.image)] };
    },
  }),
];
