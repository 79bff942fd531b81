/* Limits and texts of reviews, without schemas, for pages that only show reviews. */

/** The least and the most characters of a review, after trimming. */
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 2000;
/** A longer review is cut in lists, with 'Read more'. */
export const REVIEW_TEXT_SHOWN = 150;
export const REPLY_TEXT_MAX = 1000;
export const REVIEW_PHOTOS_MAX = 5;
/** The upload folder of review pictures, which is also the prefix of their addresses. */
export const REVIEW_PHOTO_FOLDER = 'product-reviews';
/** The largest photo in megabytes; a browser sends far less. */
export const REVIEW_PHOTO_MB = 8;
/** Reviews on a product page; the others are on the page of all reviews. */
export const REVIEWS_ON_PAGE = 6;
/** Reviews on each page of all reviews. */
export const REVIEWS_A_PAGE = 12;

export const REVIEW_SORTS = ['newest', 'helpful', 'high', 'low'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The traits a customer can rate in addition to the whole, with their labels. */
export const SUB_RATINGS = {
  looks: 'Looks as shown',
  size: 'Size as expected',
  weight: 'Weight as expected',
  plating: 'Plating and finish',
} as const;
export type SubRating = keyof typeof SUB_RATINGS;

export const QUESTION_TEXT_MIN = 10;
export const QUESTION_TEXT_MAX = 300;
export const ANSWER_TEXT_MAX = 600;
/** The most questions of a customer in a day, and the most answers. */
export const QUESTIONS_A_DAY = 5;
export const ANSWERS_A_DAY = 20;
/** The most answers to a question. */
export const ANSWERS_MAX = 20;
/** The most questions on a product page, and how many are visible at once. */
export const QUESTIONS_ON_PAGE = 30;
export const QUESTIONS_SHOWN = 3;
