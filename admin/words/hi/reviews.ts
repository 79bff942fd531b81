import type { words as English } from '../en/reviews.ts';

/** The pages of reviews: the list, and a review with its answers. */
export const words: typeof English = {
  // The list
  answered: 'जवाब दिया',
  noAnswer: 'जवाब नहीं दिया',
  withoutAnAnswer: 'बिना जवाब के',
  photosCount: (count) => `${count} फ़ोटो`,
  starsCount: (count) => `${count} स्टार`,
  withPhotos: 'फ़ोटो के साथ',
  withoutPhotos: 'बिना फ़ोटो के',
  wordsOrProduct: 'शब्द या प्रोडक्ट',
  stars: 'स्टार',
  allStars: 'सभी स्टार',
  answeredOrNot: 'जवाब दिया या नहीं',
  photos: 'फ़ोटो',
  photosOrNot: 'फ़ोटो हो या न हो',
  shownOrHidden: 'दिखने वाले या छिपे',
  reviews: 'रिव्यू',
  noReviewsFound: 'कोई रिव्यू नहीं मिला',
  failedToFetchTheReviews: 'रिव्यू नहीं मिल सके',
  review: 'रिव्यू',
  writtenBy: 'किसने लिखा',
  written: 'कब लिखा',
  // A review
  ratingOfMost: (rating, most) => `${most} में से ${rating} स्टार`,
  reviewOfProduct: (product) => `${product} का रिव्यू`,
  picturesOfAHiddenReview: 'छिपे हुए रिव्यू की फ़ोटो नहीं दिखाई जातीं।',
  photoOfTheReview: (number) => `रिव्यू की फ़ोटो ${number}`,
  aboutIt: 'जानकारी',
  boughtHere: 'यहीं से ख़रीदा',
  helpfulTo: 'कितनों के काम आया',
  answers: 'जवाब',
  noAnswerYet: 'अभी कोई जवाब नहीं।',
  answeredForTheSeller: (name, time) => `${name}, विक्रेता की ओर से, ${time}`,
  answeredForTheShop: (name, time) => `${name}, दुकान की ओर से, ${time}`,
  yourAnswerForEverybodyTo: 'आपका जवाब, जो सबको दिखेगा',
};
