import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';
import type { SearchFacets, SearchQuery } from './search-query.ts';

/** What was searched for; without a query, the way into a search. */
export interface SearchPage {
  kind: 'search';
  frame: PageFrame;
  query: SearchQuery;
  /** Each with its name as HTML, what was found marked. */
  products: { product: Product; nameHtml: string }[];
  found: number;
  facets: SearchFacets;
  didYouMean: string | null;
  suggestions: string[];
  /** Offered where there is nothing to show. */
  popular: Product[];
  /** What went wrong with the search, in words for shoppers. */
  error: string | null;
}
