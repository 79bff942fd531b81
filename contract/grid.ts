/**
 * What a product list shows, as its address says it. The address is the whole state: links without JavaScript, the
 * list's own controls and the server all read and write it here.
 */
export const GRID_PAGE_SIZE = 12;
/** SKU options a card shows before it says '+N more'. */
export const CARD_SKU_OPTIONS = 4;

export const GRID_SORTS = ['featured', 'price-asc', 'price-desc', 'newest', 'discount'] as const;
export type GridSort = (typeof GRID_SORTS)[number];

/** Steps of the discount filter: at least so many percent off. */
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50, 60] as const;

/** Values of one kind are alternatives; different kinds all hold. */
export interface GridFilters {
  /** seoUrls of sub-categories. */
  category: string[];
  brand: string[];
  color: string[];
  /** At least this percentage off. */
  discount: number | undefined;
}

export interface GridQuery {
  filters: GridFilters;
  sort: GridSort;
  /** From 1, as people count. */
  page: number;
}

export const PLAIN_GRID: GridQuery = {
  filters: { category: [], brand: [], color: [], discount: undefined },
  sort: 'featured',
  page: 1,
};

/** Values of one filter an address may name; what is beyond is not read. */
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 80;
const MAX_PAGE = 10_000;

/** The part of `URLSearchParams` that is read here. */
export interface AddressParams {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** Reads a list's state from an address. What is not understood is left out, so no address is ever an error. */
export function readGridQuery(params: AddressParams): GridQuery {
  const values = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))]
      .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH)
      .slice(0, MAX_VALUES)
      .sort();
  const discount = Number(params.get('discount'));
  const page = Number(params.get('page') ?? '1');
  const sort = params.get('sort') as GridSort;
  return {
    filters: {
      category: values('category'),
      brand: values('brand'),
      color: values('color'),
      discount: (DISCOUNT_STEPS as readonly number[]).includes(discount) ? discount : undefined,
    },
    sort: GRID_SORTS.includes(sort) ? sort : 'featured',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The query of a list's address, without the question mark; empty for the plain list. Page 1 is never named. */
export function writeGridQuery({ filters, sort, page }: GridQuery): string {
  const params: [string, string | number][] = (['category', 'brand', 'color'] as const).flatMap((name) =>
    filters[name].toSorted().map((value): [string, string] => [name, value]),
  );
  if (filters.discount !== undefined) params.push(['discount', filters.discount]);
  if (sort !== 'featured') params.push(['sort', sort]);
  if (page > 1) params.push(['page', page]);
  return params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** The query with one value of a filter switched on or off, back on page 1. */
export function toggleFilter(query: GridQuery, name: 'category' | 'brand' | 'color', value: string): GridQuery {
  const values = query.filters[name];
  const toggled = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...query, filters: { ...query.filters, [name]: toggled }, page: 1 };
}

export function hasFilters({ filters }: GridQuery): boolean {
  return (
    filters.discount !== undefined || [filters.category, filters.brand, filters.color].some((list) => list.length > 0)
  );
}

/** A filter's value with how many products it would leave. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface GridFacets {
  category: FacetValue[];
  brand: FacetValue[];
  color: FacetValue[];
  discount: FacetValue[];
}
