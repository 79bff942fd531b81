/* Limits and words of reviews without their schemas: pages that only show them need no more. */

/** Characters a review needs after trimming, and may have. */
export const REVIEW_TEXT_MIN = 10;
export const REVIEW_TEXT_MAX = 2000;
/** A longer review is cut in lists, with 'Read more'. */
export const REVIEW_TEXT_SHOWN = 150;
export const REPLY_TEXT_MAX = 1000;
export const REVIEW_PHOTOS_MAX = 5;
/** Where review pictures are sent to, and what stands before them in their address. */
export const REVIEW_PHOTO_FOLDER = 'product-reviews';
/** Megabytes a photo may have; a browser sends far less. */
export const REVIEW_PHOTO_MB = 8;
/** Reviews a product page shows; the others have a page of their own. */
export const REVIEWS_ON_PAGE = 6;
/** Reviews on each page of all of them. */
export const REVIEWS_A_PAGE = 12;

export const REVIEW_SORTS = ['newest', 'helpful', 'high', 'low'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What a customer may rate beside the whole, and what each is called. */
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
/** Questions a customer may ask in a day, and answers they may give. */
export const QUESTIONS_A_DAY = 5;
export const ANSWERS_A_DAY = 20;
/** Answers a question can have. */
export const ANSWERS_MAX = 20;
/** Questions a product page has at most, and how many of them are seen at once. */
export const QUESTIONS_ON_PAGE = 30;
export const QUESTIONS_SHOWN = 3;
