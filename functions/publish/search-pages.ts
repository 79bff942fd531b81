import * as messages from '#contract/messages.ts';
import type { SearchPage } from '#contract/pages/search.ts';
import { SEARCH_PATH } from '#contract/pages/paths.ts';
import { NO_FACETS, PLAIN_PRODUCT_LIST, writeProductListQuery } from '#contract/pages/product-list-query.ts';
import { SEARCH_PAGE_SIZE } from '#contract/pages/search-path.ts';
import { readSearchQuery } from '#contract/pages/search-query.ts';
import type { SearchQuery } from '#contract/pages/search-query.ts';
import { productsInOrder } from '../domain/discovery/product-list/index.ts';
import { beginSearch, countSearch, find, popularIds } from '../domain/discovery/search/index.ts';
import type { BegunSearch } from '../domain/discovery/search/index.ts';
import type { Shop } from '../domain/shop.ts';
import { foundAt } from './page-kind.ts';
import type { BegunPage, LiveAnswer, PageKind } from './page-kind.ts';
import { statusOfList } from './product-list-page.ts';
import { readSite, siteBeside } from './site.ts';
import type { Site } from './site.ts';

/** The number of popular products on a page without results. */
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
  read: async (shop, { site }) => plainSearchPage(shop, site, await beginSearch(shop, NO_QUERY)),
  live: {
    summary: 'What was found, as the address says: words, filters and page.',
    begin: (shop, { query }) => beginSearchPage(shop, readSearchQuery(query)),
  },
  changedBy: { product: 'all' },
  found: foundAt(SEARCH_PATH),
};

/** Returns the search page without a query. */
async function plainSearchPage(shop: Shop, site: Site | Promise<Site>, begun: BegunSearch): Promise<SearchPage> {
  const [{ frame }, popular] = await Promise.all([site, productsInOrder(shop, popularIds(begun, POPULAR))]);
  return { kind: 'search', frame, query: NO_QUERY, ...NOTHING, popular };
}

/** Begins the search page of a query. If the search fails, the page says so. */
async function beginSearchPage(shop: Shop, query: SearchQuery): Promise<BegunPage> {
  const address = `${SEARCH_PATH}?${JSON.stringify([query.q, query.plainly])}${writeProductListQuery(query)}`;
  try {
    const begun = await beginSearch(shop, query);
    const { redirect } = begun;
    if (redirect !== null) return { address, change: undefined, answer: () => redirected(shop, begun, redirect) };
    return {
      address,
      change: begun.change,
      answer: () => searchPage(shop, query, begun).catch((error: unknown) => failedSearch(shop, query, error)),
    };
  } catch (error) {
    return { address, change: undefined, answer: () => failedSearch(shop, query, error) };
  }
}

/** Answers with the page that the shop redirects a query to. The search counts as one with a result. */
function redirected(shop: Shop, { query }: BegunSearch, path: string): Promise<LiveAnswer> {
  shop.after(() => countSearch(shop, query, 1));
  return Promise.resolve({ movedTo: path, status: 302 });
}

async function searchPage(shop: Shop, query: SearchQuery, begun: BegunSearch): Promise<LiveAnswer> {
  const site = siteBeside(shop, begun.facts);
  if (query.q === '') return answerOf({ ...(await plainSearchPage(shop, site, begun)), query });
  const { isEmpty, found, note } = find(shop, { ...query, pageSize: SEARCH_PAGE_SIZE }, begun);
  const [{ frame }, results, popular] = await Promise.all([
    site,
    found,
    isEmpty ? productsInOrder(shop, popularIds(begun, POPULAR)) : [],
  ]);
  return { ...answerOf({ kind: 'search', frame, query, ...results, popular, error: null }), note };
}

async function failedSearch(shop: Shop, query: SearchQuery, error: unknown): Promise<LiveAnswer> {
  shop.log.error('search.failed', error, { requestId: shop.requestId });
  const { frame } = await readSite(shop);
  return {
    page: { kind: 'search', frame, query, ...NOTHING, error: messages.SEARCH_FAILED },
    path: SEARCH_PATH,
    status: 500,
  };
}

function answerOf(page: SearchPage) {
  return { page, path: SEARCH_PATH, status: statusOfList(page) } as const;
}
