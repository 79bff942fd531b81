import {
  chosenValues,
  FILTER_KINDS,
  toggledQueries,
  writeProductListQuery,
} from '#contract/pages/product-list-query.ts';
import { labelOfBand } from '#contract/shop/price-bands.ts';
import type { Facets, FilterKind, ProductListQuery, ProductListSort } from '#contract/pages/product-list-query.ts';

export const SORT_LABELS: Record<ProductListSort, string> = {
  featured: 'Featured',
  'best-selling': 'Best selling',
  rating: 'Top rated',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  newest: 'Newest first',
  discount: 'Biggest discount',
  origin: 'Country of origin',
};

export const KIND_LABELS: Record<FilterKind, string> = {
  category: 'Category',
  price: 'Price',
  style: 'Style',
  color: 'Colour',
  occasion: 'Occasion',
  plating: 'Plating',
  stone: 'Stone',
  size: 'Size',
  discount: 'Discount',
  rating: 'Rating',
  stock: 'Availability',
  cod: 'Payment',
  closure: 'Closure',
  brand: 'Brand',
  origin: 'Country of origin',
};

/**
 * Returns the address of a list for a query.
 * @param path of the plain list, which may say what was searched for
 */
export function listAddress(path: string, query: ProductListQuery): string {
  return withQuery(path, writeProductListQuery(query));
}

/**
 * Returns a function that gives the address of the list with one filter value toggled.
 * @param path as for `listAddress`
 */
export function toggledAddresses(path: string, query: ProductListQuery, kind: FilterKind): (value: string) => string {
  const queryWith = toggledQueries(query, kind);
  return (value) => withQuery(path, queryWith(value));
}

function withQuery(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** A chosen filter: its label, and the address of the list without it. */
export interface Chip {
  kind: FilterKind;
  value: string;
  label: string;
  href: string;
}

/** Returns the chosen filters in the order of the filter groups. */
export function chipsOf(path: string, query: ProductListQuery, facets: Facets): Chip[] {
  return FILTER_KINDS.flatMap((kind) => {
    const addressWithout = toggledAddresses(path, query, kind);
    return chosenValues(query.filters, kind).map((value) => ({
      kind,
      value,
      label: chipLabel(kind, value, query, facets),
      href: addressWithout(value),
    }));
  });
}

function chipLabel(kind: FilterKind, value: string, { filters }: ProductListQuery, facets: Facets): string {
  if (kind === 'price') return labelOfBand(filters);
  const label = facets[kind].find((facet) => facet.value === value)?.label ?? value;
  return kind === 'discount' ? `${value}% off or more` : label;
}
