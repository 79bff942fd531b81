import { chosenValues, GRID_KINDS, toggleFilter, writeGridQuery } from '#contract/pages/product-list-query.ts';
import { labelOfBand } from '#contract/shop/price-bands.ts';
import type { GridFacets, GridKind, GridQuery, GridSort } from '#contract/pages/product-list-query.ts';

export const SORT_LABELS: Record<GridSort, string> = {
  featured: 'Featured',
  'best-selling': 'Best selling',
  rating: 'Top rated',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  newest: 'Newest first',
  discount: 'Biggest discount',
};

export const KIND_LABELS: Record<GridKind, string> = {
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

/** The address of a list in a state. */
export function listAddress(path: string, query: GridQuery): string {
  const search = writeGridQuery(query);
  return search ? `${path}?${search}` : path;
}

/** Something that is chosen, in words, and the address of the list without it. */
export interface Chip {
  kind: GridKind;
  value: string;
  label: string;
  href: string;
}

/** All that is chosen, in the order of the filters. */
export function chipsOf(path: string, query: GridQuery, facets: GridFacets): Chip[] {
  return GRID_KINDS.flatMap((kind) =>
    chosenValues(query.filters, kind).map((value) => ({
      kind,
      value,
      label: chipLabel(kind, value, query, facets),
      href: listAddress(path, toggleFilter(query, kind, value)),
    })),
  );
}

function chipLabel(kind: GridKind, value: string, { filters }: GridQuery, facets: GridFacets): string {
  if (kind === 'price') return labelOfBand(filters);
  const label = facets[kind].find((facet) => facet.value === value)?.label ?? value;
  return kind === 'discount' ? `${value}% off or more` : label;
}
