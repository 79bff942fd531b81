import { inLanguage } from '../language.ts';

/** The pages of reviews: the list, and a review with its answers. */
export const words = inLanguage('reviews', {
  // The list
  answered: 'Answered',
  noAnswer: 'No answer',
  withoutAnAnswer: 'Without an answer',
  photosCount: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  starsCount: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  withPhotos: 'With photos',
  withoutPhotos: 'Without photos',
  wordsOrProduct: 'Words or product',
  stars: 'Stars',
  allStars: 'All stars',
  answeredOrNot: 'Answered or not',
  photos: 'Photos',
  photosOrNot: 'Photos or not',
  shownOrHidden: 'Shown or hidden',
  reviews: 'Reviews',
  noReviewsFound: 'No reviews found',
  failedToFetchTheReviews: 'Failed to fetch the reviews',
  review: 'Review',
  writtenBy: 'From',
  written: 'Written',
  // A review
  ratingOfMost: (rating: number, most: number) => `${rating} of ${most} stars`,
  reviewOfProduct: (product: string) => `Review of ${product}`,
  picturesOfAHiddenReview: 'Pictures of a hidden review are not served.',
  photoOfTheReview: (number: number) => `Photo ${number} of the review`,
  aboutIt: 'About it',
  boughtHere: 'Bought here',
  helpfulTo: 'Helpful to',
  answers: 'Answers',
  noAnswerYet: 'No answer yet.',
  answeredForTheSeller: (name: string, time: string) => `${name} for the seller, ${time}`,
  answeredForTheShop: (name: string, time: string) => `${name} for the shop, ${time}`,
  yourAnswerForEverybodyTo: 'Your answer, for everybody to read',
});
