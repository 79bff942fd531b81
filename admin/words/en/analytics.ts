import { inLanguage } from '../language.ts';

/** The tables of sales by place and coupon, and of what became of orders. */
export const words = inLanguage('analytics', {
  nothingInTheseDays: 'Nothing in these days',
  analytics: 'Analytics',
  failedToFetchTheAnalytics: 'Failed to fetch the analytics',
  // The titles of the tables
  visitsThatBecameOrders: 'Visits that became orders',
  whatBecameOfThem: 'What became of them',
  bestSellingProducts: 'Best selling products',
  productsThatCameBackOr: 'Products that came back or never arrived',
  pinCodesWhereParcelsCame: 'PIN codes where parcels came back or never arrived',
  states: 'States',
  coupons: 'Coupons',
  whereOrdersCameFrom: 'Where orders came from',
  searchesWithoutAResult: 'Searches without a result',
  // Visits
  visits: 'Visits',
  conversion: 'Conversion',
  noVisitsWereCountedIn:
    'No visits were counted in these days. They are counted if the settings say so, under Notifications.',
  ofTheShop: 'Of the shop',
  before: 'Before',
  // What became of orders
  all: 'All',
  cameBackAsAReturn: 'Came back as a return',
  neverArrived: 'Never arrived',
  ofAll: 'Of all',
  allThatWasSoldIn: 'All that was sold in these days stayed, or is on its way',
  allParcelsOfTheseDays: 'All parcels of these days arrived, or are on their way',
  cameBack: 'Came back',
  // Sales and searches
  pieces: 'Pieces',
  noOrderOfTheseDays: 'No order of these days tells where its visit began',
  source: 'Source',
  noCouponWasUsedIn: 'No coupon was used in these days',
  allSearchesOfTheseDays: 'All searches of these days found something',
  searches: 'Searches',
  inVain: 'In vain',
});
