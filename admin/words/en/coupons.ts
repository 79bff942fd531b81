import { inLanguage } from '../language.ts';

/** The pages of coupons: the list, and a coupon with its terms and an example. */
export const words = inLanguage('coupons', {
  // Terms
  percentage: 'Percentage',
  fixedAmount: 'Fixed amount',
  freeShipping: 'Free shipping',
  buyXGetYFree: 'Buy X, get Y free',
  tieredDiscount: 'Tiered discount',
  all: 'All',
  percentOrRupeesOff: 'Percent or rupees off',
  steps: 'Steps',
  percentFromAmount: (percent: number, amount: string) => `${percent}% from ${amount}`,
  toThisDayIncluded: 'To, this day included',
  minimumOrderValue: 'Minimum order value',
  maxTotalUses: 'Max total uses',
  maxUsesPerCustomer: 'Max uses per customer',
  minimumQuantity: 'Minimum quantity',
  freeQuantity: 'Free quantity',
  appliedAutomatically: 'Applied automatically',
  shownToEveryShopper: 'Shown to every shopper',
  paidBy: 'Paid by',
  theSellersOfTheItems: 'The sellers of the items',
  categories: 'Categories',

  // The example
  onACartOf: 'On a cart of',
  pleaseEnterAnAmount: 'Please enter an amount.',
  enterWhatTheCouponGives: 'Enter what the coupon gives, and see here what it takes off.',
  shippingAndCodFeeAre: 'Shipping and COD fee are waived.',
  givesNothingYetMoreIs: (amount: string) => `Gives nothing yet: ${amount} more is needed.`,
  givesNothingYetMoreAre: (count: number) =>
    `Gives nothing yet: ${count === 1 ? '1 item' : `${count} items`} more are needed.`,
  takesOffIsLeftTo: (worth: string, left: string) => `Takes ${worth} off: ${left} is left to pay.`,
  takesOffEqualItems: (worth: string, count: number, left: string) =>
    `Takes ${worth} off of ${count} equal items: ${left} is left to pay.`,

  // The form
  whatItGives: 'What it gives',
  minimumOrderValueInRupees: 'Minimum order value in rupees',
  datesAndLimits: 'Dates and limits',
  appliedAutomaticallyWithoutACode: 'Applied automatically, without a code',
  shownToEveryShopperIn: 'Shown to every shopper in the cart',
  eligibleProducts: 'Eligible products',
  collections: 'Collections',
  withWhatTheyHoldWhen: 'With what they hold when the order is placed, also while they are hidden.',
  withoutCategoriesCollectionsAndProducts: 'Without categories, collections and products it holds for all goods.',
  anExample: 'An example',

  // The list
  couponCode: 'Coupon code',
  allTypes: 'All types',
  coupons: 'Coupons',
  newCoupon: 'New coupon',
  noCouponsFound: 'No coupons found',
  failedToFetchTheCoupons: 'Failed to fetch the coupons',
  gives: 'Gives',
  uses: 'Uses',
  usedOf: (used: string, most: string) => `${used} of ${most}`,
  usesOf: (used: string, most: string) => `${used} of ${most} uses`,

  // Removal and conflicts
  removeThisCoupon: 'Remove this coupon?',
  codeIsRemoved: (code: string) => `${code} is removed.`,
  nobodyCanUse: (code: string) =>
    `Nobody can use ${code} any more, and the code is not given to another coupon. Orders that used it keep it.`,
  someoneElseChangedThisCoupon: 'Someone else changed this coupon',
  percentOff: 'Percent off',
  rupeesOff: 'Rupees off',
  shippingAndCodFeeAreWaived: 'Shipping and COD fee are waived, where the settings charge them.',
  fromRupees: 'From rupees',
});
