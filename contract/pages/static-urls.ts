import { type City, cityNamed, NEW_DELHI } from '../shop/cities.ts';
import { readPage } from './url-params.ts';
import type { AddressParams } from './url-params.ts';
import { readProductListQuery, writeProductListQuery } from './product-list-query.ts';
import { STAND_IN_PATHS } from './plain.ts';
import { BLOG_PATH, COLLECTIONS_PATH, FESTIVALS_PATH, SEARCH_PATH, SHOP_PATH } from './paths.ts';
import { searchPath } from './search-path.ts';
import { readSearchQuery } from './search-query.ts';

/**
 * Whether a path is a list's: of a category, a collection, a seller or all products. Only there an address's query says
 * what is shown.
 */
export function isListPath(path: string): boolean {
  return path === SHOP_PATH || (/^\/(category|shop|store)\//.test(path) && path !== COLLECTIONS_PATH);
}

/** Whether the query of an address says what its page shows: of lists, the search, the blog and the festival calendar. */
export function isQueriedPath(path: string): boolean {
  return isListPath(path) || path === SEARCH_PATH || isBlogListPath(path) || isFestivalPath(path);
}

/** Whether a path is a page of the festival calendar; the query may name a city. */
function isFestivalPath(path: string): boolean {
  return path === FESTIVALS_PATH || path.startsWith(`${FESTIVALS_PATH}/`);
}

/** The city whose dates and times an address asks for; New Delhi where it names none that is known. */
export function readCity(params: Pick<AddressParams, 'get'>): City {
  return cityNamed(params.get('city') ?? '') ?? NEW_DELHI;
}

function isBlogListPath(path: string): boolean {
  return path === BLOG_PATH || /^\/blog\/(category|tag)\//.test(path);
}

/**
 * Whether an address means a page as it lies in its file. A list with a filter, a sort or a page number is drawn when
 * it is asked for; parameters nobody knows (a campaign's, say) change nothing.
 */
export function isStaticUrl(path: string, params: AddressParams): boolean {
  if (STAND_IN_PATHS.includes(path)) return false;
  if (path === SEARCH_PATH) return searchPath(readSearchQuery(params)) === SEARCH_PATH;
  if (isBlogListPath(path)) return readPage(params) === 1;
  if (isFestivalPath(path)) return readCity(params) === NEW_DELHI;
  return !isListPath(path) || writeProductListQuery(readProductListQuery(params)) === '';
}
