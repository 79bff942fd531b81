import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import { filterAndCount } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';

/**
 * The products in stock of which most was sold of late, the first ones.
 * @returns their ids; none before anything was sold, since the order says nothing then
 */
export function bestSelling(facts: ListingFacts, count: number): number[] {
  if (facts.sales.size === 0) return [];
  const query = { filters: { ...NO_FILTERS, inStock: true }, sort: 'best-selling', page: 0, pageSize: count } as const;
  return filterAndCount(facts, query).ids;
}
