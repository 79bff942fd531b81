import type { City } from '../shop/cities.ts';
import { MONTH_NAMES } from '../shop/dates.ts';
import type { FestivalEntry } from '../shop/festivals.ts';
import type { ProductFeed } from '../shop/product-feeds.ts';

/*
 * Addresses of pages. They are separate from the data of pages, because every page's scripts load them and should load
 * no schemas.
 */

/** Returns the address where the live renderer renders a page. */
export function livePath(path: string): string {
  return `/live${path === '/' ? '/home' : path}`;
}

/** The renderer's path for a list without the common frame. */
export const listContentPath = '/list-content';

/** The renderer's path for a single product card, which is not a page. */
export const productCardPath = '/product-card';

export function productPath(seoUrl: string): string {
  return `/product/${seoUrl}`;
}

const SKU_PARAM = 'sku';

/** Returns the path of a product's page with one of its SKUs selected, by its code. */
export function skuPath(seoUrl: string, skuCode: string): string {
  return `${productPath(seoUrl)}?${SKU_PARAM}=${encodeURIComponent(skuCode)}`;
}

/** Returns the code of the SKU selected in the address of a product's page. */
export function skuOfAddress(params: { get(name: string): string | null }): string | null {
  return params.get(SKU_PARAM);
}

/** Returns the path of a product's reviews, by its seoUrl or its id. */
export function reviewsPath(seoUrl: string): string {
  return `/reviews/${seoUrl}`;
}

/** Returns the path of the page to review a product, by its seoUrl or its id. */
export function writeReviewPath(seoUrlOrId: string): string {
  return `/write-review/${seoUrlOrId}`;
}

export function collectionPath(seoUrl: string): string {
  return `/shop/${seoUrl}`;
}

export function categoryPath(seoUrl: string): string {
  return `/category/${seoUrl}`;
}

/** The list of all products. Collections are below it. */
export const SHOP_PATH = '/shop';

export function storePath(slug: string): string {
  return `/store/${slug}`;
}

/** The page of the mailed link to confirm a cash order. */
export const CONFIRM_ORDER_PATH = '/confirm-order';

export function confirmOrderPath(number: string, token: string): string {
  return `${CONFIRM_ORDER_PATH}?order=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}`;
}

export const BECOME_SELLER_PATH = '/become-seller';
/** The console of sellers. */
export const SELLER_CONSOLE_PATH = '/seller';

export const ADMIN_CONSOLE_PATH = '/admin';

/**
 * Returns the path to accept an invitation to work for the platform or a seller: the sign-in page of that console. The
 * token is in the fragment.
 */
export function joinPath(token: string, isForSeller: boolean): string {
  return `${isForSeller ? SELLER_CONSOLE_PATH : ADMIN_CONSOLE_PATH}/login#join=${encodeURIComponent(token)}`;
}

/** Returns the path that completes a registration. The token is in the fragment. */
export function confirmRegistrationPath(token: string): string {
  return `${BECOME_SELLER_PATH}#confirm=${encodeURIComponent(token)}`;
}

/** The page to request a new password, and the page of the mailed link. */
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/reset-password';

/**
 * Returns the path to set a new password. The token is in the fragment, so that no server and no other site gets it.
 */
export function resetPasswordPath(token: string): string {
  return `${RESET_PASSWORD_PATH}#${encodeURIComponent(token)}`;
}

/** The page that lists all collections. It is below the same path as they are. */
export const COLLECTIONS_PATH = '/shop/collections';

/** Returns the path of one of the shop's own pages. */
export function ownPagePath(slug: string): string {
  return `/pages/${slug}`;
}

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

/** Returns the path of a post's preview for staff. The shop signs it. */
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

/** The page to stop optional mails. */
export const STOP_NOTICE_PATH = '/subscriptions/notices/stop';

export function stopNoticePath(token: string): string {
  return `${STOP_NOTICE_PATH}?token=${encodeURIComponent(token)}`;
}

/** Returns the path of a tab of the signed-in person's account. */
export function accountPath(tab: string): string {
  return `/dashboard?tab=${tab}`;
}

/** The page of links in mails about sold-out products. */
export const STOCK_NOTICE_PATH = '/stock-notice';

export function stockNoticePath(step: 'confirm' | 'stop', token: string): string {
  return `${STOCK_NOTICE_PATH}/${step}?token=${encodeURIComponent(token)}`;
}

/** The present month of the festival calendar. Years and festivals are below it. */
export const FESTIVALS_PATH = '/hindu-festivals-calendar';

/** The city of festival pages without a city in their address. */
export const PLAIN_CITY = 'new-delhi';

type InCity = Pick<City, 'slug'>;

function cityQuery(city: InCity | undefined): string {
  return !city || city.slug === PLAIN_CITY ? '' : `?city=${city.slug}`;
}

/** Returns the path of the calendar of the present month, in a city. */
export function festivalsPath(city?: InCity): string {
  return FESTIVALS_PATH + cityQuery(city);
}

/** Returns the path of a year with all its months. A month is a fragment of it. */
export function festivalYearPath(year: number, month?: number, city?: InCity): string {
  const anchor = month === undefined ? '' : `#${MONTH_NAMES[month - 1]!.toLowerCase()}`;
  return `${FESTIVALS_PATH}/${year}${cityQuery(city)}${anchor}`;
}

type FestivalDay = Pick<FestivalEntry, 'date' | 'slug'>;

export function festivalPath({ date, slug }: FestivalDay, city?: InCity): string {
  return `${FESTIVALS_PATH}/${date.slice(0, 4)}/${slug}${cityQuery(city)}`;
}

/** Returns the path of a year's festivals as a file that calendar programs can subscribe to. */
export function festivalFilePath(year: number, city?: InCity): string {
  return `${FESTIVALS_PATH}/${year}.ics${cityQuery(city)}`;
}

/** Returns the path of one festival as such a file. */
export function festivalDayFilePath({ date, slug }: FestivalDay, city?: InCity): string {
  return `${FESTIVALS_PATH}/${date.slice(0, 4)}/${slug}.ics${cityQuery(city)}`;
}
