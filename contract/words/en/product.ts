import * as messages from '../../messages.ts';
import { plural } from '../plural.ts';
import type { ProductAttributes } from '../../shop/attributes.ts';
import { counted } from '../../shop/words.ts';
import { SUB_RATINGS } from '../../shop/review-words.ts';

/** The attributes that the facts of a product list, each with its label. */
type ListedFact = Exclude<keyof ProductAttributes, 'platingMicron' | 'setContents' | 'warranty' | 'care'>;

const reviews = (count: number) => `${count} ${plural('en', count, { one: 'review', other: 'reviews' })}`;

/** The words of a product page that the server renders; those of its islands are in `product-scripts.ts`. */
export const product = {
  /** The title and description of the page for search engines. */
  pageTitle: (title: string) => title,
  pageDescription: (_name: string, _price: string, description: string) => description,
  withdrawn: 'This item is not sold any more.',
  lookAt: (category: string) => `Look at ${category.toLowerCase()}`,
  needsScript: 'To buy this item, please switch on JavaScript in your browser.',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: (name: string, code: string) => `Namaste, I have a question about ${name} (${code}).`,
  about: 'About this item',
  readMore: messages.READ_MORE as string,
  completeTheLook: 'Complete the look',
  moreLikeThis: 'More like this',
  moreFromSeller: 'More from this seller',
  allOfSeller: (seller: string) => `All of ${seller}`,
  recentlyViewed: 'Recently viewed',
  returnWithin: (days: number) => `Return or exchange within ${counted(days, 'day')} of delivery.`,
  howItWorks: 'How it works',
  away: (until: string, sentFrom: string) => `Away until ${until}: sent from ${sentFrom}`,
  warrantyOf: 'Warranty:',
  sizeGuide: 'Size guide',
  ruler: 'A ruler to print, and all sizes',
  completeTheSet: 'Complete the set',
  choiceOf: (piece: string) => `Choice of ${piece}`,
  chooseSize: 'Choose a size',
  youSave: 'You save',
  addAll: (count: number) => `Add all ${count} to cart`,
  details: 'Details',
  facts: {
    plating: 'Plating',
    baseMetal: 'Base metal',
    stone: 'Stones',
    style: 'Style',
    occasion: 'Occasion',
    closure: 'Closure',
    dimensions: 'Dimensions',
    movement: 'Movement',
    waterResistance: 'Water resistance',
  } satisfies Record<ListedFact, string>,
  micron: (plating: string, micron: string) => `${plating}, ${micron} micron`,
  weight: 'Weight',
  grams: (grams: number) => `${grams} g`,
  gramsFromTo: (from: number, to: number) => `${from} to ${to} g`,
  inTheBox: 'In the box',
  care: 'Care',
  warranty: 'Warranty',
  sizeGuideWithRuler: 'Size guide, with a ruler to print',
  law: 'Product and seller information',
  genericName: 'Generic name',
  watch: 'Wrist watch',
  imitation: (category: string) => `Imitation jewellery: ${category}`,
  netQuantity: 'Net quantity',
  mrpWithTaxes: 'MRP (inclusive of all taxes)',
  priceFromTo: (from: string, to: string) => `${from} to ${to}`,
  origin: 'Country of origin',
  soldBy: 'Packed and sold by',
  consumerCare: 'Consumer care',
  reviews: 'Reviews',
  reviewCount: reviews,
  seeAllReviews: (count: number) => `See all ${reviews(count)}`,
  ratings: {
    excellent: 'Excellent',
    'very good': 'Very good',
    good: 'Good',
    average: 'Average',
    poor: 'Poor',
  },
  ratingsByStar: 'Ratings by star',
  withStars: (rating: string, count: number, stars: number) =>
    `${rating}: ${reviews(count)} with ${stars} ${plural('en', stars, { one: 'star', other: 'stars' })}`,
  outOfFive: (stars: number) => `${stars} out of 5 stars`,
  traits: SUB_RATINGS,
  picturesByCustomers: 'Pictures by customers',
  pictureByCustomer: (number: number) => `Picture ${number} by a customer`,
  questions: 'Questions and answers',
  noQuestions: 'No questions about this item yet.',
  moreQuestions: (count: number) => `See ${count} more ${plural('en', count, { one: 'question', other: 'questions' })}`,
  ask: 'Ask',
  askAbout: 'Ask about this item',
  everyoneReads: 'Everyone can read it, with your first name. Please leave out phone numbers, emails and links.',
  answer: 'Answer',
  yourAnswer: 'Your answer',
  askNeedsScript: 'To ask a question, please switch on JavaScript in your browser.',
  bySeller: 'Seller',
  byBuyer: 'Bought it',
};
export type ProductWords = typeof product;
