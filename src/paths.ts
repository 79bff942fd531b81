import { CONTACT_FORM_PATH, CONTACT_PATH, SITE_MAP_PATH } from '#contract/pages/content-pages.ts';
import {
  BECOME_SELLER_PATH,
  BLOG_PATH,
  blogCategoryPath,
  blogTagPath,
  categoryPath,
  collectionPath,
  COLLECTIONS_PATH,
  festivalDayFilePath,
  festivalFilePath,
  festivalPath,
  FESTIVALS_PATH,
  festivalsPath,
  FORGOT_PASSWORD_PATH,
  festivalYearPath,
  ownPagePath,
  postPath,
  productPath,
  reviewsPath,
  SHOP_PATH,
  storePath,
  writeReviewPath,
} from '#contract/pages/paths.ts';
import { searchPath } from '#contract/pages/search-path.ts';

/** All addresses that the storefront links to. */
export const paths = {
  home: '/',
  signIn: (returnUrl?: string) => (returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : '/signin'),
  signUp: (returnUrl?: string) => (returnUrl ? `/signup?returnUrl=${encodeURIComponent(returnUrl)}` : '/signup'),
  login: '/login',
  forgotPassword: FORGOT_PASSWORD_PATH,
  sellerSignIn: `${BECOME_SELLER_PATH}#sign-in`,
  becomeSeller: BECOME_SELLER_PATH,
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  buyNow: '/checkout?type=buy-now',
  confirmation: (orderId: string) => `/confirmation?orderId=${encodeURIComponent(orderId)}`,
  account: '/dashboard',
  dashboard: (tab: string, page = 1) => `/dashboard?tab=${tab}${page === 1 ? '' : `&page=${page}`}`,
  history: '/history',
  orders: '/orders',
  order: (orderId: string) => `/orders?orderId=${encodeURIComponent(orderId)}`,
  cancel: '/cancel',
  cancelOrder: (orderId: string) => `/cancel?orderId=${encodeURIComponent(orderId)}`,
  trackOrder: '/track-order',
  returnOrder: '/return-order',
  sizeGuide: '/size-guide',
  giftFinder: '/gift-finder',
  shop: SHOP_PATH,
  store: storePath,
  about: '/about',
  team: '/about/team',
  help: '/help',
  careGuide: '/care',
  contact: CONTACT_PATH,
  contactForm: CONTACT_FORM_PATH,
  contactAbout: (orderId: string) => `${CONTACT_PATH}?order=${encodeURIComponent(orderId)}#write`,
  shipping: '/shipping',
  refund: '/refund',
  damage: '/damage',
  terms: '/terms-conditions',
  privacy: '/privacy',
  siteMap: SITE_MAP_PATH,
  admin: '/admin',
  seller: '/seller',
  category: categoryPath,
  collection: collectionPath,
  collections: COLLECTIONS_PATH,
  product: productPath,
  reviews: reviewsPath,
  writeReview: writeReviewPath,
  search: (q = '') => searchPath({ q }),
  blog: BLOG_PATH,
  blogCategory: blogCategoryPath,
  blogTag: blogTagPath,
  post: postPath,
  ownPage: ownPagePath,
  festivals: FESTIVALS_PATH,
  festivalsIn: festivalsPath,
  festivalYear: festivalYearPath,
  festival: festivalPath,
  festivalFile: festivalFilePath,
  festivalDayFile: festivalDayFilePath,
};

/**
 * Returns the address after signing in: always a path of this site, and never the sign-in itself.
 * @example safeReturn('//evil.example') // '/'
 */
export function safeReturn(url: string | null): string {
  if (!url || !/^\/(?![/\\])/.test(url)) return '/';
  const decoded = decodeOnce(url);
  if (/^\/[/\\]|^\/%2f|[\\\u0000-\u001f]/i.test(decoded)) return '/';
  return /^(?:\/hi)?\/(signin|login|signup|forgot-password|reset-password)([/?#]|$)/i.test(decoded) ? '/' : url;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '//';
  }
}
