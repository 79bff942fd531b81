import { LANGUAGES, isTranslated, pathIn } from '#contract/languages.ts';
import { PRODUCT_FEED_PATHS } from '#contract/pages/paths.ts';
import { PRODUCT_FEEDS } from '#contract/shop/product-feeds.ts';
import type { ProductFeeds } from '#contract/shop/product-feeds.ts';

/** Personal pages, pages of staff, and calls, which crawlers must not visit. `$` ends an address. */
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

/**
 * Lists with a filter or a sort: variants of a page that is indexed without them. Further pages of a list are pages of
 * their own.
 */
const FILTERED = {
  Disallow: ['/category/*?', '/shop?', '/shop/*?', '/store/*?', '/search?'],
  Allow: ['/category/*?page=', '/shop?page=', '/shop/*?page=', '/store/*?page='],
};

/** Agents that render the preview of a shared link, which may be a filtered list. */
const PREVIEWERS = [
  'facebookexternalhit',
  'Facebot',
  'WhatsApp',
  'Twitterbot',
  'TelegramBot',
  'Pinterestbot',
  'LinkedInBot',
];

/** Returns paths with those of the other languages. */
const inAllLanguages = (paths: readonly string[]) =>
  LANGUAGES.flatMap((language) =>
    language === 'en' ? paths : paths.filter(isTranslated).map((path) => pathIn(language, path)),
  );

/**
 * Returns the rules for crawlers.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText(origin: string, feeds: ProductFeeds): string {
  const open = PRODUCT_FEEDS.filter((feed) => feeds[feed].offered);
  const closed = inAllLanguages(PRIVATE).map((path) => `Disallow: ${path}`);
  return [
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    ...closed,
    '',
    'User-agent: *',
    ...(open.length === PRODUCT_FEEDS.length
      ? ['Allow: /feeds/']
      : open.map((feed) => `Allow: ${PRODUCT_FEED_PATHS[feed]}`)),
    ...closed,
    ...inAllLanguages(FILTERED.Disallow).map((path) => `Disallow: ${path}`),
    ...inAllLanguages(FILTERED.Allow).map((path) => `Allow: ${path}`),
    'Disallow: /*?page=*&',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
