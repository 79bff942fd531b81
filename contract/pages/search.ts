import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';
import type { Facets, SuggestedRelaxation } from './product-list-query.ts';
import type { SearchQuery } from './search-query.ts';

/** The results of a search; without a query, the start page of the search. */
export interface SearchPage {
  kind: 'search';
  frame: PageFrame;
  query: SearchQuery;
  /** Each with its name as HTML, with the matches marked. */
  products: { product: Product; nameHtml: string }[];
  found: number;
  facets: Facets;
  suggestedRelaxation: SuggestedRelaxation | null;
  /** The corrected query. */
  didYouMean: string | null;
  /** Labels of recognized words that name no piece: a price, an occasion, a recipient. */
  understood: string[];
  /** Words that no product has together with the others. */
  letGo: string[];
  /** A brand in the query that is not sold here. */
  notSold: string | null;
  suggestions: string[];
  /** Shown if there are no results. */
  popular: Product[];
  /** The fault of the search, as text for shoppers. */
  error: string | null;
}
