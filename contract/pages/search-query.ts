import { readPage, readValues } from './url-params.ts';
import type { AddressParams } from './url-params.ts';
import type { FacetValue } from './product-list-query.ts';

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

/** Filters of a search, by their names in an address. Values of one kind are alternatives; different kinds all hold. */
export const SEARCH_FILTERS = ['category', 'color', 'plating', 'style', 'price', 'stock'] as const;
export type SearchFilterName = (typeof SEARCH_FILTERS)[number];
/** `category` takes ids, codes and seoUrls; `price` what `writeBand` makes of the bands; `stock` knows `in`. */
export type SearchFilters = Record<SearchFilterName, string[]>;
export const NO_SEARCH_FILTERS: SearchFilters = {
  category: [],
  color: [],
  plating: [],
  style: [],
  price: [],
  stock: [],
};

/** What a search page shows, as its address says it. */
export interface SearchQuery {
  /** As it was typed, trimmed. */
  q: string;
  /** From 1. */
  page: number;
  filters: SearchFilters;
}

const MOST_TYPED = 200;

/** Reads a search from an address. What is not understood is left out, so no address is ever an error. */
export function readSearchQuery(params: AddressParams): SearchQuery {
  return {
    q: typedQuery(params.get('q') ?? params.get('query') ?? ''),
    page: readPage(params),
    filters: Object.fromEntries(SEARCH_FILTERS.map((name) => [name, readValues(params, name)])) as SearchFilters,
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

/** The address of a search. Page 1 is never named. */
export function searchPath({ q, page = 1, filters = NO_SEARCH_FILTERS }: Partial<SearchQuery>): string {
  const params: [string, string][] = q ? [['q', q]] : [];
  for (const name of SEARCH_FILTERS) for (const value of filters[name].toSorted()) params.push([name, value]);
  if (page > 1) params.push(['page', String(page)]);
  const search = params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return search ? `/search?${search}` : '/search';
}

/** The search with one value of a filter switched on or off, back on page 1. */
export function toggleSearchFilter(query: SearchQuery, name: SearchFilterName, value: string): SearchQuery {
  const values = query.filters[name];
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...query, filters: { ...query.filters, [name]: toggled }, page: 1 };
}

/** Counts beside the values of each filter. */
export type SearchFacets = Record<SearchFilterName, FacetValue[]>;
