import { readPage } from './url-params.ts';
import type { AddressParams } from './url-params.ts';
import { readProductListQuery, writeProductListQuery } from './product-list-query.ts';
import { STAND_IN_PATHS } from './plain.ts';
import { BLOG_PATH, COLLECTIONS_PATH, SEARCH_PATH, SHOP_PATH } from './paths.ts';
import { searchPath } from './search-path.ts';
import { readSearchQuery } from './search-query.ts';

/**
 * Whether a path is a list's: of a category, a collection, a seller or all products. Only there an address's query says
 * what is shown.
 */
export function isListPath(path: string): boolean {
  return path === SHOP_PATH || (/^\/(category|shop|store)\//.test(path) && path !== COLLECTIONS_PATH);
}

/** Whether the query of an address says what its page shows: of lists, of the search and of the blog. */
export function isQueriedPath(path: string): boolean {
  return isListPath(path) || path === SEARCH_PATH || isBlogListPath(path);
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
  return !isListPath(path) || writeProductListQuery(readProductListQuery(params)) === '';
}
