import * as messages from '#contract/messages.ts';
import type { SearchPage } from '#contract/pages/search.ts';
import { SEARCH_PATH } from '#contract/pages/paths.ts';
import { NO_FACETS, PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import { SEARCH_PAGE_SIZE } from '#contract/pages/search-path.ts';
import { readSearchQuery } from '#contract/pages/search-query.ts';
import type { SearchQuery } from '#contract/pages/search-query.ts';
import { productsInOrder } from '../domain/product-list/index.ts';
import { popularIds, searchProducts } from '../domain/search/index.ts';
import type { Shop } from '../domain/shop.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { statusOfList } from './product-list-page.ts';
import { readSite } from './site.ts';
import type { Site } from './site.ts';

/** Shown where there is nothing else. */
const POPULAR = 8;
const NO_QUERY: SearchQuery = { q: '', plainly: false, ...PLAIN_PRODUCT_LIST };
const NOTHING = {
  products: [],
  found: 0,
  facets: NO_FACETS,
  suggestedRelaxation: null,
  didYouMean: null,
  understood: [],
  letGo: [],
  notSold: null,
  suggestions: [],
  popular: [],
  error: null,
};

export const searchKind: PageKind = {
  paths: [SEARCH_PATH],
  read: (shop, { site }) => plainSearchPage(shop, site),
  live: {
    summary: 'What was found, as the address says: words, filters and page.',
    async answer(shop, { query }) {
      const page = await searchPage(shop, readSearchQuery(query));
      return { page, path: SEARCH_PATH, status: page.error === null ? statusOfList(page) : 500 };
    },
  },
  changedBy: { product: 'all' },
  found: foundAt(SEARCH_PATH),
};

/** The search page as it lies in its file: before anything was typed. */
async function plainSearchPage(shop: Shop, site: Site | Promise<Site>): Promise<SearchPage> {
  const [{ frame }, ids] = await Promise.all([site, popularIds(shop, POPULAR)]);
  const popular = await productsInOrder(shop, ids);
  return { kind: 'search', frame, query: NO_QUERY, ...NOTHING, popular };
}

/** The search page an address asks for. A search that fails is a page that says so. */
async function searchPage(shop: Shop, query: SearchQuery): Promise<SearchPage> {
  if (query.q === '') return { ...(await plainSearchPage(shop, readSite(shop))), query };
  const { q, plainly, page, filters, sort } = query;
  const asked = { q, plainly, page, filters, sort, pageSize: SEARCH_PAGE_SIZE };
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
