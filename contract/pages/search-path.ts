// Separate from search-query.ts, so that pages which only link to a search load no schemas.

/** Products on each page of the search. */
export const SEARCH_PAGE_SIZE = 12;
/** The default number of products in a response of the call. */
export const SEARCH_CALL_SIZE = 10;
export const SEARCH_CALL_MOST = 100;
/** A search is sent this long after the last input. */
export const SEARCH_DEBOUNCE_MS = 300;
/** The number of page links shown at once. */
export const SEARCH_PAGE_WINDOW = 5;
export const RECENT_SEARCHES = 5;
export const SUGGESTIONS_MOST = 8;

/** Returns the address of a search without filters. */
export function searchPath({ q = '', plainly = false }: { q?: string; plainly?: boolean }): string {
  if (q === '') return '/search';
  return `/search?q=${encodeURIComponent(q)}${plainly ? '&words=plain' : ''}`;
}
