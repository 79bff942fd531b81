import { readProductListQuery } from './product-list-query.ts';
import type { ProductListQuery } from './product-list-query.ts';
import type { AddressParams } from './url-params.ts';

// Apart from search.ts, so that pages which only link to a search load no schemas.

/** Products of a page of the search page. */
export const SEARCH_PAGE_SIZE = 24;
/** Products of an answer of the call, where it does not say. */
export const SEARCH_CALL_SIZE = 10;
export const SEARCH_CALL_MOST = 100;
/** A search is sent when nobody has typed for so long. */
export const SEARCH_DEBOUNCE_MS = 300;
/** Page numbers that are shown at once. */
export const SEARCH_PAGE_WINDOW = 5;
export const RECENT_SEARCHES = 5;
export const SUGGESTIONS_MOST = 8;

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

/** The address of a search before anything is chosen. */
export function searchPath({ q = '', plainly = false }: { q?: string; plainly?: boolean }): string {
  if (q === '') return '/search';
  return `/search?q=${encodeURIComponent(q)}${plainly ? '&words=plain' : ''}`;
}
