/**
 * The state of a product list in its address. The address is the whole state: links without JavaScript, the list's own
 * controls and the server all use this module.
 */
import { readPage, readValues } from './url-params.ts';
import type { AddressParams } from './url-params.ts';
import { CLOSURES, OCCASIONS, PLATINGS, STONES, STYLES } from '../shop/attributes.ts';
import { writeBand } from '../shop/price-bands.ts';
import type { PriceBand } from '../shop/price-bands.ts';
import { readSizeValue } from '../shop/sizes.ts';
import type { Translated } from '../shop/translations.ts';

/** Products on each page of a list. */
export const PRODUCT_LIST_PAGE_SIZE = 12;
/** Products in a response of the call `/products`. */
export const PRODUCT_CALL_SIZE = 12;
/** Colours that a card shows before '+N more'. */
export const CARD_SKU_OPTIONS = 4;

export const PRODUCT_LIST_SORTS = [
  'featured',
  'best-selling',
  'rating',
  'price-asc',
  'price-desc',
  'newest',
  'discount',
  'origin',
] as const;
export type ProductListSort = (typeof PRODUCT_LIST_SORTS)[number];

/** Steps of the discount filter, in percent or more. */
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50, 60] as const;
/** Steps of the rating filter, in average stars or more. */
export const RATING_STEPS = [4, 3] as const;
/** The highest price in an address, in rupees. */
const MAX_RUPEES = 99_99_999;

/** Kinds whose values are words. */
export const WORD_KINDS = [
  'category',
  'style',
  'color',
  'occasion',
  'plating',
  'stone',
  'size',
  'closure',
  'brand',
  'origin',
] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Kinds of filters, in the order in which shoppers use them. */
export const FILTER_KINDS = [
  'category',
  'price',
  'style',
  'color',
  'occasion',
  'plating',
  'stone',
  'size',
  'discount',
  'rating',
  'stock',
  'cod',
  'closure',
  'brand',
  'origin',
] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** Values of one kind are alternatives; different kinds are combined. */
export interface ProductListFilters extends Record<WordKind, string[]> {
  /** The least discount in percent. */
  discount: number | undefined;
  /** The least average stars. */
  rating: number | undefined;
  /** The price range in whole rupees. */
  min: number | undefined;
  max: number | undefined;
  inStock: boolean;
  /** Whether product and seller must allow cash on delivery. */
  cod: boolean;
}

export interface ProductListQuery {
  filters: ProductListFilters;
  sort: ProductListSort;
  /** One-based. */
  page: number;
}

export const NO_FILTERS: ProductListFilters = {
  category: [],
  style: [],
  color: [],
  occasion: [],
  plating: [],
  stone: [],
  size: [],
  closure: [],
  brand: [],
  origin: [],
  discount: undefined,
  rating: undefined,
  min: undefined,
  max: undefined,
  inStock: false,
  cod: false,
};
export const PLAIN_PRODUCT_LIST: ProductListQuery = { filters: NO_FILTERS, sort: 'featured', page: 1 };

/**
 * Kinds with a fixed list of values. For other kinds an address may name any value; an unknown one matches no product.
 */
const KNOWN: Partial<Record<WordKind, (value: string) => boolean>> = {
  style: isOneOf(STYLES),
  occasion: isOneOf(OCCASIONS),
  plating: isOneOf(PLATINGS),
  stone: isOneOf(STONES),
  closure: isOneOf(CLOSURES),
  size: (value) => readSizeValue(value) !== undefined,
  origin: (value) => /^[A-Z]{2}$/.test(value),
};

function isOneOf(terms: readonly string[]): (value: string) => boolean {
  return (value) => terms.includes(value);
}

/** Parses a list's state from an address. Invalid parts are ignored, so no address is an error. */
export function readProductListQuery(params: AddressParams): ProductListQuery {
  const terms = (kind: WordKind) => readValues(params, kind, KNOWN[kind]);
  const step = (name: string, steps: readonly number[]) => steps.find((known) => String(known) === params.get(name));
  const [min, max] = [rupees(params.get('min')), rupees(params.get('max'))];
  const isUpsideDown = min !== undefined && max !== undefined && min > max;
  const sort = params.get('sort') as ProductListSort;
  return {
    filters: {
      ...(Object.fromEntries(WORD_KINDS.map((kind) => [kind, terms(kind)])) as Record<WordKind, string[]>),
      discount: step('discount', DISCOUNT_STEPS),
      rating: step('rating', RATING_STEPS),
      // Swapped ends of the range are corrected.
      min: isUpsideDown ? max : min,
      max: isUpsideDown ? min : max,
      inStock: params.get('stock') === 'in',
      cod: params.get('cod') === 'yes',
    },
    sort: PRODUCT_LIST_SORTS.includes(sort) ? sort : 'featured',
    page: readPage(params),
  };
}

/** Parses a price from a field; undefined if it is not one. A range from 0 has no lower end. */
function rupees(text: string | null): number | undefined {
  const amount = text !== null && /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return amount >= 1 && amount <= MAX_RUPEES ? amount : undefined;
}

/** Kinds of filters in the order of addresses. */
const ADDRESS_ORDER: readonly FilterKind[] = [...WORD_KINDS, 'price', 'discount', 'rating', 'stock', 'cod'];

type Param = [name: string, value: string];

/** Returns the parameters of one kind. */
function paramsOf(filters: Partial<ProductListFilters>, kind: FilterKind): Param[] {
  const { min, max, inStock, cod } = filters;
  switch (kind) {
    case 'price':
      return [...param('min', min), ...param('max', max)];
    case 'discount':
    case 'rating':
      return param(kind, filters[kind]);
    case 'stock':
      return param(kind, inStock ? 'in' : undefined);
    case 'cod':
      return param(kind, cod ? 'yes' : undefined);
    default:
      return (filters[kind] ?? []).toSorted().map((value) => [kind, value]);
  }
}

function param(name: string, value: string | number | undefined): Param[] {
  return value === undefined ? [] : [[name, String(value)]];
}

const sortParam = (sort: ProductListSort) => param('sort', sort === 'featured' ? undefined : sort);

/** Returns the parameters of a list's address in their canonical order; empty for the plain list. */
export function productListParams({ filters, sort, page }: ProductListQuery): Param[] {
  return [
    ...ADDRESS_ORDER.flatMap((kind) => paramsOf(filters, kind)),
    ...sortParam(sort),
    ...param('page', page > 1 ? page : undefined),
  ];
}

/**
 * Returns the query of a list's address, without the question mark; empty for the plain list. Page 1 is never named.
 */
export function writeProductListQuery(query: ProductListQuery): string {
  return written(productListParams(query));
}

function written(params: Param[]): string {
  return params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/**
 * Returns a function that writes the query of `toggleFilter` for each value of a kind. A page of a list has more than a
 * hundred such addresses, so the part of the other kinds is written only once.
 */
export function toggledQueries({ filters, sort }: ProductListQuery, kind: FilterKind): (value: string) => string {
  const index = ADDRESS_ORDER.indexOf(kind);
  const others = (kinds: readonly FilterKind[]) => kinds.flatMap((other) => paramsOf(filters, other));
  const before = written(others(ADDRESS_ORDER.slice(0, index)));
  const after = written([...others(ADDRESS_ORDER.slice(index + 1)), ...sortParam(sort)]);
  return (value) =>
    [before, written(paramsOf(toggled(filters, kind, value), kind)), after].filter((part) => part !== '').join('&');
}

/** Returns the query with one filter value toggled, on page 1. */
export function toggleFilter(query: ProductListQuery, kind: FilterKind, value: string): ProductListQuery {
  return { ...query, filters: { ...query.filters, ...toggled(query.filters, kind, value) }, page: 1 };
}

function toggled(filters: ProductListFilters, kind: FilterKind, value: string): Partial<ProductListFilters> {
  const isOn = chosenValues(filters, kind).includes(value);
  switch (kind) {
    case 'price': {
      const band = isOn ? undefined : priceBand(value);
      return { min: band?.min, max: band?.max };
    }
    case 'discount':
    case 'rating':
      return { [kind]: isOn ? undefined : Number(value) };
    case 'stock':
      return { inStock: !isOn };
    case 'cod':
      return { cod: !isOn };
    default:
      return { [kind]: isOn ? filters[kind].filter((other) => other !== value) : [...filters[kind], value] };
  }
}

/** Returns the chosen values of a kind, as `toggleFilter` takes them. */
export function chosenValues(filters: ProductListFilters, kind: FilterKind): string[] {
  switch (kind) {
    case 'price':
      return filters.min === undefined && filters.max === undefined ? [] : [writeBand(filters)];
    case 'discount':
    case 'rating':
      return filters[kind] === undefined ? [] : [String(filters[kind])];
    case 'stock':
      return filters.inStock ? ['in'] : [];
    case 'cod':
      return filters.cod ? ['yes'] : [];
    default:
      return filters[kind];
  }
}

export function hasFilters({ filters }: ProductListQuery): boolean {
  return FILTER_KINDS.some((kind) => chosenValues(filters, kind).length > 0);
}

function priceBand(value: string): PriceBand {
  const [min, max] = value.split('-');
  return { min: rupees(min ?? null), max: rupees(max ?? null) };
}

/** A filter value with the number of products it would leave. */
export interface FacetValue extends Translated<'label'> {
  value: string;
  label: string;
  count: number;
  /** The heading of its group: the kind of piece a size belongs to. */
  group?: string;
}

/** The filter value to remove if no product is left, and the number of products without it. */
export interface SuggestedRelaxation {
  kind: FilterKind;
  value: string;
  count: number;
}

/** The filter values of each kind in a list, including values that would leave no product. */
export type Facets = Record<FilterKind, FacetValue[]>;
/** The facets of an empty list. */
export const NO_FACETS = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, []])) as unknown as Facets;
