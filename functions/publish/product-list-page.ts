import type { Page } from '#contract/pages/page.ts';
import type { ProductList } from '#contract/pages/product-list.ts';
import {
  PRODUCT_LIST_PAGE_SIZE,
  readProductListQuery,
  writeProductListQuery,
} from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import { listingMoment, listProductsWithFacets } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts, ListedProductsQuery } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { BegunPage } from './page-kind.ts';

/**
 * Begins the page of a list at a path, with the filters of its query.
 * @param read returns the page from the facts of lists; undefined when there is no such list
 */
export async function beginList(
  shop: Shop,
  path: string,
  params: URLSearchParams,
  read: (query: ProductListQuery, facts: ListingFacts) => Promise<(Page & ProductList) | undefined>,
): Promise<BegunPage> {
  const query = readProductListQuery(params);
  const { facts, change } = await listingMoment(shop);
  return {
    address: `${path}?${writeProductListQuery(query)}`,
    change,
    async answer() {
      const page = await read(query, facts);
      return page && { page, path, status: statusOfList(page) };
    },
  };
}

/** Returns the page of a list for a query, with the counts of its filters. */
export async function listAsAsked(
  shop: Shop,
  which: Pick<ListedProductsQuery, 'category' | 'store' | 'goods'>,
  query: ProductListQuery,
  facts?: ListingFacts,
): Promise<ProductList> {
  const { filters, sort, page } = query;
  const input = { ...which, filters, sort, page: page - 1, pageSize: PRODUCT_LIST_PAGE_SIZE };
  return { query, ...(await listProductsWithFacets(shop, input, facts)) };
}

/** Returns 404 for a page after the last one, and otherwise 200. An empty list exists, too. */
export function statusOfList({ query, products }: { query: { page: number }; products: readonly unknown[] }) {
  return query.page === 1 || products.length > 0 ? 200 : 404;
}
