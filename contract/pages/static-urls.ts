import { englishPathOf } from '../languages.ts';
import { type City, cityNamed, NEW_DELHI } from '../shop/cities.ts';
import { readPage } from './url-params.ts';
import type { AddressParams } from './url-params.ts';
import { readProductListQuery, writeProductListQuery } from './product-list-query.ts';
import { STAND_IN_PATHS } from './plain.ts';
import { BLOG_PATH, COLLECTIONS_PATH, FESTIVALS_PATH, SEARCH_PATH, SHOP_PATH } from './paths.ts';
import { searchPath } from './search-path.ts';
import { readSearchQuery } from './search-query.ts';

/**
 * Returns whether a path is a product list's: of a category, a collection, a seller or all products. Only there the
 * query selects products.
 */
export function isListPath(address: string): boolean {
  const path = englishPathOf(address);
  return path === SHOP_PATH || (/^\/(category|shop|store)\//.test(path) && path !== COLLECTIONS_PATH);
}

/**
 * Returns whether the query of an address changes its page: of lists, the search, the blog and the festival calendar.
 */
export function isQueriedPath(address: string): boolean {
  const path = englishPathOf(address);
  return isListPath(path) || path === SEARCH_PATH || isBlogListPath(path) || isFestivalPath(path);
}

/** Returns whether a path is a page of the festival calendar, whose query may name a city. */
function isFestivalPath(path: string): boolean {
  return path === FESTIVALS_PATH || path.startsWith(`${FESTIVALS_PATH}/`);
}

/** Returns the city in an address; New Delhi if it names no known one. */
export function readCity(params: Pick<AddressParams, 'get'>): City {
  return cityNamed(params.get('city') ?? '') ?? NEW_DELHI;
}

function isBlogListPath(path: string): boolean {
  return path === BLOG_PATH || /^\/blog\/(category|tag)\//.test(path);
}

/**
 * Returns whether an address is a static page. A list with a filter, a sort or a page number is rendered on request.
 * Unknown parameters, such as those of a campaign, change nothing.
 * @param address the path of the page in any language
 */
export function isStaticUrl(address: string, params: AddressParams): boolean {
  if (STAND_IN_PATHS.includes(address)) return false;
  const path = englishPathOf(address);
  if (path === SEARCH_PATH) return searchPath(readSearchQuery(params)) === SEARCH_PATH;
  if (isBlogListPath(path)) return readPage(params) === 1;
  if (isFestivalPath(path)) return readCity(params) === NEW_DELHI;
  return !isListPath(path) || writeProductListQuery(readProductListQuery(params)) === '';
}
