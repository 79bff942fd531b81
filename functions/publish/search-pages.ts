import * as messages from '#contract/messages.ts';
import type { SearchPage } from '#contract/pages/page.ts';
import { NO_SEARCH_FILTERS, SEARCH_PAGE_SIZE } from '#contract/pages/search-query.ts';
import type { SearchQuery } from '#contract/pages/search-query.ts';
import { productsInOrder } from '../domain/product-list/index.ts';
import { popularIds, searchProducts } from '../domain/search/index.ts';
import type { Shop } from '../domain/shop.ts';
import { readSite } from './pages.ts';
import type { Site } from './site.ts';

/** Shown where there is nothing else. */
const POPULAR = 8;
const NO_QUERY: SearchQuery = { q: '', page: 1, filters: NO_SEARCH_FILTERS };
const NOTHING = {
  products: [],
  found: 0,
  facets: { category: [], color: [], plating: [], style: [], price: [], stock: [] },
  didYouMean: null,
  suggestions: [],
  popular: [],
  error: null,
};

/** The search page as it lies in its file: before anything was typed. */
export async function plainSearchPage(shop: Shop, site: Site | Promise<Site>): Promise<SearchPage> {
  const [{ frame }, ids] = await Promise.all([site, popularIds(shop, POPULAR)]);
  const popular = await productsInOrder(shop, ids);
  return { kind: 'search', frame, query: NO_QUERY, ...NOTHING, popular };
}

/** The search page an address asks for. A search that fails is a page that says so. */
export async function searchPage(shop: Shop, query: SearchQuery): Promise<SearchPage> {
  if (query.q === '') return { ...(await plainSearchPage(shop, readSite(shop))), query };
  const asked = { q: query.q, page: query.page, pageSize: SEARCH_PAGE_SIZE, filters: query.filters };
  try {
    const [{ frame }, found, ids] = await Promise.all([
      readSite(shop),
      searchProducts(shop, asked),
      // Asked before it is known whether anything was found, so that a search without results waits no longer.
      popularIds(shop, POPULAR),
    ]);
    const popular = found.products.length > 0 ? [] : await productsInOrder(shop, ids);
    return { kind: 'search', frame, query, ...found, popular, error: null };
  } catch (error) {
    shop.log.error('search.failed', error, { requestId: shop.requestId });
    const { frame } = await readSite(shop);
    return { kind: 'search', frame, query, ...NOTHING, error: messages.SEARCH_FAILED };
  }
}
