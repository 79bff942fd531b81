import { PRODUCT_FEED_PATHS } from '#contract/pages/paths.ts';
import { PRODUCT_FEEDS } from '#contract/shop/product-feeds.ts';
import type { ProductFeeds } from '#contract/shop/product-feeds.ts';

/** Pages of one person, pages of staff, and calls: nothing to be found there. `$` ends an address. */
const PRIVATE = [
  '/api/',
  '/auth/',
  '/sandbox/',
  '/admin$',
  '/admin/',
  '/seller$',
  '/seller/',
  '/signin',
  '/signIn',
  '/login',
  '/signup',
  '/become-seller',
  '/forgot-password',
  '/reset-password',
  '/forgot-password',
  '/reset-password',
  '/cart',
  '/checkout',
  '/confirmation',
  '/confirm-order',
  '/payment-success/',
  '/account',
  '/dashboard',
  '/orders',
  '/history',
  '/wishlist',
  '/write-review/',
  '/return-order',
  '/track-order',
  '/cancel',
  '/subscriptions/',
];

/** Lists with a filter or a sort: other views of a page that is found without. Further pages are pages of their own. */
const FILTERED = [
  'Disallow: /category/*?',
  'Disallow: /shop?',
  'Disallow: /shop/*?',
  'Disallow: /store/*?',
  'Disallow: /search?',
  'Allow: /category/*?page=',
  'Allow: /shop?page=',
  'Allow: /shop/*?page=',
  'Allow: /store/*?page=',
  'Disallow: /*?page=*&',
];

/** Who draws the preview of a shared link: such a link may well be to a filtered list. */
const PREVIEWERS = [
  'facebookexternalhit',
  'Facebot',
  'WhatsApp',
  'Twitterbot',
  'TelegramBot',
  'Pinterestbot',
  'LinkedInBot',
];

/** The rules for machines that visit. @see https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsText(origin: string, feeds: ProductFeeds): string {
  const open = PRODUCT_FEEDS.filter((feed) => feeds[feed].offered);
  const closed = PRIVATE.map((path) => `Disallow: ${path}`);
  return [
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    ...closed,
    '',
    'User-agent: *',
    ...(open.length === PRODUCT_FEEDS.length
      ? ['Allow: /feeds/']
      : open.map((feed) => `Allow: ${PRODUCT_FEED_PATHS[feed]}`)),
    ...closed,
    ...FILTERED,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
