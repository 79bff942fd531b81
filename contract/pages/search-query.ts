import { readProductListQuery } from './product-list-query.ts';
import type { ProductListQuery } from './product-list-query.ts';
import type { AddressParams } from './url-params.ts';

/** What a search page shows, as its address says it: a list of what was found. Its first sort is by relevance. */
export interface SearchQuery extends ProductListQuery {
  /** As it was typed, trimmed. */
  q: string;
  /** Whether every word is only a word, and not a price, an occasion or somebody a gift is for. */
  plainly: boolean;
}

const MOST_TYPED = 200;

/** Reads a search from an address. What is not understood is left out, so no address is ever an error. */
export function readSearchQuery(params: AddressParams): SearchQuery {
  return {
    q: typedQuery(params.get('q') ?? params.get('query') ?? ''),
    plainly: params.get('words') === 'plain',
    ...readProductListQuery(params),
  };
}

/** What was typed, without what no keyboard types, cut where nobody reads on. */
export function typedQuery(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, MOST_TYPED)
    .toWellFormed();
}
