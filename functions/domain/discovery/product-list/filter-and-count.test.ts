import { describe, expect, test } from 'vitest';
import {
  chosenValues,
  DISCOUNT_STEPS,
  FILTER_KINDS,
  NO_FILTERS,
  PRODUCT_LIST_SORTS,
  RATING_STEPS,
} from '#contract/pages/product-list-query.ts';
import type { FilterKind, ProductListFilters, ProductListSort } from '#contract/pages/product-list-query.ts';
import { isInBand, PRICE_BANDS, writeBand } from '#contract/shop/price-bands.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { BASE, IN_STOCK, LISTING_COLUMNS, TAKES_COD, WORD, ZERO } from '../../../db/listing-columns.ts';
import type { ListingColumnName } from '../../../db/listing-columns.ts';
import { filterAndCount } from './filter-and-count.ts';
import { ListingFacts } from './listing-facts.ts';
import type { ListedCategory, ListedSeller } from './listing-facts.ts';

/** A product as plain facts, for the reference implementation. */
interface Plain {
  id: number;
  category: number;
  seller: number;
  price: number;
  discount: number;
  rating: number;
  reviews: number;
  featured: number;
  createdAt: number;
  inStock: boolean;
  cod: boolean;
  words: number[];
}

const WORDS = [
  { id: 1, kind: 'style', value: 'Temple' },
  { id: 2, kind: 'style', value: 'Kundan' },
  { id: 3, kind: 'color', value: 'Green' },
  { id: 4, kind: 'color', value: 'Red' },
  { id: 5, kind: 'color', value: 'Gold' },
  { id: 6, kind: 'occasion', value: 'Bridal' },
  { id: 7, kind: 'occasion', value: 'Office' },
  { id: 8, kind: 'size', value: 'bangle-2.6' },
];
/** In the order of the sort; each product has one. */
const ORIGINS = [
  { id: 9, kind: 'origin', value: 'IN' },
  { id: 10, kind: 'origin', value: 'CN' },
  { id: 11, kind: 'origin', value: 'TH' },
];
const ALL_WORDS = [...WORDS, ...ORIGINS];
const CATEGORIES: ListedCategory[] = [
  { id: 1, parentId: null, seoUrl: 'jewelry', shown: 1 },
  { id: 2, parentId: 1, seoUrl: 'jhumkas', shown: 1 },
  { id: 3, parentId: 1, seoUrl: 'rings', shown: 1 },
  { id: 4, parentId: null, seoUrl: 'hidden', shown: 0 },
].map((row) => ({ ...row, code: row.seoUrl, displayName: row.seoUrl, family: row.id === 3 ? 'ring' : 'earring' }));
const SELLERS: ListedSeller[] = [
  { id: 1, slug: 'meera', isActive: true, codAllowed: true, taxKind: 'REGULAR', stateCode: '36' },
  { id: 2, slug: 'farhan', isActive: true, codAllowed: false, taxKind: 'REGULAR', stateCode: '27' },
  { id: 3, slug: 'closed', isActive: false, codAllowed: true, taxKind: 'REGULAR', stateCode: '27' },
];
const SALES = [
  { productId: 3, pieces: 9, pieces30: 4, pieces7: 0 },
  { productId: 5, pieces: 2, pieces30: 2, pieces7: 1 },
];

const random = seededRandom('lists');
const whole = (below: number) => new Uint32Array(random.bytes(4).slice().buffer)[0]! % below;
const someOf = <Item>(items: readonly Item[], most: number) => [
  ...new Set(Array.from({ length: whole(most + 1) }, () => items[whole(items.length)]!)),
];

function newProduct(id: number): Plain {
  return {
    id,
    category: 1 + whole(4),
    seller: 1 + whole(3),
    price: 100 * (50 + whole(6000)),
    discount: whole(70),
    rating: whole(51),
    reviews: whole(20),
    featured: whole(3),
    createdAt: whole(5) * 100,
    inStock: whole(4) > 0,
    cod: whole(2) > 0,
    words: [...someOf(WORDS, 5), ORIGINS[whole(3)]!].map((word) => word.id).toSorted((one, other) => one - other),
  };
}

/** Returns a line in the format of `db/listing-columns.ts`. */
function packed({ category, inStock, cod, words, ...numbers }: Plain) {
  const flags = (inStock ? IN_STOCK : 0) + (cod ? TAKES_COD : 0);
  const values: Record<ListingColumnName, number> = { ...numbers, categoryId: category, flags };
  const digits = LISTING_COLUMNS.flatMap(({ name, digits: count }) => {
    const value = values[name];
    return count === 1 ? [value] : [Math.floor(value / BASE), value % BASE];
  });
  return String.fromCharCode(...digits.map((digit) => ZERO + digit), ...words.map((word) => WORD + word));
}

function factsOf(products: readonly Plain[]): ListingFacts {
  const groups = [...Map.groupBy(products, ({ category, seller }) => `${category}/${seller}`).values()].map((own) => ({
    sellerId: own[0]!.seller,
    packed: own.map(packed).join('\n'),
  }));
  return new ListingFacts({
    groups,
    words: ALL_WORDS,
    categories: CATEGORIES,
    sellers: SELLERS,
    sales: SALES,
    today: '2026-11-20',
  });
}

const isSeen = ({ category, seller }: Plain) => category !== 4 && seller !== 3;

/** Returns the values of a product, by kind. */
function valuesOf(product: Plain): Record<FilterKind, string[]> {
  const named = (kind: string) =>
    ALL_WORDS.filter((word) => word.kind === kind && product.words.includes(word.id)).map(({ value }) => value);
  const seller = SELLERS[product.seller - 1]!;
  return {
    ...(Object.fromEntries(FILTER_KINDS.map((kind) => [kind, named(kind)])) as Record<FilterKind, string[]>),
    category: [CATEGORIES[product.category - 1]!.seoUrl],
    price: PRICE_BANDS.filter((band) => isInBand(band, product.price)).map(writeBand),
    discount: DISCOUNT_STEPS.filter((step) => product.discount >= step).map(String),
    rating: RATING_STEPS.filter((step) => product.rating >= 10 * step).map(String),
    stock: product.inStock ? ['in'] : [],
    cod: product.cod && seller.codAllowed ? ['yes'] : [],
  };
}

const SORTS: Record<ProductListSort, (product: Plain) => number[]> = {
  featured: ({ featured, id }) => [-featured, id],
  'best-selling': ({ featured, id }) => [-(SALES.find((row) => row.productId === id)?.pieces ?? 0), -featured, id],
  rating: ({ rating, reviews, id }) => [-rating, -reviews, id],
  'price-asc': ({ price, id }) => [price, id],
  'price-desc': ({ price, id }) => [-price, id],
  newest: ({ createdAt, id }) => [-createdAt, -id],
  discount: ({ discount, id }) => [-discount, id],
  origin: ({ words, id }) => [words.at(-1)!, id],
};

interface Asked {
  category: string | undefined;
  store: string | undefined;
  filters: ProductListFilters;
  sort: ProductListSort;
  page: number;
}

/** Returns the expected list by a check of each product. */
function lookedAt(products: readonly Plain[], { category, store, filters, sort, page }: Asked) {
  const isWithin = (own: Plain) =>
    isSeen(own) &&
    (store === undefined || SELLERS[own.seller - 1]!.slug === store) &&
    (category === undefined ||
      CATEGORIES[own.category - 1]!.seoUrl === category ||
      (category === 'jewelry' && [2, 3].includes(own.category)));
  const failed = (own: Plain) =>
    FILTER_KINDS.filter((kind) => {
      const chosen = chosenValues(filters, kind);
      if (chosen.length === 0) return false;
      if (kind === 'price') return !isInBand(filters, own.price);
      return !chosen.some((value) => valuesOf(own)[kind].includes(value));
    });
  const scope = products.filter(isWithin);
  const met = scope.filter((own) => failed(own).length === 0);
  const ordered = met.toSorted((one, other) => {
    const [first, second] = [SORTS[sort](one), SORTS[sort](other)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return at < 0 ? 0 : first[at]! - second[at]!;
  });
  const counts = FILTER_KINDS.flatMap((kind) => {
    const left = scope.filter((own) => failed(own).every((other) => other === kind));
    return [...new Set(scope.flatMap((own) => valuesOf(own)[kind]))].map(
      (value) => `${kind} ${value} ${left.filter((own) => valuesOf(own)[kind].includes(value)).length}`,
    );
  });
  return {
    ids: ordered.slice(5 * page, 5 * page + 5).map(({ id }) => id),
    total: met.length,
    counts: counts.toSorted(),
  };
}

function anyQuestion(): Asked {
  const terms = (kind: string) =>
    someOf(
      ALL_WORDS.filter((word) => word.kind === kind).map(({ value }) => value),
      1,
    );
  const min = whole(3) === 0 ? 100 + whole(2000) : undefined;
  return {
    category: [undefined, 'jewelry', 'jhumkas', 'nothing'][whole(4)],
    store: [undefined, undefined, 'meera', 'closed'][whole(4)],
    filters: {
      ...NO_FILTERS,
      style: terms('style'),
      color: terms('color'),
      occasion: terms('occasion'),
      category: whole(5) === 0 ? ['rings'] : [],
      min,
      max: whole(3) === 0 ? (min ?? 100) + whole(3000) : undefined,
      discount: whole(4) === 0 ? 20 : undefined,
      rating: whole(5) === 0 ? 3 : undefined,
      inStock: whole(4) === 0,
      cod: whole(5) === 0,
    },
    sort: PRODUCT_LIST_SORTS[whole(PRODUCT_LIST_SORTS.length)]!,
    page: whole(3),
  };
}

function listed(facts: ListingFacts, input: Asked) {
  const { ids, total, counts } = filterAndCount(facts, { ...input, pageSize: 5 });
  const flat = FILTER_KINDS.flatMap((kind) => counts[kind].map(({ value, count }) => `${kind} ${value} ${count}`));
  return { ids, total, counts: flat.toSorted() };
}

describe('a list is what a look at each product says,', () => {
  test('whatever is chosen, and whatever has changed since', () => {
    for (let round = 0; round < 5; round += 1) {
      const products = Array.from({ length: whole(120) }, (_, index) => newProduct(index + 1));
      const facts = factsOf(products);
      for (let change = 0; change < 40; change += 1) {
        const input = anyQuestion();
        expect({ asked: input, ...listed(facts, input) }).toEqual({ asked: input, ...lookedAt(products, input) });
        // Changes a price, the stock or another fact, or adds or removes a product.
        const id = 1 + whole(products.length + 2);
        const at = products.findIndex((own) => own.id === id);
        const now = whole(5) === 0 ? undefined : newProduct(id);
        facts.makeRoomFor(1);
        facts.replace(id, now ? packed(now) : null, now?.seller ?? null);
        products.splice(at < 0 ? products.length : at, at < 0 ? 0 : 1, ...(now ? [now] : []));
      }
    }
  });

  test('also when more products come than there was room for', () => {
    const facts = factsOf([]);
    const products = Array.from({ length: 700 }, (_, index) => newProduct(index + 1));
    const query = { ...anyQuestion(), category: undefined, store: undefined, filters: NO_FILTERS };
    for (const product of products) {
      facts.makeRoomFor(1);
      facts.replace(product.id, packed(product), product.seller);
    }
    expect(listed(facts, query)).toEqual(lookedAt(products, query));
  });

  test('and is the same after a change that changes nothing', () => {
    const products = [1, 2, 3].map((id) => ({ ...newProduct(id), category: 2, seller: 1 }));
    const facts = factsOf(products);
    const asked = { ...anyQuestion(), category: undefined, store: undefined, filters: NO_FILTERS, page: 0 };
    facts.replace(1, packed(products[0]!), 1);
    expect(listed(facts, asked)).toEqual(lookedAt(products, asked));
    facts.replace(1, null, null);
    facts.replace(1, null, null);
    expect(listed(facts, asked)).toEqual(lookedAt(products.slice(1), asked));
  });
});
