import { pinFitsState, STATES } from '#contract/shop/india.ts';
import type { Product } from '#contract/calls/products.ts';
import { hasFilters, NO_FACETS, NO_FILTERS } from '#contract/pages/product-list-query.ts';
import type {
  Facets,
  ProductListFilters,
  ProductListSort,
  SuggestedRelaxation,
} from '#contract/pages/product-list-query.ts';
import { labelOfBand } from '#contract/shop/price-bands.ts';
import type { PriceBand } from '#contract/shop/price-bands.ts';
import {
  common,
  facetsOf,
  factsFrom,
  factStatements,
  filterAndCount,
  hasBit,
  shownProducts,
  suggestRelaxation,
} from '../product-list/index.ts';
import type { Bits, ListingFacts } from '../product-list/index.ts';
import type { Shop } from '../../shop.ts';
import { countSearch } from './count-searches.ts';
import { wornAlike } from './dictionary.ts';
import { findTerms, matchesFor } from './find-terms.ts';
import type { FoundByTerms } from './find-terms.ts';
import { foldingKey } from './folding.ts';
import { highlight } from './highlight.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery } from './parse-query.ts';
import { searchIndexFrom, searchIndexStatements } from './search-memory.ts';
import type { SearchIndex } from './search-memory.ts';
import { weigher } from './weigh.ts';

/** So many of the top products are weighed; beyond them the rank decides. */
export const WEIGHED = 200;
/** What others look for, where nothing was found. */
const COMMON_SEARCHES = ['jhumka', 'kundan choker', 'mangalsutra', 'oxidised', 'bridal set', 'payal'];

export interface SearchAsked {
  /** As it was typed. */
  q: string;
  /** Each word as a word, whatever else it may say. */
  plainly?: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
  filters?: ProductListFilters;
  /** Spans of prices, in place of the one the filters name. */
  spans?: readonly PriceBand[] | undefined;
  /** Categories by their addresses, ids or codes, beside those the filters name; with all below them. */
  categories?: readonly string[];
  /** `featured` is by relevance. */
  sort?: ProductListSort | undefined;
  /** Where it would be sent, by PIN code: what cannot be sold there is left out. */
  pin?: string | undefined;
}

export interface Found {
  /** Products of this page, the best first, each with its name as HTML with what was found marked. */
  products: { product: Product; nameHtml: string }[];
  found: number;
  facets: Facets;
  /** What was searched instead of what was typed. */
  didYouMean: string | null;
  /** What words were taken for that name no piece: a price, an occasion, somebody a gift is for. */
  understood: string[];
  /** Words that nothing has beside the others. */
  letGo: string[];
  /** A maker that was asked for and does not sell here. */
  notSold: string | null;
  /** Where the filters leave nothing: which of them to take away. */
  suggestedRelaxation: SuggestedRelaxation | null;
  suggestions: string[];
}

/**
 * Finds what shoppers may see. Every word is wanted; where nothing has them all, one misspelt word is put right, then
 * descriptions are read, and only then words are let go, as few as can be. Counts the search. Two round trips.
 */
export async function searchProducts(shop: Shop, input: SearchAsked): Promise<Found> {
  const { note, found } = find(shop, input, await beginSearch(shop, input));
  note(shop);
  return found;
}

/** A search whose first round trip is over. */
export interface BegunSearch {
  query: ParsedQuery;
  facts: ListingFacts;
  index: SearchIndex;
  /** The newest change of the catalogue there was when it began. */
  change: number;
}

/** Asks for all that the words of a search are looked up in; one round trip. */
export async function beginSearch(shop: Shop, input: Pick<SearchAsked, 'q' | 'plainly'>): Promise<BegunSearch> {
  const values = parseQuery(input.q, input.plainly);
  // A maker's name is a word like any other where somebody here sells it, which the facts say.
  const plain = values.brand === undefined ? values : parseQuery(input.q, true);
  const matches = [...new Set([...matchesFor(values), ...matchesFor(plain)])];
  const begun = await searchIndex(shop, matches);
  return { ...begun, query: values.brand !== undefined && sells(begun.facts, values.brand) ? plain : values };
}

export interface Finding {
  /** Whether this page of it has no products. */
  isEmpty: boolean;
  found: Promise<Found>;
  /** Counts the search once more, after the answer. */
  note(shop: Shop): void;
}

/** What a search finds; at most one more round trip. */
export function find(shop: Shop, input: SearchAsked, { query, facts, index }: BegunSearch): Finding {
  const isNothing = query.terms.length === 0 && query.span === undefined && query.code === undefined;
  const terms = isNothing ? undefined : findTerms(facts, index, query);
  const spoken = { understood: understoodOf(query), notSold: query.brand ?? null };
  const isPriceAlone = query.terms.length === 0 && query.span !== undefined;
  if (!terms && !isPriceAlone) {
    const suggestions = input.q.trim() === '' ? [] : suggestionsFor(query);
    return {
      isEmpty: true,
      found: Promise.resolve({ ...NOTHING, ...spoken, suggestions }),
      note: isNothing ? () => {} : noteOf(input, query, 0),
    };
  }
  const among = placesOf(facts, query, terms, input.pin);
  const filters = filtersOf(facts, input);
  const sort = orderFor(facts, index, query, terms, input);
  const { ids, total, counts } = filterAndCount(facts, {
    among,
    filters,
    sort,
    spans: input.spans,
    page: input.page - 1,
    pageSize: input.pageSize,
  });
  const rest = {
    found: total,
    facets: facetsOf(counts, filters, facts),
    didYouMean: terms?.corrected ?? null,
    letGo: terms?.letGo ?? [],
    ...spoken,
    suggestedRelaxation: total === 0 ? suggestRelaxation(facts, { among, filters }) : null,
    suggestions: total === 0 && !hasFilters({ filters, sort: 'featured', page: 1 }) ? suggestionsFor(query) : [],
  };
  const found = shownProducts(shop, ids).then((products) => ({
    products: products.map((product) => ({ product, nameHtml: highlight(product.name, terms?.terms ?? []) })),
    ...rest,
  }));
  return { isEmpty: ids.length === 0, found, note: noteOf(input, query, total) };
}

/** The facts of lists and the index for some queries, at the newest change there was; one round trip. */
export async function searchIndex(
  shop: Shop,
  matches: readonly string[],
): Promise<{ facts: ListingFacts; index: SearchIndex; change: number }> {
  const answers = await shop.read({ facts: factStatements(shop), index: searchIndexStatements(shop, matches) });
  const facts = factsFrom(shop, answers.facts);
  const [change] = answers.facts;
  return { facts, index: await searchIndexFrom(shop, facts, matches, change, answers.index), change };
}

/** Whether somebody here sells what a maker makes. */
function sells(facts: ListingFacts, brand: string): boolean {
  const key = foldingKey(brand);
  for (const { kind, value } of facts.values()) if (kind === 'brand' && foldingKey(value) === key) return true;
  return false;
}

/** The filters, with every category by its address. */
function filtersOf(facts: ListingFacts, { filters = NO_FILTERS, categories: asked = [] }: SearchAsked) {
  if (asked.length === 0) return filters;
  const found = facts.categories.filter((category) =>
    facts
      .chainOf(category.id)
      .some(({ id, code, seoUrl }) => [String(id), code, seoUrl].some((name) => asked.includes(name))),
  );
  // A category nobody knows finds nothing.
  const names = found.length > 0 ? found.map(({ seoUrl }) => seoUrl) : [''];
  return { ...filters, category: [...filters.category, ...names] };
}

/** What the words and the price find, without what cannot be sold where it would be sent. */
function placesOf(facts: ListingFacts, { span }: ParsedQuery, terms: FoundByTerms | undefined, pin?: string): Bits {
  let places = terms?.places ?? facts.live;
  if (span) places = common(places, facts.withinPrices([span]));
  if (pin !== undefined) {
    const states = STATES.filter((state) => pinFitsState(pin, state)).map(({ code }) => code);
    places = common(
      places,
      facts.ofSellers(({ taxKind, stateCode }) => taxKind === 'REGULAR' || states.includes(stateCode)),
    );
  }
  return places;
}

/** The order that is asked for; by relevance, what is met is weighed. */
function orderFor(
  facts: ListingFacts,
  index: SearchIndex,
  query: ParsedQuery,
  terms: FoundByTerms | undefined,
  { sort = 'featured' }: SearchAsked,
): ProductListSort | ((met: Bits) => Iterable<number>) {
  if (sort !== 'featured') return sort;
  return (met) => byRelevance(facts, index, met, query, terms);
}

/** Places of what is met: the first by rank as they weigh, the others by rank. */
export function* byRelevance(
  facts: ListingFacts,
  index: SearchIndex,
  met: Bits,
  query: ParsedQuery,
  found: FoundByTerms | undefined,
): Iterable<number> {
  const { ranked } = index;
  const first: number[] = [];
  let at = 0;
  for (; at < ranked.length && first.length < WEIGHED; at += 1) if (hasBit(met, ranked[at]!)) first.push(ranked[at]!);
  const weight = weigher(facts, { terms: found?.terms ?? [], wishes: query.wishes });
  const weighed = first.map((position) => ({
    place: position,
    isCode: found?.byCode !== undefined && hasBit(found.byCode, position),
    isInStock: facts.isInStock(position),
    weight: weight(position, index.nameAt(position)),
  }));
  weighed.sort(
    (one, other) =>
      Number(other.isCode) - Number(one.isCode) ||
      Number(other.isInStock) - Number(one.isInStock) ||
      other.weight - one.weight,
  );
  for (const { place } of weighed) yield place;
  for (; at < ranked.length; at += 1) yield ranked[at]!;
}

/** What words were taken for that name no piece, each as people say it. */
function understoodOf({ terms, span }: ParsedQuery): string[] {
  const texts = terms.flatMap(({ meant }) => (meant && meant.kind !== 'family' ? [meant.words] : []));
  return [...new Set(texts), ...(span ? [labelOfBand(span)] : [])];
}

/** Where nothing was found: what is worn in the same place, then what others look for. */
function suggestionsFor({ terms }: ParsedQuery): string[] {
  const alike = terms.flatMap(({ signs }) => signs.flatMap(wornAlike));
  return [...new Set([...alike, ...COMMON_SEARCHES])].slice(0, COMMON_SEARCHES.length);
}

/** How a search is counted, after the answer: one that nothing was chosen in yet. */
function noteOf(
  { page, filters, spans, categories = [] }: SearchAsked,
  query: ParsedQuery,
  found: number,
): Finding['note'] {
  const isChosen =
    spans !== undefined || categories.length > 0 || (filters && hasFilters({ filters, sort: 'featured', page: 1 }));
  if (page !== 1 || isChosen) return () => {};
  return (shop) => shop.after(() => countSearch(shop, query, found));
}

const NOTHING = { products: [], found: 0, facets: NO_FACETS, didYouMean: null, letGo: [], suggestedRelaxation: null };
