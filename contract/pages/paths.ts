import type { City } from '../shop/cities.ts';
import { MONTH_NAMES } from '../shop/dates.ts';
import type { FestivalEntry } from '../shop/festivals.ts';
import type { ProductFeed } from '../shop/product-feeds.ts';

/* Addresses of pages. Apart from what pages are made of: every page's scripts load these, and should load no schema. */

/** The address a page is drawn at by the live renderer. */
export function livePath(path: string): string {
  return `/live${path === '/' ? '/home' : path}`;
}

/** Where the renderer draws a list without the frame of all pages. */
export const listContentPath = '/list-content';

/** Where the card of one product is drawn alone; it has no address of its own. */
export const productCardPath = '/product-card';

export function productPath(seoUrl: string): string {
  return `/product/${seoUrl}`;
}

const SKU_PARAM = 'sku';

/** A product's page with one of its SKUs chosen, by its code. */
export function skuPath(seoUrl: string, skuCode: string): string {
  return `${productPath(seoUrl)}?${SKU_PARAM}=${encodeURIComponent(skuCode)}`;
}

/** The code of the SKU that an address of a product's page chooses. */
export function skuOfAddress(params: { get(name: string): string | null }): string | null {
  return params.get(SKU_PARAM);
}

/** All reviews of a product; the part is its seoUrl, or its id. */
export function reviewsPath(seoUrl: string): string {
  return `/reviews/${seoUrl}`;
}

/** Where a product is reviewed; the part is its seoUrl, or its id. */
export function writeReviewPath(seoUrlOrId: string): string {
  return `/write-review/${seoUrlOrId}`;
}

export function collectionPath(seoUrl: string): string {
  return `/shop/${seoUrl}`;
}

export function categoryPath(seoUrl: string): string {
  return `/category/${seoUrl}`;
}

/** The address of the list of all products; collections lie below it. */
export const SHOP_PATH = '/shop';

export function storePath(slug: string): string {
  return `/store/${slug}`;
}

/** Where the link leads that is mailed for an order in cash that is to be confirmed. */
export const CONFIRM_ORDER_PATH = '/confirm-order';

export function confirmOrderPath(number: string, token: string): string {
  return `${CONFIRM_ORDER_PATH}?order=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}`;
}

export const BECOME_SELLER_PATH = '/become-seller';
/** Where a browser opens the console of sellers. */
export const SELLER_CONSOLE_PATH = '/seller';

export const ADMIN_CONSOLE_PATH = '/admin';

/** Where somebody accepts to work for the house or for a seller: at that entrance's sign-in. The secret stands behind the #. */
export function joinPath(token: string, isForSeller: boolean): string {
  return `${isForSeller ? SELLER_CONSOLE_PATH : ADMIN_CONSOLE_PATH}/login#join=${encodeURIComponent(token)}`;
}

/** Where a registration is finished; the secret stands behind the #. */
export function confirmRegistrationPath(token: string): string {
  return `${BECOME_SELLER_PATH}#confirm=${encodeURIComponent(token)}`;
}

/** Where a password is asked for anew, and where the mailed link leads. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/reset-password';

/** The secret stands behind the #, so that no server and no other site reads it along the way. */
export function resetPasswordPath(token: string): string {
  return `${RESET_PASSWORD_PATH}#${encodeURIComponent(token)}`;
}

/** The page that lists all collections; it lies among them. */
export const COLLECTIONS_PATH = '/shop/collections';

export const SEARCH_PATH = '/search';

export const BLOG_PATH = '/blog';
export const BLOG_FEED_PATH = '/blog/rss.xml';
export const PRODUCT_FEED_PATHS = {
  google: '/feeds/google-merchant.xml',
  meta: '/feeds/meta-catalogue.csv',
} as const satisfies Record<ProductFeed, string>;
export const SITEMAP_PATH = '/sitemap.xml';
export const NEWSLETTER_PATH = '/subscriptions/blog/newsletter';

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`;
}

/** Where staff see a post before it is published; the shop signs it. */
export function postPreviewPath(id: number): string {
  return `${BLOG_PATH}/preview/${id}`;
}

/** @param key as `keyOf` gives it */
export function blogCategoryPath(key: string): string {
  return `${BLOG_PATH}/category/${encodeURIComponent(key)}`;
}

/** @param key as `keyOf` gives it */
export function blogTagPath(key: string): string {
  return `${BLOG_PATH}/tag/${encodeURIComponent(key)}`;
}

export function newsletterPath(step: 'confirm' | 'unsubscribe', token: string): string {
  return `${NEWSLETTER_PATH}/${step}?token=${encodeURIComponent(token)}`;
}

/** Where the way out of a mail that is a choice leads. */
export const STOP_NOTICE_PATH = '/subscriptions/notices/stop';

export function stopNoticePath(token: string): string {
  return `${STOP_NOTICE_PATH}?token=${encodeURIComponent(token)}`;
}

/** A tab of the account of whoever is signed in. */
export function accountPath(tab: string): string {
  return `/dashboard?tab=${tab}`;
}

/** Where the mails about what is sold out lead. */
export const STOCK_NOTICE_PATH = '/stock-notice';

export function stockNoticePath(step: 'confirm' | 'stop', token: string): string {
  return `${STOCK_NOTICE_PATH}/${step}?token=${encodeURIComponent(token)}`;
}

/** This month of the festival calendar; its years and festivals lie below it. */
export const FESTIVALS_PATH = '/hindu-festivals-calendar';

/** The city of festival pages whose address names none. */
export const PLAIN_CITY = 'new-delhi';

type InCity = Pick<City, 'slug'>;

function cityQuery(city: InCity | undefined): string {
  return !city || city.slug === PLAIN_CITY ? '' : `?city=${city.slug}`;
}

/** The calendar of this month, in a city. */
export function festivalsPath(city?: InCity): string {
  return FESTIVALS_PATH + cityQuery(city);
}

/** The page of a year, with all its months; a month is an anchor of it. */
export function festivalYearPath(year: number, month?: number, city?: InCity): string {
  const anchor = month === undefined ? '' : `#${MONTH_NAMES[month - 1]!.toLowerCase()}`;
  return `${FESTIVALS_PATH}/${year}${cityQuery(city)}${anchor}`;
}

type FestivalDay = Pick<FestivalEntry, 'date' | 'slug'>;

export function festivalPath({ date, slug }: FestivalDay, city?: InCity): string {
  return `${FESTIVALS_PATH}/${date.slice(0, 4)}/${slug}${cityQuery(city)}`;
}

/** A year's festivals as a file that calendars of phones and offices can subscribe to. */
export function festivalFilePath(year: number, city?: InCity): string {
  return `${FESTIVALS_PATH}/${year}.ics${cityQuery(city)}`;
}

/** One festival as such a file. */
export function festivalDayFilePath({ date, slug }: FestivalDay, city?: InCity): string {
  return `${FESTIVALS_PATH}/${date.slice(0, 4)}/${slug}.ics${cityQuery(city)}`;
}
