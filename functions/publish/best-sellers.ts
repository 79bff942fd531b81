import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import { filterAndCount } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';

/**
 * Returns the ids of the recent best sellers in stock, the best first. The result is empty before the first sale, since
 * the order is then meaningless.
 */
export function bestSelling(facts: ListingFacts, count: number): number[] {
  if (facts.sales.size === 0) return [];
  const query = { filters: { ...NO_FILTERS, inStock: true }, sort: 'best-selling', page: 0, pageSize: count } as const;
  return filterAndCount(facts, query).ids;
}
