import * as messages from '../../messages.ts';
import { plural } from '../plural.ts';

/** The words of the home page, besides those of lists and questions. */
export const home = {
  title: (shopName: string) => `${shopName}: artificial and imitation jewellery online`,
  description: (isShippingFree: boolean, hasCod: boolean) =>
    `Shop artificial and imitation jewellery from sellers across India: temple, kundan, AD, pearl and oxidised pieces, 1-gram gold plated sets, bangles, jhumkas and more.${isShippingFree ? ' Free shipping.' : ''}${hasCod ? ' Cash on delivery.' : ''}`,
  categories: 'Categories',
  noCategories: messages.HOME_CATEGORIES_EMPTY as string,
  unnamedCategory: messages.HOME_CATEGORY_UNNAMED as string,
  categoryPicture: messages.CATEGORY_IMAGE_ALT as string,
  byPriceAndOccasion: 'By price and occasion',
  under: (amount: string) => `Under ${amount}`,
  bestSellers: 'Best sellers',
  seeAll: 'See all',
  see: (name: string) => `See ${name.toLowerCase()}`,
  byStyle: 'Shop by style',
  allCollections: 'All collections',
  everyDay: 'Artificial and imitation jewellery for every day that matters',
  everyDayText:
    'Temple, kundan, AD and oxidised jewellery from workshops across India, and 1-gram gold plated sets to wear for years.',
  forFestival: (name: string, day: string) => `For ${name}, ${day}`,
  orderBy: (day: string) => `Order by ${day} to have it in time anywhere in India.`,
  aboutDay: 'About the day',
  newArrivals: 'New arrivals',
  photographs: 'Photographs by customers',
  photographedBy: (product: string, person: string) => `${product}, photographed by ${person}`,
  stars: (value: number) => `${value} out of 5 stars`,
  whyUs: messages.HOME_WHY_CHOOSE_US as string,
  freeShipping: messages.HOME_WHY_FREE_SHIPPING as string,
  nothingAdded: 'Nothing is added at the end.',
  // The specification's text with the days from the settings.
  easyReturns: (days: number) => messages.HOME_WHY_EASY_RETURNS.replace(/\d+/, String(days)),
  sendBack: 'Send it back and be refunded.',
  securePayment: 'Secure payment',
  ways: { cards: 'Cards', upi: 'UPI', netBanking: 'Net banking', wallets: 'Wallets', cash: 'Cash on delivery' },
  careYouReach: 'customer care you can reach',
  questions: 'Questions and answers',
  help: 'Help',
  searchQuestions: 'Search the questions',
  category: 'Category',
  products: (count: number) => `${count} ${plural('en', count, { one: 'product', other: 'products' })}`,
  newsletter: {
    title: 'Our newsletter',
    text: 'New articles by email, only when there is something worth reading. You can unsubscribe with one click.',
    email: 'Email',
    subscribe: 'Subscribe',
  },
  verifiedPurchase: 'Verified purchase',
};
export type HomeWords = typeof home;
