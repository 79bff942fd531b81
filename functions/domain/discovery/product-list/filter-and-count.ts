import type { CollectionRule } from '#contract/calls/collections.ts';
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
import type { ListedCategory, ListingFacts } from './listing-facts.ts';

/** Which products a list may hold, before anything is chosen. */
export interface ListingScope {
  /** Those of a category and all below it, by its address. */
  category?: string | undefined;
  /** Those of a seller, by the address of its store. */
  store?: string | undefined;
  /** Those that meet a collection's rule. */
  rule?: CollectionRule | undefined;
  /** Those at these places. */
  among?: Bits | undefined;
}

/** What is asked of a list. */
export interface FilterRequest extends ListingScope {
  filters: ProductListFilters;
  /** Spans that prices may lie in, in place of the one the filters name. */
  spans?: readonly PriceBand[] | undefined;
  /** A sort, or what brings the places that are met into the order that is wanted. */
  sort: ProductListSort | ((met: Bits) => Iterable<number>);
  /** From 0. */
  page: number;
  pageSize: number;
}

/** A value of a filter, and how many products it would leave. */
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
 * The products of a list that meet its scope and its filters, in order, and what each value of each filter would leave:
 * a kind's own choice is left out of its counts, since its values are alternatives.
 */
export function filterAndCount(facts: ListingFacts, request: FilterRequest): FilterResult {
  const scope = inScope(facts, request);
  const chosen = chosenBits(facts, request);
  const met = metBy(scope, chosen);
  const total = countBits(met);
  const { sort, page, pageSize } = request;
  const order = typeof sort === 'string' ? facts.inOrder(sort) : sort(met);
  return {
    ids: idsInOrder(facts, met, order, page * pageSize, pageSize),
    total,
    counts: countValues(facts, scope, met, chosen),
  };
}

/** How many products a list holds. */
export function countListed(facts: ListingFacts, request: Pick<FilterRequest, 'filters' | 'spans'> & ListingScope) {
  return countBits(metBy(inScope(facts, request), chosenBits(facts, request)));
}

/** Places of the products that a list holds before anything is chosen. */
export function inScope(facts: ListingFacts, { category, store, rule, among }: ListingScope): Bits {
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
  if (among) keepCommon(bits, among);
  return bits;
}

function keepRule(facts: ListingFacts, bits: Bits, rule: CollectionRule): void {
  const wanted: Partial<Record<FilterKind, readonly string[] | undefined>> = {
    style: rule.styles,
    occasion: rule.occasions,
    color: rule.colours,
    plating: rule.platings,
    stone: rule.stones,
    closure: rule.closures,
    category: categoriesOf(rule, facts.categories),
  };
  for (const kind of FILTER_KINDS) if (wanted[kind]) keepCommon(bits, facts.withValues(kind, wanted[kind]));
  const { fromPaise, upToPaise } = rule;
  if (fromPaise !== undefined || upToPaise !== undefined)
    keepCommon(bits, facts.pricedBetween(fromPaise ?? 0, upToPaise ?? Infinity));
}

type Chosen = ReadonlyMap<FilterKind, Bits>;

/** By the kinds that something is chosen of: the places that have one of the chosen values. */
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

/** Counts of what the list holds, also where it would leave nothing now. */
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

/** Ids of some products in an order: a walk through all places, which is short work for any page. */
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

/** Choices that are tried one by one when they leave nothing. */
const MOST_TRIED = 12;

/** The one choice without which most is left; nothing where no single one helps. */
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

/** Addresses of the categories a rule allows; nothing where it allows all. */
function categoriesOf(rule: CollectionRule, all: readonly ListedCategory[]): string[] | undefined {
  const { families, exceptCategories } = rule;
  const named =
    rule.categories ??
    (families && all.filter(({ family }) => family && families.includes(family)).map(({ seoUrl }) => seoUrl));
  if (!exceptCategories) return named;
  return (named ?? all.map(({ seoUrl }) => seoUrl)).filter((seoUrl) => !exceptCategories.includes(seoUrl));
}
