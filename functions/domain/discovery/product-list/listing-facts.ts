import type { Family } from '#contract/shop/attributes.ts';
import { DISCOUNT_STEPS, FILTER_KINDS, RATING_STEPS } from '#contract/pages/product-list-query.ts';
import type { FilterKind, ProductListSort } from '#contract/pages/product-list-query.ts';
import { isInBand, PRICE_BANDS, pricesIn, writeBand } from '#contract/shop/price-bands.ts';
import type { PriceBand } from '#contract/shop/price-bands.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';
import { addAll, clearBit, hasBit, noBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { LineReader } from './listing-line.ts';
import { OrderedPlaces } from './ordered-places.ts';

/** The rows that the facts are built from. */
export interface ListingSource {
  /** Packed lines of products, grouped by category and seller; `LineReader` reads them. */
  groups: { sellerId: number; packed: string }[];
  words: ListingWord[];
  /** Sorted by position. */
  categories: ListedCategory[];
  sellers: ListedSeller[];
  /** Pieces ordered recently. */
  sales: { productId: number; pieces: number }[];
}

export interface ListingWord {
  id: number;
  kind: string;
  value: string;
}

export interface ListedCategory {
  id: number;
  parentId: number | null;
  code: string;
  seoUrl: string;
  displayName: string;
  family: Family | null;
  /** Whether it and all its ancestors are shown. */
  shown: number;
}

export interface ListedSeller {
  id: number;
  slug: string;
  isActive: boolean;
  codAllowed: boolean;
  taxKind: SellerTaxKind;
  stateCode: string;
}

/** A filter value, and the positions of the products that have it. */
export interface ListedValue {
  kind: FilterKind;
  value: string;
  bits: Bits;
}

/** Spare positions for new products. */
const SPARE_PLACES = 256;

/**
 * An in-memory index of all products that shoppers see today, to filter, count and sort lists. Each product has a
 * position in the columns, each value a bit set of positions, each sort an order of positions. A list then takes a few
 * set operations, whatever the number of products. `replace` writes the change of one product; changes of many build a
 * new index.
 */
export class ListingFacts {
  readonly categories: readonly ListedCategory[];
  readonly sellers: readonly ListedSeller[];
  /** Capacity in positions. */
  room: number;
  /** Positions of products that shoppers see. */
  live: Bits;
  /** Product ids by position. */
  ids: Int32Array;
  /** Pieces ordered recently, by product id. */
  readonly sales: ReadonlyMap<number, number>;
  /** In paise, of the lead SKU. */
  price: Int32Array;

  readonly #places = new Map<number, number>();
  #discount: Int32Array;
  #rating: Int32Array;
  #reviews: Int32Array;
  #featured: Int32Array;
  #createdAt: Int32Array;
  #pieces: Int32Array;
  /** See `rankOfOrigin`. */
  #origin: Int32Array;
  readonly #words: (ListedValue | undefined)[] = [];
  readonly #ofCategory = new Map<number, ListedValue>();
  readonly #bands: ListedValue[];
  readonly #discounts: ListedValue[];
  readonly #ratings: ListedValue[];
  readonly #stock: ListedValue;
  readonly #cod: ListedValue;
  readonly #ofSeller = new Map<number, Bits>();
  readonly #byId: ReadonlyMap<number, ListedCategory>;
  readonly #sellersById: ReadonlyMap<number, ListedSeller>;
  readonly #orders = new Map<ProductListSort, OrderedPlaces>();
  readonly #line = new LineReader();

  constructor({ groups, words, categories, sellers, sales }: ListingSource) {
    this.room = groups.reduce((sum, { packed }) => sum + linesIn(packed), 0) + SPARE_PLACES;
    this.live = noBits(this.room);
    const column = () => new Int32Array(this.room);
    [this.ids, this.price, this.#discount, this.#rating] = [column(), column(), column(), column()];
    [this.#reviews, this.#featured, this.#createdAt, this.#pieces] = [column(), column(), column(), column()];
    this.#origin = column();
    this.categories = categories;
    this.sellers = sellers;
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#sellersById = new Map(sellers.map((seller) => [seller.id, seller]));
    this.sales = new Map(sales.map(({ productId, pieces }) => [productId, pieces]));
    const value = (kind: FilterKind, name: string): ListedValue => ({ kind, value: name, bits: noBits(this.room) });
    for (const { id, seoUrl } of categories) this.#ofCategory.set(id, value('category', seoUrl));
    this.#bands = PRICE_BANDS.map((band) => value('price', writeBand(band)));
    this.#discounts = DISCOUNT_STEPS.map((step) => value('discount', String(step)));
    this.#ratings = RATING_STEPS.map((step) => value('rating', String(step)));
    this.#stock = value('stock', 'in');
    this.#cod = value('cod', 'yes');
    for (const { id } of sellers) this.#ofSeller.set(id, noBits(this.room));
    this.learn(words);
    for (const group of groups) {
      this.#line.open(group.packed);
      while (this.#line.next()) this.#put(group.sellerId);
    }
  }

  /** Adds new words. */
  learn(words: readonly ListingWord[]): void {
    for (const { id, kind, value } of words) {
      if (FILTER_KINDS.includes(kind as FilterKind))
        this.#words[id] ??= { kind: kind as FilterKind, value, bits: noBits(this.room) };
    }
  }

  /** Id of the newest known word. */
  get newestWord(): number {
    return this.#words.length - 1;
  }

  /** Number of assigned positions, including those of products that are no longer visible. */
  get count(): number {
    return this.#places.size;
  }

  /** Makes room for a number of new products. Sets made earlier then have another length. */
  makeRoomFor(count: number): void {
    if (this.#places.size + count <= this.room) return;
    this.room = this.#places.size + count + SPARE_PLACES;
    const wider = (column: Int32Array) => {
      const larger = new Int32Array(this.room);
      larger.set(column);
      return larger;
    };
    const larger = (bits: Bits) => {
      const more = noBits(this.room);
      more.set(bits);
      return more;
    };
    this.ids = wider(this.ids);
    this.price = wider(this.price);
    this.#discount = wider(this.#discount);
    this.#rating = wider(this.#rating);
    this.#reviews = wider(this.#reviews);
    this.#featured = wider(this.#featured);
    this.#createdAt = wider(this.#createdAt);
    this.#pieces = wider(this.#pieces);
    this.#origin = wider(this.#origin);
    this.live = larger(this.live);
    for (const value of this.values()) value.bits = larger(value.bits);
    for (const [id, bits] of this.#ofSeller) this.#ofSeller.set(id, larger(bits));
    // The orders compare by the former columns.
    this.#orders.clear();
  }

  /**
   * Writes the change of one product.
   * @param packed its line; null if shoppers do not see it
   */
  replace(productId: number, packed: string | null, sellerId: number | null): void {
    const index = this.#places.get(productId);
    if (index !== undefined && hasBit(this.live, index)) this.#take(index);
    if (packed === null || sellerId === null) return;
    this.#line.open(packed);
    if (this.#line.next()) this.#put(sellerId);
  }

  /** Returns the position of a product, visible or not; undefined if it was never visible. */
  placeOf(productId: number): number | undefined {
    return this.#places.get(productId);
  }

  isInStock(position: number): boolean {
    return hasBit(this.#stock.bits, position);
  }

  /** Every value, words first, then categories and steps. */
  *values(): Iterable<ListedValue> {
    for (const word of this.#words) if (word) yield word;
    yield* this.#ofCategory.values();
    yield* this.#bands;
    yield* this.#discounts;
    yield* this.#ratings;
    yield this.#stock;
    yield this.#cod;
  }

  /** Returns the positions of products that have one of these values. */
  withValues(kind: FilterKind, options: readonly string[]): Bits {
    const bits = noBits(this.room);
    for (const { kind: own, value, bits: places } of this.values())
      if (own === kind && options.includes(value)) addAll(bits, places);
    return bits;
  }

  /** Returns the positions of products in the matching categories and all below them. */
  withinCategories(isAsked: (category: ListedCategory) => boolean): Bits {
    const bits = noBits(this.room);
    for (const [id, { bits: places }] of this.#ofCategory) if (this.chainOf(id).some(isAsked)) addAll(bits, places);
    return bits;
  }

  /** Returns a category and its ancestors, nearest first. */
  chainOf(categoryId: number): ListedCategory[] {
    const category = this.#byId.get(categoryId);
    if (!category) return [];
    return [category, ...(category.parentId === null ? [] : this.chainOf(category.parentId))];
  }

  ofSellers(isAsked: (seller: ListedSeller) => boolean): Bits {
    const bits = noBits(this.room);
    for (const seller of this.sellers) if (isAsked(seller)) addAll(bits, this.#ofSeller.get(seller.id)!);
    return bits;
  }

  /** Returns the positions whose price is within one of these ranges. */
  withinPrices(spans: readonly PriceBand[]): Bits {
    const bits = noBits(this.room);
    for (const span of spans) {
      const { from, below } = pricesIn(span);
      addAll(bits, this.#between(this.price, from, below));
    }
    return bits;
  }

  pricedBetween(fromPaise: number, upToPaise: number): Bits {
    return this.#between(this.price, fromPaise, upToPaise + 1);
  }

  withDiscount(least: number): Bits {
    return this.#between(this.#discount, least, Infinity);
  }

  withRating(leastStars: number): Bits {
    return this.#between(this.#rating, 10 * leastStars, Infinity);
  }

  /** Returns all visible positions in the order of a sort. */
  inOrder(sort: ProductListSort): Int32Array {
    let order = this.#orders.get(sort);
    if (!order) {
      const compare = this.#comparison(sort);
      order = new OrderedPlaces((one, other) => compare(one, other));
      this.#orders.set(sort, order);
    }
    return order.of(() => this.livePlaces());
  }

  *livePlaces(): Iterable<number> {
    for (let place = 0; place < this.#places.size; place += 1) if (hasBit(this.live, place)) yield place;
  }

  /** Returns the positions whose value in a column is at least `from` and less than `below`. */
  #between(column: Int32Array, from: number, below: number): Bits {
    const bits = noBits(this.room);
    const count = this.#places.size;
    for (let place = 0; place < count; place += 1) {
      const number = column[place]!;
      if (number >= from && number < below) setBit(bits, place);
    }
    return bits;
  }

  /** Returns the comparison of two positions for a sort. In a tie the lower id comes first, except in `newest`. */
  #comparison(sort: ProductListSort): (one: number, other: number) => number {
    const { ids, price } = this;
    const [featured, pieces, rating] = [this.#featured, this.#pieces, this.#rating];
    const [reviews, createdAt, discount, origin] = [this.#reviews, this.#createdAt, this.#discount, this.#origin];
    const older = (one: number, other: number) => ids[one]! - ids[other]!;
    switch (sort) {
      case 'featured':
        return (one, other) => featured[other]! - featured[one]! || older(one, other);
      case 'best-selling':
        return (one, other) => pieces[other]! - pieces[one]! || featured[other]! - featured[one]! || older(one, other);
      case 'rating':
        return (one, other) => rating[other]! - rating[one]! || reviews[other]! - reviews[one]! || older(one, other);
      case 'price-asc':
        return (one, other) => price[one]! - price[other]! || older(one, other);
      case 'price-desc':
        return (one, other) => price[other]! - price[one]! || older(one, other);
      case 'newest':
        return (one, other) => createdAt[other]! - createdAt[one]! || older(other, one);
      case 'discount':
        return (one, other) => discount[other]! - discount[one]! || older(one, other);
      case 'origin':
        return (one, other) => origin[one]! - origin[other]! || older(one, other);
    }
  }

  /** Adds the line reader's current product, if shoppers see it. */
  #put(sellerId: number): void {
    const line = this.#line;
    const seller = this.#sellersById.get(sellerId);
    const category = this.#byId.get(line.categoryId);
    if (!seller?.isActive || !category?.shown) return;
    let place = this.#places.get(line.id);
    if (place === undefined) {
      place = this.#places.size;
      this.#places.set(line.id, place);
    }
    this.ids[place] = line.id;
    this.price[place] = line.price;
    this.#discount[place] = line.discount;
    this.#rating[place] = line.rating;
    this.#reviews[place] = line.reviews;
    this.#featured[place] = line.featured;
    this.#createdAt[place] = line.createdAt;
    this.#pieces[place] = this.sales.get(line.id) ?? 0;
    setBit(this.live, place);
    setBit(this.#ofSeller.get(sellerId)!, place);
    for (let at = 0; at < line.wordCount; at += 1) {
      const word = this.#words[line.words[at]!];
      if (word) setBit(word.bits, place);
      if (word?.kind === 'origin') this.#origin[place] = rankOfOrigin(word.value);
    }
    setBit(this.#ofCategory.get(line.categoryId)!.bits, place);
    setBit(this.#bands[PRICE_BANDS.findIndex((band) => isInBand(band, line.price))]!.bits, place);
    for (const [step, least] of DISCOUNT_STEPS.entries())
      if (line.discount >= least) setBit(this.#discounts[step]!.bits, place);
    for (const [step, least] of RATING_STEPS.entries())
      if (line.rating >= 10 * least) setBit(this.#ratings[step]!.bits, place);
    if (line.inStock) setBit(this.#stock.bits, place);
    if (line.takesCod && seller.codAllowed) setBit(this.#cod.bits, place);
    for (const order of this.#orders.values()) order.insert(place);
  }

  #take(place: number): void {
    for (const order of this.#orders.values()) order.remove(place);
    clearBit(this.live, place);
    for (const bits of this.#ofSeller.values()) clearBit(bits, place);
    for (const { bits } of this.values()) clearBit(bits, place);
  }
}

/** Returns the sort key of a country of origin: India first, the others by their two-letter code. */
function rankOfOrigin(country: string): number {
  return country === 'IN' ? 0 : 256 * country.charCodeAt(0) + country.charCodeAt(1);
}

function linesIn(packed: string): number {
  let count = 1;
  for (let at = packed.indexOf('\n'); at >= 0; at = packed.indexOf('\n', at + 1)) count += 1;
  return count;
}
