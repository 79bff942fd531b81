import type { CollectionRule } from '#contract/calls/collections.ts';
import {
  chosenValues,
  DISCOUNT_STEPS,
  FILTER_KINDS,
  RATING_STEPS,
  toggleFilter,
} from '#contract/pages/product-list-query.ts';
import type {
  ProductListFilters,
  FilterKind,
  ProductListSort,
  SuggestedRelaxation,
} from '#contract/pages/product-list-query.ts';
import { isInBand, PRICE_BANDS, writeBand } from '#contract/shop/price-bands.ts';
import { LineReader } from './listing-line.ts';
import type { Line } from './listing-line.ts';
import type { ListingFacts } from './listing-facts.ts';

/** What is asked of a list. */
export interface FilterRequest {
  rule?: CollectionRule | undefined;
  filters: ProductListFilters;
  sort: ProductListSort;
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

const bitOf = Object.fromEntries(FILTER_KINDS.map((kind, index) => [kind, 1 << index])) as Record<FilterKind, number>;

/**
 * The products of a list that meet its rule and its filters, in order, and what each value of each filter would leave:
 * a kind's own choice is left out of its counts, since its values are alternatives. One look at each product.
 */
export function filterAndCount(facts: ListingFacts, request: FilterRequest): FilterResult {
  const { filters } = request;
  const values = new Values(facts, request);
  const asked = FILTER_KINDS.reduce(
    (bits, kind) => bits | (chosenValues(filters, kind).length > 0 ? bitOf[kind] : 0),
    0,
  );
  const leastRating = 10 * (filters.rating ?? 0);
  const leastDiscount = filters.discount ?? 0;
  const first = new First(request, facts.sales);
  let total = 0;
  const line = new LineReader();
  const look = () => {
    const own = values.of(line);
    if (!values.meetsRule) return;
    let met = values.met;
    if (isInBand(filters, line.price)) met |= bitOf.price;
    if (line.discount >= leastDiscount) met |= bitOf.discount;
    if (line.rating >= leastRating) met |= bitOf.rating;
    if (line.inStock) met |= bitOf.stock;
    if (line.takesCod) met |= bitOf.cod;
    const failed = asked & ~met;
    values.count(own, failed);
    if (failed !== 0) return;
    total += 1;
    first.offer(line);
  };
  for (const group of facts.groups) {
    line.open(group);
    while (line.next()) look();
  }
  return { ids: first.page(), total, counts: values.counts() };
}

/** Choices that are tried one by one when they leave nothing. */
const MOST_TRIED = 12;

/** The one choice without which most is left; nothing where no single one helps. */
export function suggestRelaxation(facts: ListingFacts, request: FilterRequest): SuggestedRelaxation | null {
  const chosen = FILTER_KINDS.flatMap((kind) => chosenValues(request.filters, kind).map((value) => ({ kind, value })));
  const tried = chosen.slice(0, MOST_TRIED).map(({ kind, value }) => {
    const { filters } = toggleFilter({ filters: request.filters, sort: request.sort, page: 1 }, kind, value);
    return { kind, value, count: filterAndCount(facts, { ...request, filters }).total };
  });
  const [best] = tried.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}

/** Every value a list may be filtered by, by number: first the words, then the categories, then the steps. */
class Values {
  /** Kinds of the filters that the words and the category of the last product meet. */
  met = 0;
  meetsRule = true;

  readonly #names: string[] = [];
  readonly #kinds: FilterKind[] = [];
  /** By number: the bit of its kind; that bit where it is chosen; a bit for what it meets of the rule. */
  readonly #bit: Int32Array;
  readonly #chosen: Int32Array;
  readonly #ruled: Int32Array;
  readonly #counts: Int32Array;
  readonly #seen: Uint8Array;
  readonly #own: Int32Array;
  #ownCount = 0;
  readonly #ruleBits: number;
  readonly #from: number;
  readonly #upTo: number;
  readonly #categories = new Map<number, number>();
  readonly #price: number[];
  readonly #discount: number[];
  readonly #rating: number[];
  readonly #stock: number;
  readonly #cod: number;

  constructor({ words, categories }: ListingFacts, { rule = {}, filters }: FilterRequest) {
    for (const { id, kind, value } of words) {
      if (!FILTER_KINDS.includes(kind as FilterKind)) continue;
      this.#names[id] = value;
      this.#kinds[id] = kind as FilterKind;
    }
    for (const { id, seoUrl } of categories) this.#categories.set(id, this.#add('category', seoUrl));
    this.#price = PRICE_BANDS.map((band) => this.#add('price', writeBand(band)));
    this.#discount = DISCOUNT_STEPS.map((step) => this.#add('discount', String(step)));
    this.#rating = RATING_STEPS.map((step) => this.#add('rating', String(step)));
    this.#stock = this.#add('stock', 'in');
    this.#cod = this.#add('cod', 'yes');

    const size = this.#names.length;
    this.#bit = Int32Array.from({ length: size }, (_, number) => bitOf[this.#kinds[number]!] ?? 0);
    this.#chosen = Int32Array.from({ length: size }, (_, number) => {
      const kind = this.#kinds[number];
      return kind && chosenValues(filters, kind).includes(this.#names[number]!) ? bitOf[kind] : 0;
    });
    this.#counts = new Int32Array(size);
    this.#seen = new Uint8Array(size);
    this.#own = new Int32Array(size);

    const wanted: Partial<Record<FilterKind, readonly string[] | undefined>> = {
      style: rule.styles,
      occasion: rule.occasions,
      color: rule.colours,
      plating: rule.platings,
      stone: rule.stones,
      closure: rule.closures,
      category: categoriesOf(rule, categories),
    };
    this.#ruled = Int32Array.from({ length: size }, (_, number) => {
      const kind = this.#kinds[number];
      return kind && wanted[kind]?.includes(this.#names[number]!) ? bitOf[kind] : 0;
    });
    this.#ruleBits = FILTER_KINDS.reduce((bits, kind) => bits | (wanted[kind] ? bitOf[kind] : 0), 0);
    this.#from = rule.fromPaise ?? 0;
    this.#upTo = rule.upToPaise ?? Infinity;
  }

  #add(kind: FilterKind, name: string): number {
    this.#names.push(name);
    this.#kinds[this.#names.length - 1] = kind;
    return this.#names.length - 1;
  }

  /** Looks up the values of a product. The numbers of them stand until the next. */
  of(line: LineReader): Int32Array {
    const own = this.#own;
    let count = line.wordCount;
    for (let place = 0; place < count; place += 1) own[place] = line.words[place]!;
    own[count++] = this.#categories.get(line.categoryId)!;
    let met = 0;
    let ruled = 0;
    for (let place = 0; place < count; place += 1) {
      met |= this.#chosen[own[place]!]!;
      ruled |= this.#ruled[own[place]!]!;
    }
    this.met = met;
    this.meetsRule = ruled === this.#ruleBits && line.price >= this.#from && line.price <= this.#upTo;
    let band = 0;
    while (!isInBand(PRICE_BANDS[band]!, line.price)) band += 1;
    own[count++] = this.#price[band]!;
    for (let step = 0; step < DISCOUNT_STEPS.length; step += 1)
      if (line.discount >= DISCOUNT_STEPS[step]!) own[count++] = this.#discount[step]!;
    for (let step = 0; step < RATING_STEPS.length; step += 1)
      if (line.rating >= 10 * RATING_STEPS[step]!) own[count++] = this.#rating[step]!;
    if (line.inStock) own[count++] = this.#stock;
    if (line.takesCod) own[count++] = this.#cod;
    this.#ownCount = count;
    return own;
  }

  /** Counts a product for its values: all where no filter fails, those of one kind where only that kind's fails. */
  count(own: Int32Array, failed: number): void {
    for (let place = 0; place < this.#ownCount; place += 1) {
      const value = own[place]!;
      this.#seen[value] = 1;
      if (failed === 0 || failed === this.#bit[value]) this.#counts[value]! += 1;
    }
  }

  /** By kind, in the order of their numbers: what the list holds, also where it would leave nothing now. */
  counts(): Counts {
    const counts = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, [] as ValueCount[]])) as Counts;
    for (let value = 0; value < this.#names.length; value += 1)
      if (this.#seen[value])
        counts[this.#kinds[value]!].push({ value: this.#names[value]!, count: this.#counts[value]! });
    return counts;
  }
}

/** How two products stand to each other in a sort; the older comes first where they are equal. */
const ORDERS: Record<ProductListSort, (one: Line, other: Line, sales: ReadonlyMap<number, number>) => number> = {
  featured: (one, other) => other.featured - one.featured || one.id - other.id,
  'best-selling': (one, other, sales) =>
    (sales.get(other.id) ?? 0) - (sales.get(one.id) ?? 0) || other.featured - one.featured || one.id - other.id,
  rating: (one, other) => other.rating - one.rating || other.reviews - one.reviews || one.id - other.id,
  'price-asc': (one, other) => one.price - other.price || one.id - other.id,
  'price-desc': (one, other) => other.price - one.price || one.id - other.id,
  newest: (one, other) => other.createdAt - one.createdAt || other.id - one.id,
  discount: (one, other) => other.discount - one.discount || one.id - other.id,
};

/** The first lines of a sort, up to the end of the page that is asked for: nobody needs the order of the others. */
class First {
  readonly #lines: Line[] = [];
  /** The last of those that were first so far: what comes after it is on no page up to this one. */
  #last: Line | undefined;
  readonly #order: (one: Line, other: Line) => number;
  readonly #from: number;
  readonly #count: number;

  constructor({ sort, page, pageSize }: FilterRequest, sales: ReadonlyMap<number, number>) {
    this.#order = (one, other) => ORDERS[sort](one, other, sales);
    this.#from = page * pageSize;
    this.#count = this.#from + pageSize;
  }

  offer(line: LineReader): void {
    if (this.#last && this.#order(line, this.#last) > 0) return;
    this.#lines.push(line.kept());
    // Twice as many are kept as are needed, so that they are seldom sorted.
    if (this.#lines.length < 2 * this.#count) return;
    this.#lines.sort(this.#order);
    this.#lines.length = this.#count;
    this.#last = this.#lines.at(-1);
  }

  /** Ids of the page. */
  page(): number[] {
    return this.#lines
      .sort(this.#order)
      .slice(this.#from, this.#count)
      .map(({ id }) => id);
  }
}

/** Addresses of the categories a rule allows; nothing where it allows all. */
function categoriesOf(rule: CollectionRule, all: ListingFacts['categories']): string[] | undefined {
  const { families, exceptCategories } = rule;
  const named =
    rule.categories ??
    (families && all.filter(({ family }) => family && families.includes(family)).map(({ seoUrl }) => seoUrl));
  if (!exceptCategories) return named;
  return (named ?? all.map(({ seoUrl }) => seoUrl)).filter((seoUrl) => !exceptCategories.includes(seoUrl));
}
