import { readProductListQuery } from './product-list-query.ts';
import type { ProductListQuery } from './product-list-query.ts';
import type { AddressParams } from './url-params.ts';

/** The state of a search page in its address: a list of results. Its first sort is by relevance. */
export interface SearchQuery extends ProductListQuery {
  /** The trimmed input. */
  q: string;
  /** Whether every word is a plain word, and not a price, an occasion or a recipient. */
  plainly: boolean;
}

const MOST_TYPED = 200;

/** Parses a search from an address. Invalid parts are ignored, so no address is an error. */
export function readSearchQuery(params: AddressParams): SearchQuery {
  return {
    q: typedQuery(params.get('q') ?? params.get('query') ?? ''),
    plainly: params.get('words') === 'plain',
    ...readProductListQuery(params),
  };
}

/** Returns the input without control characters and the like, cut to the maximum length. */
export function typedQuery(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, MOST_TYPED)
    .toWellFormed();
}
