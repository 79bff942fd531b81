import type { Family } from '#contract/shop/attributes.ts';
import type { SalesPeriod } from '#contract/calls/collections.ts';
import { addDays, startOfDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { DISCOUNT_STEPS, FILTER_KINDS, RATING_STEPS } from '#contract/pages/product-list-query.ts';
import type { FilterKind, ProductListSort } from '#contract/pages/product-list-query.ts';
import { isInBand, PRICE_BANDS, pricesIn, writeBand } from '#contract/shop/price-bands.ts';
import type { PriceBand } from '#contract/shop/price-bands.ts';
import type { Translated } from '#contract/shop/translations.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';
import { IN_STOCK, LISTING_COLUMNS, LISTING_EPOCH, TAKES_COD } from '../../../db/listing-columns.ts';
import { addAll, clearBit, hasBit, noBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { LINE_INDEX, LineReader } from './listing-line.ts';
import { OrderedPlaces } from './ordered-places.ts';

/** The rows that the facts are built from. */
export interface ListingSource {
  /** Packed lines of products, grouped by category and seller; `LineReader` reads them. */
  groups: { sellerId: number; packed: string }[];
  words: ListingWord[];
  /** Sorted by position. */
  categories: ListedCategory[];
  sellers: ListedSeller[];
  /** Pieces ordered within 90, 30 and 7 days. */
  sales: ListedSales[];
  /** The day of the lines. */
  today: Day;
}

export interface ListedSales {
  productId: number;
  pieces: number;
  pieces30: number;
  pieces7: number;
}

const SALES_COLUMNS = { 90: 'pieces', 30: 'pieces30', 7: 'pieces7' } as const satisfies Record<
  SalesPeriod,
  keyof ListedSales
>;

export interface ListingWord {
  id: number;
  kind: string;
  value: string;
}

export interface ListedCategory extends Translated<'displayName'> {
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

/** The index of each column of the facts: those of a line, and those that the facts add. */
const INDEX = {
  ...LINE_INDEX,
  /** Pieces ordered recently. */
  pieces: LISTING_COLUMNS.length,
  /** See `rankOfOrigin`. */
  origin: LISTING_COLUMNS.length + 1,
};

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
  /** Pieces ordered recently, by product id. */
  readonly sales: ReadonlyMap<number, number>;
  /** The day of the facts. */
  readonly today: Day;

  readonly #salesRows: readonly ListedSales[];
  readonly #places = new Map<number, number>();
  /** The numbers of products by position, by `INDEX`. */
  #columns: readonly Int32Array[];
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

  constructor({ groups, words, categories, sellers, sales, today }: ListingSource) {
    this.room = groups.reduce((sum, { packed }) => sum + linesIn(packed), 0) + SPARE_PLACES;
    this.live = noBits(this.room);
    this.#columns = columnsFor(this.room);
    this.categories = categories;
    this.sellers = sellers;
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#sellersById = new Map(sellers.map((seller) => [seller.id, seller]));
    this.today = today;
    this.#salesRows = sales;
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
    const columns = columnsFor(this.room);
    for (const [index, column] of this.#columns.entries()) columns[index]!.set(column);
    this.#columns = columns;
    const larger = (bits: Bits) => {
      const more = noBits(this.room);
      more.set(bits);
      return more;
    };
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

  /** Product ids by position. */
  get ids(): Int32Array {
    return this.#column('id');
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
      addAll(bits, this.#between(this.#column('price'), from, below));
    }
    return bits;
  }

  pricedBetween(fromPaise: number, upToPaise: number): Bits {
    return this.#between(this.#column('price'), fromPaise, upToPaise + 1);
  }

  withDiscount(least: number): Bits {
    return this.#between(this.#column('discount'), least, Infinity);
  }

  /** Returns the positions of products added within a number of days, today included. */
  addedWithin(days: number): Bits {
    const from = Math.ceil(startOfDay(addDays(this.today, 1 - days)) / 1000) - LISTING_EPOCH;
    return this.#between(this.#column('createdAt'), from, Infinity);
  }

  /** Returns the positions of products with at least this number of pieces ordered within a period. */
  soldWithin(days: SalesPeriod, leastPieces: number): Bits {
    const column = SALES_COLUMNS[days];
    return this.placesOf(this.#salesRows.flatMap((row) => (row[column] >= leastPieces ? [row.productId] : [])));
  }

  /** Returns the positions of products by their ids. */
  placesOf(productIds: readonly number[]): Bits {
    const bits = noBits(this.room);
    for (const id of productIds) {
      const place = this.#places.get(id);
      if (place !== undefined) setBit(bits, place);
    }
    return bits;
  }

  withRating(leastStars: number): Bits {
    return this.#between(this.#column('rating'), 10 * leastStars, Infinity);
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

  #column(name: keyof typeof INDEX): Int32Array {
    return this.#columns[INDEX[name]]!;
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
    const [ids, price, featured] = [this.ids, this.#column('price'), this.#column('featured')];
    const [pieces, rating, reviews] = [this.#column('pieces'), this.#column('rating'), this.#column('reviews')];
    const [createdAt, discount, origin] = [this.#column('createdAt'), this.#column('discount'), this.#column('origin')];
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
    const { numbers } = line;
    const id = numbers[INDEX.id]!;
    const categoryId = numbers[INDEX.categoryId]!;
    const price = numbers[INDEX.price]!;
    const discount = numbers[INDEX.discount]!;
    const rating = numbers[INDEX.rating]!;
    const flags = numbers[INDEX.flags]!;
    const category = this.#byId.get(categoryId);
    if (!seller?.isActive || !category?.shown) return;
    let place = this.#places.get(id);
    if (place === undefined) {
      place = this.#places.size;
      this.#places.set(id, place);
    }
    const columns = this.#columns;
    for (let index = 0; index < numbers.length; index += 1) columns[index]![place] = numbers[index]!;
    columns[INDEX.pieces]![place] = this.sales.get(id) ?? 0;
    setBit(this.live, place);
    setBit(this.#ofSeller.get(sellerId)!, place);
    for (let at = 0; at < line.wordCount; at += 1) {
      const word = this.#words[line.words[at]!];
      if (word) setBit(word.bits, place);
      if (word?.kind === 'origin') columns[INDEX.origin]![place] = rankOfOrigin(word.value);
    }
    setBit(this.#ofCategory.get(categoryId)!.bits, place);
    setBit(this.#bands[PRICE_BANDS.findIndex((band) => isInBand(band, price))]!.bits, place);
    for (let step = 0; step < DISCOUNT_STEPS.length; step += 1)
      if (discount >= DISCOUNT_STEPS[step]!) setBit(this.#discounts[step]!.bits, place);
    for (let step = 0; step < RATING_STEPS.length; step += 1)
      if (rating >= 10 * RATING_STEPS[step]!) setBit(this.#ratings[step]!.bits, place);
    if (flags & IN_STOCK) setBit(this.#stock.bits, place);
    if (flags & TAKES_COD && seller.codAllowed) setBit(this.#cod.bits, place);
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

function columnsFor(room: number): Int32Array[] {
  return Object.values(INDEX).map(() => new Int32Array(room));
}

function linesIn(packed: string): number {
  let count = 1;
  for (let at = packed.indexOf('\n'); at >= 0; at = packed.indexOf('\n', at + 1)) count += 1;
  return count;
}
