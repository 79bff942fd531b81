import { pinFitsState, STATES } from '#contract/shop/india.ts';
import type { Product } from '#contract/calls/products.ts';
import { eachLanguage } from '#contract/shop/translations.ts';
import type { Translated } from '#contract/shop/translations.ts';
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
  addAll,
  common,
  facetsOf,
  factsFrom,
  factStatements,
  filterAndCount,
  hasBit,
  isEmpty,
  noBits,
  pinnedFirst,
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
import { knownOwnWords, ownWordsStatement, presentOwnWords, queryKey } from './own-words.ts';
import type { OwnWords } from './own-words.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery, Term } from './parse-query.ts';
import { searchIndexFrom, searchIndexStatements } from './search-memory.ts';
import type { SearchIndex } from './search-memory.ts';
import { weigher } from './weigh.ts';

/** The number of top products that are weighed; the rank orders the rest. */
export const WEIGHED = 200;
/** Common searches, suggested if nothing was found. */
const COMMON_SEARCHES = ['jhumka', 'kundan choker', 'mangalsutra', 'oxidised', 'bridal set', 'payal'];

export interface SearchAsked {
  /** As typed by the shopper. */
  q: string;
  /** Treats each word as a plain word, whatever else it may mean. */
  plainly?: boolean;
  /** One-based. */
  page: number;
  pageSize: number;
  filters?: ProductListFilters;
  /** Price ranges that replace the one in the filters. */
  spans?: readonly PriceBand[] | undefined;
  /** Categories by address, id or code, in addition to those in the filters; with all below them. */
  categories?: readonly string[];
  /** `featured` sorts by relevance. */
  sort?: ProductListSort | undefined;
  /** The PIN code of delivery. Products that cannot be sold there are left out. */
  pin?: string | undefined;
}

export interface FoundProduct extends Translated<'nameHtml'> {
  product: Product;
  nameHtml: string;
}

export interface Found {
  /** Products of this page, best first, each with its name as HTML with the matches marked. */
  products: FoundProduct[];
  found: number;
  facets: Facets;
  /** The corrected query. */
  didYouMean: string | null;
  /** Labels of recognized words that name no piece: a price, an occasion, a recipient. */
  understood: string[];
  /** Words that no product has together with the others. */
  letGo: string[];
  /** A brand in the query that is not sold here. */
  notSold: string | null;
  /** If the filters leave no product: the one to remove. */
  suggestedRelaxation: SuggestedRelaxation | null;
  suggestions: string[];
  /** The path that the shop redirects this query to. */
  redirect: string | null;
}

/**
 * Searches the products that shoppers see. Every word is required. If no product has all words, one misspelt word is
 * corrected, then descriptions are searched, and only then as few words as possible are dropped. Counts the search. Two
 * round trips.
 */
export async function searchProducts(shop: Shop, input: SearchAsked): Promise<Found> {
  const { note, found } = find(shop, input, await beginSearch(shop, input));
  note(shop);
  return found;
}

/** A search after its first round trip. */
export interface BegunSearch {
  query: ParsedQuery;
  facts: ListingFacts;
  index: SearchIndex;
  /** The newest change of the catalogue when it began. */
  change: number;
  /** Products that the shop puts at the front of this query's results. */
  pinnedIds: readonly number[];
  /** The path that the shop redirects this query to; null if there is none, or if each word is meant as a word. */
  redirect: string | null;
}

/** Reads the index and the facts for the words of a search; one round trip, see `searchIndex`. */
export async function beginSearch(shop: Shop, { q, plainly = false }: Pick<SearchAsked, 'q' | 'plainly'>) {
  const { parsed, own, ...begun } = await searchIndex(shop, (known) => {
    const values = parseQuery(q, plainly, known);
    // A brand's name is a plain word if a seller here sells the brand, which the facts show.
    const plain = values.brand === undefined ? values : parseQuery(q, true, known);
    return { values, plain, matches: [...new Set([...matchesFor(values), ...matchesFor(plain)])] };
  });
  const { values, plain } = parsed;
  return {
    ...begun,
    query: values.brand !== undefined && sells(begun.facts, values.brand) ? plain : values,
    ...ownResults(own, q, plainly),
  } satisfies BegunSearch;
}

/** Returns what the shop's own words say of a whole query. */
export function ownResults(
  { pinned, redirects }: OwnWords,
  q: string,
  plainly = false,
): Pick<BegunSearch, 'pinnedIds' | 'redirect'> {
  if (pinned.size + redirects.size === 0) return { pinnedIds: [], redirect: null };
  const key = queryKey(q);
  return { pinnedIds: pinned.get(key) ?? [], redirect: (plainly ? undefined : redirects.get(key)) ?? null };
}

export interface Finding {
  /** Whether this page has no products. */
  isEmpty: boolean;
  found: Promise<Found>;
  /** Counts the search after the response. */
  note(shop: Shop): void;
}

/** Returns the results of a search; at most one more round trip. */
export function find(shop: Shop, input: SearchAsked, begun: BegunSearch): Finding {
  const { query, facts, index, redirect } = begun;
  const isNothing = query.terms.length === 0 && query.span === undefined && query.code === undefined;
  const terms = isNothing ? undefined : findTerms(facts, index, query);
  const spoken = { understood: understoodOf(query), notSold: query.brand ?? null, redirect };
  const isPriceAlone = query.terms.length === 0 && query.span !== undefined;
  const pinned = common(facts.placesOf(begun.pinnedIds), facts.live);
  if (!terms && !isPriceAlone && isEmpty(pinned)) {
    const suggestions = input.q.trim() === '' ? [] : suggestionsFor(query);
    return {
      isEmpty: true,
      found: Promise.resolve({ ...NOTHING, ...spoken, suggestions }),
      note: isNothing ? () => {} : noteOf(input, query, 0),
    };
  }
  const matching = terms?.places ?? (isPriceAlone ? facts.live : noBits(facts.room));
  const among = placesOf(facts, { matching, pinned, span: query.span, pin: input.pin });
  const filters = filtersOf(facts, input);
  const sort = orderFor(begun, terms, input);
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
    products: products.map((product) => foundProduct(product, terms?.terms ?? [])),
    ...rest,
  }));
  return { isEmpty: ids.length === 0, found, note: noteOf(input, query, total) };
}

function foundProduct(product: Product, terms: readonly Term[]): FoundProduct {
  return {
    product,
    nameHtml: highlight(product.name, terms),
    translations: eachLanguage(product.translations ?? {}, ({ name }) =>
      name === undefined ? {} : { nameHtml: highlight(name, terms) },
    ),
  };
}

/** The facts of lists, the index for some queries, and the shop's own words, at the newest change. */
interface ReadIndex {
  facts: ListingFacts;
  index: SearchIndex;
  own: OwnWords;
  change: number;
}

/**
 * Reads the index for a query that is parsed with the shop's own words. One round trip; a second one if those changed
 * since they were cached, and the query needs more of the index for it.
 */
export async function searchIndex<Parsed extends { matches: readonly string[] }>(
  shop: Shop,
  parse: (own: OwnWords) => Parsed,
): Promise<ReadIndex & { parsed: Parsed }> {
  const known = knownOwnWords(shop);
  const first = parse(known);
  const read = await readIndex(shop, first.matches);
  if (read.own === known) return { ...read, parsed: first };
  const parsed = parse(read.own);
  const isRead = parsed.matches.every((match) => first.matches.includes(match));
  return { ...(isRead ? read : await readIndex(shop, parsed.matches)), parsed };
}

async function readIndex(shop: Shop, matches: readonly string[]): Promise<ReadIndex> {
  const answers = await shop.read({
    facts: factStatements(shop),
    own: ownWordsStatement(shop),
    index: searchIndexStatements(shop, matches),
  });
  const facts = factsFrom(shop, answers.facts);
  const [change] = answers.facts;
  return {
    facts,
    index: await searchIndexFrom(shop, facts, matches, change, answers.index),
    own: presentOwnWords(shop, change, answers.own),
    change,
  };
}

/** Returns whether a seller here sells a brand. */
function sells(facts: ListingFacts, brand: string): boolean {
  const key = foldingKey(brand);
  for (const { kind, value } of facts.values()) if (kind === 'brand' && foldingKey(value) === key) return true;
  return false;
}

/** Returns the filters, with every category by its address. */
function filtersOf(facts: ListingFacts, { filters = NO_FILTERS, categories: asked = [] }: SearchAsked) {
  if (asked.length === 0) return filters;
  const found = facts.categories.filter((category) =>
    facts
      .chainOf(category.id)
      .some(({ id, code, seoUrl }) => [String(id), code, seoUrl].some((name) => asked.includes(name))),
  );
  // An unknown category matches nothing.
  const names = found.length > 0 ? found.map(({ seoUrl }) => seoUrl) : [''];
  return { ...filters, category: [...filters.category, ...names] };
}

/** What decides which products a search finds. */
interface Matching {
  /** The positions that match its words. */
  matching: Bits;
  /** The positions of pinned products, which match whatever their words and price. */
  pinned: Bits;
  span: PriceBand | undefined;
  pin: string | undefined;
}

/** Returns the positions that a search finds, without products that cannot be sold at the PIN code. */
function placesOf(facts: ListingFacts, { matching, pinned, span, pin }: Matching): Bits {
  let places = matching;
  if (span) places = common(places, facts.withinPrices([span]));
  if (!isEmpty(pinned)) {
    places = places.slice();
    addAll(places, pinned);
  }
  if (pin !== undefined) {
    const states = STATES.filter((state) => pinFitsState(pin, state)).map(({ code }) => code);
    places = common(
      places,
      facts.ofSellers(({ taxKind, stateCode }) => taxKind === 'REGULAR' || states.includes(stateCode)),
    );
  }
  return places;
}

/** Returns the order of the results; by relevance, the matches are weighed, and pinned products come first. */
function orderFor(
  { facts, index, query, pinnedIds }: BegunSearch,
  terms: FoundByTerms | undefined,
  { sort = 'featured' }: SearchAsked,
): ProductListSort | ((met: Bits) => Iterable<number>) {
  if (sort !== 'featured') return sort;
  return (met) => pinnedFirst(facts, pinnedIds, byRelevance(facts, index, met, query, terms));
}

/** Returns the matching positions: the first ones by rank sorted by weight, the others by rank. */
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

/** Returns labels of the recognized words that name no piece. */
function understoodOf({ terms, span }: ParsedQuery): string[] {
  const texts = terms.flatMap(({ meant }) => (meant && meant.kind !== 'family' ? [meant.words] : []));
  return [...new Set(texts), ...(span ? [labelOfBand(span)] : [])];
}

/** Returns suggestions for an empty result: pieces worn on the same part of the body, then common searches. */
function suggestionsFor({ terms }: ParsedQuery): string[] {
  const alike = terms.flatMap(({ signs }) => signs.flatMap(wornAlike));
  return [...new Set([...alike, ...COMMON_SEARCHES])].slice(0, COMMON_SEARCHES.length);
}

/** Returns the function that counts a search after the response. Only a search without filters is counted. */
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
