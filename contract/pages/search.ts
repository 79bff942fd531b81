import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';
import type { Facets, SuggestedRelaxation } from './product-list-query.ts';
import type { SearchQuery } from './search-query.ts';

/** What was searched for; without a query, the way into a search. */
export interface SearchPage {
  kind: 'search';
  frame: PageFrame;
  query: SearchQuery;
  /** Each with its name as HTML, what was found marked. */
  products: { product: Product; nameHtml: string }[];
  found: number;
  facets: Facets;
  suggestedRelaxation: SuggestedRelaxation | null;
  /** What was searched instead of what was typed. */
  didYouMean: string | null;
  /** What words were taken for that name no piece: a price, an occasion, somebody a gift is for. */
  understood: string[];
  /** Words that nothing has beside the others. */
  letGo: string[];
  /** A maker that was asked for and does not sell here. */
  notSold: string | null;
  suggestions: string[];
  /** Offered where there is nothing to show. */
  popular: Product[];
  /** What went wrong with the search, in words for shoppers. */
  error: string | null;
}
