import { expect, test } from 'vitest';
import type { CollectionGoods, CollectionRule, SalesPeriod } from '#contract/calls/collections.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { BASE, IN_STOCK, LISTING_COLUMNS, LISTING_EPOCH, WORD, ZERO } from '../../../db/listing-columns.ts';
import type { ListingColumnName } from '../../../db/listing-columns.ts';
import { filterAndCount } from './filter-and-count.ts';
import { ListingFacts } from './listing-facts.ts';
import type { ListedCategory, ListedSales, ListedSeller } from './listing-facts.ts';

const PRODUCTS = 50_000;
const RULES = 40;
const TODAY = '2026-11-20';

const random = seededRandom('collections');
const whole = (below: number) => new Uint32Array(random.bytes(4).slice().buffer)[0]! % below;
const oneOf = <Item>(items: readonly Item[]): Item => items[whole(items.length)]!;
const someOf = <Item>(items: readonly Item[], most: number) => [
  ...new Set(Array.from({ length: 1 + whole(most) }, () => oneOf(items))),
];
const sometimes = <Part extends object>(part: () => Part): Part | object => (whole(4) === 0 ? part() : {});

/** A tree: jewelry has earrings and rings, and earrings have jhumkas. */
const CATEGORIES: ListedCategory[] = (
  [
    [1, null, null],
    [2, 1, 'earring'],
    [3, 1, 'ring'],
    [4, 2, 'earring'],
    [5, null, 'watch'],
  ] as const
).map(([id, parentId, family]) => ({
  id,
  parentId,
  family,
  code: `c${id}`,
  seoUrl: `c${id}`,
  displayName: `c${id}`,
  shown: 1,
}));
const CHAINS: Record<number, number[]> = { 1: [1], 2: [2, 1], 3: [3, 1], 4: [4, 2, 1], 5: [5] };
const SELLERS: ListedSeller[] = [1, 2, 3].map((id) => ({
  id,
  slug: `s${id}`,
  isActive: true,
  codAllowed: true,
  taxKind: 'REGULAR',
  stateCode: '36',
}));
const WORDS = [
  ['style', 'Temple'],
  ['style', 'Kundan'],
  ['occasion', 'Bridal'],
  ['occasion', 'Daily'],
  ['plating', 'Oxidised'],
  ['stone', 'Kemp'],
  ['closure', 'Hook'],
  ['color', 'Green'],
  ['color', 'Red'],
].map(([kind, value], index) => ({ id: index + 1, kind: kind!, value: value! }));

/** A product as plain facts. */
interface Plain extends Omit<Record<ListingColumnName, number>, 'flags' | 'createdAt'> {
  sellerId: number;
  inStock: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  words: number[];
  sold: Record<SalesPeriod, number>;
}

const NOW = Date.parse(`${TODAY}T10:00:00Z`);
const PRODUCTS_OF_SHOP: Plain[] = Array.from({ length: PRODUCTS }, (_, index) => {
  const week = whole(20) === 0 ? whole(5) : 0;
  const month = week + (whole(10) === 0 ? whole(9) : 0);
  return {
    id: index + 1,
    categoryId: 1 + whole(5),
    sellerId: 1 + whole(3),
    price: 100 * (50 + whole(6000)),
    discount: whole(70),
    rating: whole(51),
    reviews: whole(20),
    featured: whole(500),
    createdAt: NOW - 1000 * whole(200 * 86_400),
    inStock: whole(4) > 0,
    words: [...new Set(Array.from({ length: whole(6) }, () => 1 + whole(WORDS.length)))].toSorted(
      (one, other) => one - other,
    ),
    sold: { 7: week, 30: month, 90: month + whole(3) },
  };
});

function lineOf(product: Plain): string {
  const createdAt = Math.floor(product.createdAt / 1000) - LISTING_EPOCH;
  const values = { ...product, createdAt, flags: product.inStock ? IN_STOCK : 0 };
  const digits = LISTING_COLUMNS.flatMap(({ name, digits: count }) =>
    count === 1 ? [values[name]] : [Math.floor(values[name] / BASE), values[name] % BASE],
  );
  return String.fromCharCode(...digits.map((digit) => ZERO + digit), ...product.words.map((word) => WORD + word));
}

function factsOfShop(): ListingFacts {
  const groups = [...Map.groupBy(PRODUCTS_OF_SHOP, ({ sellerId }) => sellerId)].map(([sellerId, own]) => ({
    sellerId,
    packed: own.map(lineOf).join('\n'),
  }));
  const sales: ListedSales[] = PRODUCTS_OF_SHOP.filter(({ sold }) => sold[90] > 0).map(({ id, sold }) => ({
    productId: id,
    pieces: sold[90],
    pieces30: sold[30],
    pieces7: sold[7],
  }));
  return new ListingFacts({ groups, words: WORDS, categories: CATEGORIES, sellers: SELLERS, sales, today: TODAY });
}

function anyRule(): CollectionRule {
  const values = (kind: string) => WORDS.filter((word) => word.kind === kind).map(({ value }) => value);
  const ids = CATEGORIES.map(({ id }) => id);
  return {
    ...sometimes(() => ({ families: someOf(['earring', 'ring', 'watch'], 2) })),
    ...sometimes(() => ({ categoryIds: someOf(ids, 2) })),
    ...sometimes(() => ({ exceptCategoryIds: someOf(ids, 1) })),
    ...sometimes(() => ({ styles: someOf(values('style'), 2) })),
    ...sometimes(() => ({ occasions: someOf(values('occasion'), 2) })),
    ...sometimes(() => ({ platings: values('plating') })),
    ...sometimes(() => ({ stones: values('stone') })),
    ...sometimes(() => ({ closures: values('closure') })),
    ...sometimes(() => ({ colours: someOf(values('color'), 2) })),
    ...sometimes(() => ({ sellerIds: someOf([1, 2, 3], 2) })),
    ...sometimes(() => ({ fromPaise: 100 * whole(4000) })),
    ...sometimes(() => ({ upToPaise: 100 * (2000 + whole(4000)) })),
    ...sometimes(() => ({ discount: 1 + whole(60) })),
    ...sometimes(() => ({ inStock: true })),
    ...sometimes(() => ({ newDays: 1 + whole(200) })),
    ...sometimes(() => ({ sold: { days: oneOf([7, 30, 90]), pieces: 1 + whole(5) } })),
  } as CollectionRule;
}

/** Returns whether one product meets a rule, looked at alone. */
function meets(product: Plain, rule: CollectionRule): boolean {
  const has = (kind: string, options: readonly string[] | undefined) =>
    !options ||
    WORDS.some((word) => word.kind === kind && product.words.includes(word.id) && options.includes(word.value));
  const chain = CHAINS[product.categoryId]!;
  const { family } = CATEGORIES[product.categoryId - 1]!;
  return (
    (!rule.families || (family !== null && rule.families.includes(family))) &&
    (!rule.categoryIds || rule.categoryIds.some((id) => chain.includes(id))) &&
    !rule.exceptCategoryIds?.some((id) => chain.includes(id)) &&
    has('style', rule.styles) &&
    has('occasion', rule.occasions) &&
    has('plating', rule.platings) &&
    has('stone', rule.stones) &&
    has('closure', rule.closures) &&
    has('color', rule.colours) &&
    (!rule.sellerIds || rule.sellerIds.includes(product.sellerId)) &&
    product.price >= (rule.fromPaise ?? 0) &&
    product.price <= (rule.upToPaise ?? Infinity) &&
    product.discount >= (rule.discount ?? 0) &&
    (!rule.inStock || product.inStock) &&
    (rule.newDays === undefined || kolkataDay(product.createdAt) > addDays(TODAY, -rule.newDays)) &&
    (!rule.sold || product.sold[rule.sold.days] >= rule.sold.pieces)
  );
}

/** Returns the ids of a collection, pinned ones first, by a look at each product. */
function lookedAt({ byRule, rule, pinnedIds, includedIds, excludedIds }: CollectionGoods): number[] {
  const others = PRODUCTS_OF_SHOP.filter(
    (product) =>
      !pinnedIds.includes(product.id) &&
      !excludedIds.includes(product.id) &&
      (includedIds.includes(product.id) || (byRule && meets(product, rule))),
  ).toSorted((one, other) => other.featured - one.featured || one.id - other.id);
  return [...pinnedIds.filter((id) => id <= PRODUCTS && !excludedIds.includes(id)), ...others.map(({ id }) => id)];
}

test(`a collection of ${PRODUCTS} products has those that a look at each product finds`, () => {
  const facts = factsOfShop();
  let found = 0;
  for (let round = 0; round < RULES; round += 1) {
    // Some ids are of products that shoppers do not see.
    const chosen = Array.from({ length: 12 }, () => 1 + whole(PRODUCTS + 2000));
    const goods: CollectionGoods = {
      byRule: whole(6) > 0,
      rule: anyRule(),
      pinnedIds: [...new Set(chosen.slice(0, whole(5)))],
      includedIds: chosen.slice(5, 5 + whole(4)),
      excludedIds: chosen.slice(8, 8 + whole(4)),
    };
    const list = filterAndCount(facts, { goods, filters: NO_FILTERS, sort: 'featured', page: 0, pageSize: 24 });
    const expected = lookedAt(goods);
    expect({ goods, total: list.total, ids: list.ids }).toEqual({
      goods,
      total: expected.length,
      ids: expected.slice(0, 24),
    });
    found += expected.length;
  }
  // The rules are neither all empty nor all without effect.
  expect(found).toBeGreaterThan(PRODUCTS);
});
