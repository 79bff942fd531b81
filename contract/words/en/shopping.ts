import * as messages from '../../messages.ts';
import type { StockNoticeStep } from '../../pages/stock-notice.ts';

/** The words of the pages from a search to an order. What their islands write is in `hi/*-scripts.ts`. */
export const shopping = {
  signIn: {
    title: 'Sign in',
    about: (shopName: string) => `Sign in to ${shopName} with an OTP sent to your email.`,
    needsScript: 'To sign in, please switch on JavaScript in your browser.',
  },
  signUp: {
    title: 'Create an account',
    heading: 'Create your account',
    about: (shopName: string) => `Create your ${shopName} account with an OTP sent to your email.`,
    needsScript: 'To create an account, please switch on JavaScript in your browser.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    about: (shopName: string) => `Ask for a link that sets a new password for selling on ${shopName}.`,
    needsScript: 'To ask for a new password, please switch on JavaScript in your browser.',
  },
  resetPassword: {
    title: 'Set a new password',
    about: (shopName: string) => `Set a new password for selling on ${shopName}.`,
    needsScript: 'To set a new password, please switch on JavaScript in your browser.',
  },
  cart: {
    title: 'Your cart',
    about: 'What you have put into your cart.',
    needsScript: 'To see your cart, please switch on JavaScript in your browser.',
    bestSellers: 'Best sellers',
    seeAll: 'See all',
  },
  wishlist: {
    title: 'My Wishlist',
    heading: messages.WISHLIST_HEADING as string,
    about: (shopName: string) => `What you liked at ${shopName}, at today's prices.`,
    needsScript: 'To see your wishlist, please switch on JavaScript in your browser.',
  },
  /** Of the pages of links in mails about sold-out products. */
  stockNotice: {
    steps: {
      confirm: {
        title: 'Notify you when it is back?',
        text: 'Confirm with one click, and we send you one email as soon as the item is back in stock.',
      },
      confirmed: { title: 'We will notify you', text: 'You get one email as soon as the item is back in stock.' },
      stop: { title: 'Stop this notification?', text: 'You will get no email about this item. Nothing else changes.' },
      stopped: { title: 'Stopped', text: 'You will get no email about this item.' },
      linkInvalid: {
        title: 'This link is no longer valid',
        text: 'It may be from an older email. If you were notified or have stopped it already, there is nothing to do.',
      },
    } satisfies Record<StockNoticeStep, { title: string; text: string }>,
    yes: 'Yes, notify me',
    stop: 'Stop',
    toShop: 'Go to the shop',
  },
  checkout: {
    title: 'Checkout',
    about: 'Choose your delivery address and how to pay.',
    back: 'Cart',
    needsScript: 'To order, please switch on JavaScript in your browser.',
  },
  order: {
    title: 'Your order',
    about: (shopName: string) => `Your order at ${shopName}.`,
    needsScript: 'To see your order, please switch on JavaScript in your browser.',
  },
  payment: {
    title: 'Your payment',
    about: (shopName: string) => `The result of your payment at ${shopName}.`,
    needsScript:
      'To see the result of your payment, please switch on JavaScript in your browser. If you have paid, your order is placed, and we email you.',
  },
  confirmOrder: {
    title: 'Confirm your order',
    about: 'Confirm an order with cash on delivery.',
    back: 'Shop',
    needsScript: 'To confirm your order, please switch on JavaScript in your browser.',
  },
  tracking: {
    title: 'Track your order',
    about: 'Follow the parcels of your order by its number and your mobile or email.',
    needsScript: 'To track your order, please switch on JavaScript in your browser.',
  },
  /** The footer of pages such as the checkout. */
  footer: {
    questions: 'Questions?',
    writeToUs: 'Write to us',
    shipping: 'Shipping',
    returns: 'Returns',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  search: {
    title: 'Search jewellery',
    titleOf: (query: string) => `${query}: search`,
    about:
      'Search imitation and 1-gram gold plated jewellery by name, style, colour or price, in English, Hindi, Telugu or Tamil words: jhumka, choker, mangalsutra, oxidised, under 500.',
    heading: 'Search',
    form: 'Search the shop',
    placeholder: 'Jhumka, choker, bangle …',
    results: 'Results',
    bestMatch: 'Best match',
    found: (count: number, query: string) => `${count} ${count === 1 ? 'product' : 'products'} for “${query}”`,
    failed: (reason: string) => messages.fill(messages.SEARCH_ERROR, { message: reason }),
    empty: messages.SEARCH_EMPTY as string,
    emptyHint: messages.SEARCH_EMPTY_HINT as string,
    all: (query: string) => `All that “${query}” finds`,
    othersLookFor: 'Others look for',
    lookAround: 'Or look around',
    popular: 'Popular with shoppers',
    beginWith: 'You could begin with',
    lastSearches: 'Your last searches',
    clear: 'Clear these',
    notSold: (brand: string, shopName: string) => `${brand} is not sold at ${shopName}.`,
    ownSellers: 'These are from our own sellers.',
    lookedFor: (what: string) => `We looked for ${what}.`,
    /** A word of the query that names no piece, as it was understood. */
    understood: (words: string) => words,
    plainly: (query: string) => `Search for the words “${query}” instead`,
    /** Before and after the suggested query. */
    didYouMean: { before: (query: string) => `Nothing is called “${query}”. These are for`, after: '.' },
    without: (words: string) => `Nothing has all these words. What you see is without ${words}.`,
    /** Suggested queries; each finds products in its language. */
    ideas: [
      messages.SEARCH_SUGGEST_BRACELET,
      messages.SEARCH_SUGGEST_NECKLACE,
      messages.SEARCH_SUGGEST_RING,
      messages.SEARCH_SUGGEST_WATCH,
      messages.SEARCH_SUGGEST_EARRINGS,
    ].join(', '),
  },
};
export type ShoppingWords = typeof shopping;
