import {
  chosenValues,
  FILTER_KINDS,
  toggledQueries,
  writeProductListQuery,
} from '#contract/pages/product-list-query.ts';
import { LANGUAGE_TAGS } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { PRICE_BANDS, writeBand } from '#contract/shop/price-bands.ts';
import type { PriceBand } from '#contract/shop/price-bands.ts';
import { LIST_WORDS, textIn } from '#contract/words/index.ts';
import type {
  Facets,
  FacetValue,
  FilterKind,
  ProductListQuery,
  ProductListSort,
} from '#contract/pages/product-list-query.ts';

export type SortLabels = Readonly<Record<ProductListSort, string>>;

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
export function chipsOf(path: string, query: ProductListQuery, facets: Facets, language: Language): Chip[] {
  return FILTER_KINDS.flatMap((kind) => {
    const addressWithout = toggledAddresses(path, query, kind);
    return chosenValues(query.filters, kind).map((value) => ({
      kind,
      value,
      label: chipLabel(language, kind, value, query.filters, facets),
      href: addressWithout(value),
    }));
  });
}

function chipLabel(
  language: Language,
  kind: FilterKind,
  value: string,
  filters: ProductListQuery['filters'],
  facets: Facets,
): string {
  if (kind === 'price') return bandIn(language, filters);
  if (kind === 'discount') return LIST_WORDS[language].percentOffOrMore(value);
  const facet = facets[kind].find((known) => known.value === value);
  return facet ? labelIn(language, kind, facet) : value;
}

/** Returns the label of a filter's value in a language; the server's label is English. */
export function labelIn(
  language: Language,
  kind: FilterKind,
  { value, label }: Pick<FacetValue, 'value' | 'label'>,
): string {
  if (language === 'en') return label;
  const words = LIST_WORDS[language];
  switch (kind) {
    case 'price': {
      const band = PRICE_BANDS.find((known) => writeBand(known) === value);
      return band ? bandIn(language, band) : label;
    }
    case 'discount':
      return words.percentOrMore(value);
    case 'rating':
      return words.starsAndUp(value);
    case 'stock':
      return words.inStockNow;
    case 'cod':
      return words.cashOnDelivery;
    case 'origin':
      return /^[A-Z]{2}$/.test(value) ? countryIn(language, value) : label;
    default:
      return textIn(language, label);
  }
}

const countryIn = (language: Language, code: string): string =>
  new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' }).of(code) ?? code;

function bandIn(language: Language, band: PriceBand): string {
  const { anyPrice, orLess, orMore, priceFromTo } = LIST_WORDS[language];
  const [from, to] = [band.min, band.max].map((rupees) => rupees && formatPaise(rupees * 100));
  if (!from) return to ? orLess(to) : anyPrice;
  return to ? priceFromTo(from, to) : orMore(from);
}
