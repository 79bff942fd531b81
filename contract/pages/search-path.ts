// Apart from search-query.ts, so that pages which only link to a search load no schemas.

/** Products of a page of the search page. */
export const SEARCH_PAGE_SIZE = 12;
/** Products of an answer of the call, where it does not say. */
export const SEARCH_CALL_SIZE = 10;
export const SEARCH_CALL_MOST = 100;
/** A search is sent when nobody has typed for so long. */
export const SEARCH_DEBOUNCE_MS = 300;
/** Page numbers that are shown at once. */
export const SEARCH_PAGE_WINDOW = 5;
export const RECENT_SEARCHES = 5;
export const SUGGESTIONS_MOST = 8;

/** The address of a search before anything is chosen. */
export function searchPath({ q = '', plainly = false }: { q?: string; plainly?: boolean }): string {
  if (q === '') return '/search';
  return `/search?q=${encodeURIComponent(q)}${plainly ? '&words=plain' : ''}`;
}
