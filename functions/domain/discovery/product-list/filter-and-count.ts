import type { CollectionGoods, CollectionRule } from '#contract/calls/collections.ts';
import { chosenValues, FILTER_KINDS, toggleFilter } from '#contract/pages/product-list-query.ts';
import type {
  ProductListFilters,
  FilterKind,
  ProductListSort,
  SuggestedRelaxation,
} from '#contract/pages/product-list-query.ts';
import type { PriceBand } from '#contract/shop/price-bands.ts';
import { countBits, countCommon, hasBit, haveCommon, keepCommon, toCompare } from './bits.ts';
import type { Bits } from './bits.ts';
import { bitsOfGoods, keepRule, pinnedFirst } from './collection-goods.ts';
import type { ListingFacts } from './listing-facts.ts';

/** The products of a list before any filter. */
export interface ListingScope {
  /** Products of the category with this address and of all below it. */
  category?: string | undefined;
  /** Products of the seller with this store address. */
  store?: string | undefined;
  /** Products that match a rule. */
  rule?: CollectionRule | undefined;
  /** Products of a collection. Its pinned products come first in the sort `featured`. */
  goods?: CollectionGoods | undefined;
  /** Products at these positions. */
  among?: Bits | undefined;
}

/** The query of a list. */
export interface FilterRequest extends ListingScope {
  filters: ProductListFilters;
  /** Price ranges that replace the one in the filters. */
  spans?: readonly PriceBand[] | undefined;
  /** A sort, or a function that orders the matching positions. */
  sort: ProductListSort | ((met: Bits) => Iterable<number>);
  /** Zero-based. */
  page: number;
  pageSize: number;
}

/** A filter value, and the number of products it would leave. */
export interface ValueCount {
  value: string;
  count: number;
}
export type Counts = Record<FilterKind, ValueCount[]>;

export interface FilterResult {
  /** Ids of the page's products, in its order. */
  ids: number[];
  total: number;
  counts: Counts;
}

/**
 * Returns a page of the products that match scope and filters, in order, with a count for each filter value. The counts
 * of a kind ignore that kind's own filter, because its values are alternatives.
 */
export function filterAndCount(facts: ListingFacts, request: FilterRequest): FilterResult {
  const scope = inScope(facts, request);
  const chosen = chosenBits(facts, request);
  const met = metBy(scope, chosen);
  const total = countBits(met);
  const { sort, page, pageSize, goods } = request;
  const listed = typeof sort === 'string' ? facts.inOrder(sort) : sort(met);
  const order = sort === 'featured' && goods ? pinnedFirst(facts, goods.pinnedIds, listed) : listed;
  return {
    ids: idsInOrder(facts, met, order, page * pageSize, pageSize),
    total,
    counts: countValues(facts, scope, met, chosen),
  };
}

/** Returns the number of products in a list. */
export function countListed(facts: ListingFacts, request: Pick<FilterRequest, 'filters' | 'spans'> & ListingScope) {
  return countBits(metBy(inScope(facts, request), chosenBits(facts, request)));
}

/** Returns the positions of a list's products before any filter. */
export function inScope(facts: ListingFacts, { category, store, rule, goods, among }: ListingScope): Bits {
  const bits = facts.live.slice();
  if (category !== undefined)
    keepCommon(
      bits,
      facts.withinCategories(({ seoUrl }) => seoUrl === category),
    );
  if (store !== undefined)
    keepCommon(
      bits,
      facts.ofSellers(({ slug }) => slug === store),
    );
  if (rule) keepRule(facts, bits, rule);
  if (goods) keepCommon(bits, bitsOfGoods(facts, goods));
  if (among) keepCommon(bits, among);
  return bits;
}

type Chosen = ReadonlyMap<FilterKind, Bits>;

/** Returns, for each filtered kind, the positions that have one of the chosen values. */
function chosenBits(facts: ListingFacts, { filters, spans }: Pick<FilterRequest, 'filters' | 'spans'>): Chosen {
  const chosen = new Map<FilterKind, Bits>();
  for (const kind of FILTER_KINDS) {
    const values = chosenValues(filters, kind);
    if (kind === 'price' && spans) chosen.set(kind, facts.withinPrices(spans));
    else if (values.length > 0) chosen.set(kind, bitsOf(facts, filters, kind, values));
  }
  return chosen;
}

function bitsOf(facts: ListingFacts, filters: ProductListFilters, kind: FilterKind, values: readonly string[]): Bits {
  switch (kind) {
    case 'price':
      return facts.withinPrices([filters]);
    case 'discount':
      return facts.withDiscount(filters.discount ?? 0);
    case 'rating':
      return facts.withRating(filters.rating ?? 0);
    default:
      return facts.withValues(kind, values);
  }
}

function metBy(scope: Bits, chosen: Chosen, except?: FilterKind): Bits {
  const bits = scope.slice();
  for (const [kind, places] of chosen) if (kind !== except) keepCommon(bits, places);
  return bits;
}

/** Counts each value that occurs in the scope, also if it would leave no product now. */
function countValues(facts: ListingFacts, scope: Bits, met: Bits, chosen: Chosen): Counts {
  const counts = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, [] as ValueCount[]])) as Counts;
  const listed = toCompare(scope);
  const left = toCompare(met);
  const leftBy = new Map([...chosen.keys()].map((kind) => [kind, toCompare(metBy(scope, chosen, kind))]));
  for (const { kind, value, bits } of facts.values()) {
    if (!haveCommon(listed, bits)) continue;
    counts[kind].push({ value, count: countCommon(leftBy.get(kind) ?? left, bits) });
  }
  return counts;
}

/**
 * Returns a page of product ids in an order. It scans the positions from the start, which is fast enough for any page.
 */
export function idsInOrder(
  facts: ListingFacts,
  met: Bits,
  order: Iterable<number>,
  offset: number,
  limit: number,
): number[] {
  const ids: number[] = [];
  let before = offset;
  for (const index of order) {
    if (!hasBit(met, index)) continue;
    if (before > 0) before -= 1;
    else if (ids.push(facts.ids[index]!) >= limit) break;
  }
  return ids;
}

/** The largest number of filter values tried one by one when the filters leave no product. */
const MOST_TRIED = 12;

/** Returns the filter value whose removal leaves most products; null if no single removal helps. */
export function suggestRelaxation(
  facts: ListingFacts,
  request: ListingScope & { filters: ProductListFilters },
): SuggestedRelaxation | null {
  const among = inScope(facts, request);
  const chosen = FILTER_KINDS.flatMap((kind) => chosenValues(request.filters, kind).map((value) => ({ kind, value })));
  const tried = chosen.slice(0, MOST_TRIED).map(({ kind, value }) => {
    const { filters } = toggleFilter({ filters: request.filters, sort: 'featured', page: 1 }, kind, value);
    return { kind, value, count: countListed(facts, { among, filters }) };
  });
  const [best] = tried.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}
