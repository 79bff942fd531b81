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
 * The page of a list at a path, begun as its address asks.
 * @param read its page from the facts of lists; nothing where there is no such list
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

/** The page of a list that an address asks for, with the counts beside its filters. */
export async function listAsAsked(
  shop: Shop,
  which: Pick<ListedProductsQuery, 'category' | 'store' | 'rule'>,
  query: ProductListQuery,
  facts?: ListingFacts,
): Promise<ProductList> {
  const { filters, sort, page } = query;
  const input = { ...which, filters, sort, page: page - 1, pageSize: PRODUCT_LIST_PAGE_SIZE };
  return { query, ...(await listProductsWithFacets(shop, input, facts)) };
}

/** An empty list is there, and so is each of its pages that shows something; a page behind the last one is not. */
export function statusOfList({ query, products }: { query: { page: number }; products: readonly unknown[] }) {
  return query.page === 1 || products.length > 0 ? 200 : 404;
}
