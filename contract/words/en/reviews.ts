import * as messages from '../../messages.ts';
import type { ReviewSort } from '../../shop/review-words.ts';

/** The words that the server renders on the pages of a product's reviews. */
export const reviews = {
  reviews: 'Reviews',
  reviewsOf: (product: string) => `Reviews of ${product}`,
  notRated: (product: string) => `What customers say about ${product}.`,
  rated: (rating: string, stars: string, counted: string, product: string) =>
    `${rating}: ${stars} of 5 stars in ${counted} of ${product}, with photos and sizes.`,
  sortBy: 'Sort by',
  sorts: {
    newest: 'Newest first',
    helpful: 'Most helpful',
    high: 'Highest rating',
    low: 'Lowest rating',
  } satisfies Record<ReviewSort, string>,
  rating: 'Rating',
  all: 'All',
  sizeBought: 'Size bought',
  withPhotos: 'With photos',
  verified: 'Verified purchase',
  show: 'Show',
  foundOf: (counted: string, all: number) => `${counted} of ${all}.`,
  showAll: 'Show all',
  backTo: (product: string) => `Back to ${product}`,
  review: (product: string) => `Review ${product}`,
  writeDescription: 'Tell others how it looks and wears, with your own photos.',
  heading: messages.REVIEW_HEADING as string,
  back: messages.REVIEW_BACK as string,
  notFound: messages.REVIEW_PRODUCT_NOT_FOUND as string,
  returnHome: messages.REVIEW_RETURN_HOME as string,
  needsScript: 'To write a review, please switch on JavaScript in your browser.',
};
export type ReviewWords = typeof reviews;
