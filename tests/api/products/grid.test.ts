import { beforeAll, describe, expect, test } from 'vitest';
import { CLOSURES, OCCASIONS, PLATINGS, STONES, STYLES } from '#contract/shop/attributes.ts';
import type { ProductAttributes } from '#contract/shop/attributes.ts';
import {
  DISCOUNT_STEPS,
  PRODUCT_LIST_SORTS,
  NO_FILTERS,
  PRODUCT_LIST_PAGE_SIZE,
  RATING_STEPS,
  readProductListQuery,
  WORD_KINDS,
  writeProductListQuery,
} from '#contract/pages/product-list-query.ts';
import type { ProductListFilters, ProductListQuery } from '#contract/pages/product-list-query.ts';
import { ProductList } from '#contract/calls/products.ts';
import type { Product } from '#contract/calls/products.ts';
import { readSize, sizeValue, splitSizes } from '#contract/shop/sizes.ts';
import { clock } from '../../support/clock.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

/** A product list as its page shows it. */
interface Listed {
  total: number;
  /** The addresses of its products, in order. */
  products: string[];
  prices: number[];
  /** The filter choices next to it: the link of each, and the number of products it shows. */
  choices: { href: string; count: number }[];
  sizes: string[];
}

async function open(address: string): Promise<Listed> {
  const answer = await fetch(`${shop.running.origin}${address}`);
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replaceAll('&amp;', '&');
  const cards = html.split('<article').slice(1);
  const choices = [
    ...html.matchAll(/class="choice" href="([^"]+)".*?<span>([^<]*)<\/span>.*?amount">([\d,]+)<\/span>/gs),
  ];
  const sizes = /data-kind="size".*?(?=data-kind="[a-rt-z])/s.exec(html)?.[0] ?? '';
  return {
    total: Number(/data-count[^>]*>\s*([\d,]+) product/.exec(html)?.[1]?.replace(',', '')),
    products: cards.map((card) => /href="\/product\/([^"]+)"/.exec(card)![1]!),
    prices: cards.map((card) => Number(/₹([\d,]+)/.exec(card)![1]!.replace(/,/g, ''))),
    choices: choices.map((found) => ({ href: found[1]!, count: Number(found[3]!.replace(',', '')) })),
    sizes: [...sizes.matchAll(/<span>([^<]+)<\/span>/g)].map((found) => found[1]!),
  };
}

/** Facts about a product that no product list contains. */
interface Beside {
  takesCod: boolean;
  featured: number;
  createdAt: number;
  pieces: number;
}

/** Every visible product, from the public list. */
let all: Product[] = [];
let beside: Map<number, Beside>;
/** The parent of each category, by address. */
let parents: Record<string, string | null>;

beforeAll(async () => {
  const page = async (number: number) => (await shop.visitor().get(`/products?pageNumber=${number}`)).as(ProductList);
  const first = await page(0);
  const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, index) => page(index + 1)));
  all = [first, ...rest].flatMap(({ content }) => content) as Product[];
  const rows = JSON.parse(
    String(
      shop.row(
        `SELECT json_group_array(json_array(products.id, products.cod_allowed AND sellers.cod_allowed, featured_rank,
           products.created_at / 1000, coalesce((SELECT pieces FROM product_sales WHERE product_id = products.id), 0))) AS rows
         FROM products JOIN sellers ON sellers.id = seller_id`,
      ).rows,
    ),
  ) as [number, number, number, number, number][];
  beside = new Map(
    rows.map(([id, cod, featured, createdAt, pieces]) => [id, { takesCod: cod === 1, featured, createdAt, pieces }]),
  );
  parents = JSON.parse(
    String(
      shop.row(
        `SELECT json_group_object(own.seo_url, above.seo_url) AS rows FROM categories own
         LEFT JOIN categories above ON above.id = own.parent_id`,
      ).rows,
    ),
  ) as Record<string, string | null>;
});

const sizesOf = ({ skus, sizeSystem }: Product) =>
  skus.flatMap(({ size }) => splitSizes(size).map((text) => sizeValue(readSize(sizeSystem, text)!)));

/** Returns whether a product has one of the chosen values of each filtered kind. */
function meets(product: Product, filters: ProductListFilters): boolean {
  const attributes = product.attributes as Partial<ProductAttributes>;
  const own: Record<string, readonly (string | undefined)[]> = {
    category: [product.category.seoUrl],
    brand: [product.brand],
    color: product.colors,
    style: [attributes.style],
    occasion: attributes.occasion ?? [],
    plating: [attributes.plating],
    stone: attributes.stone ?? [],
    closure: [attributes.closure],
    size: sizesOf(product),
    origin: [product.countryOfOrigin],
  };
  const price = Number(product.price) / 100;
  return (
    Object.entries(own).every(([kind, values]) => {
      const wanted = filters[kind as 'brand'];
      return wanted.length === 0 || wanted.some((value) => values.includes(value));
    }) &&
    product.discount >= (filters.discount ?? 0) &&
    product.rating.average >= (filters.rating ?? 0) &&
    price >= (filters.min ?? 0) &&
    price < (filters.max ?? Infinity) + 1 &&
    (!filters.inStock || product.skus.some(({ inStock }) => inStock)) &&
    (!filters.cod || beside.get(product.id)!.takesCod)
  );
}

const isIn = ({ category }: Product, list: string) => category.seoUrl === list || parents[category.seoUrl] === list;

/** Returns the expected products of a list, in order. */
function expected(list: string, { filters, sort }: ProductListQuery): Product[] {
  const by = ({ id }: Product) => beside.get(id)!;
  const orders: Record<ProductListQuery['sort'], (one: Product, other: Product) => number> = {
    featured: (one, other) => by(other).featured - by(one).featured,
    'best-selling': (one, other) => by(other).pieces - by(one).pieces || by(other).featured - by(one).featured,
    rating: (one, other) => other.rating.average - one.rating.average || other.rating.count - one.rating.count,
    'price-asc': (one, other) => one.price - other.price,
    'price-desc': (one, other) => other.price - one.price,
    newest: (one, other) => by(other).createdAt - by(one).createdAt || other.id - one.id,
    discount: (one, other) => other.discount - one.discount,
    // All products of the demo shop come from India.
    origin: () => 0,
  };
  return all
    .filter((product) => isIn(product, list) && meets(product, filters))
    .sort((one, other) => orders[sort](one, other) || one.id - other.id);
}

/** Returns the state with only the choice that differs between two states, as the single choice of its kind. */
function onlyThis(before: ProductListFilters, after: ProductListFilters): ProductListFilters {
  for (const kind of WORD_KINDS) {
    const value = [...before[kind], ...after[kind]].find(
      (word) => before[kind].includes(word) !== after[kind].includes(word),
    );
    if (value !== undefined) return { ...before, [kind]: [value] };
  }
  const single = (filters: ProductListFilters) => [
    filters.discount,
    filters.rating,
    filters.min ?? filters.max,
    filters.inStock || undefined,
    filters.cod || undefined,
  ];
  const isTakenAway = single(before).some((value, index) => value !== undefined && single(after)[index] === undefined);
  return isTakenAway ? before : after;
}

/** Returns a generator of numbers below a bound, the same on every run. */
function diceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LISTS = ['jewelry', 'watches', 'accessories', 'necklace-sets', 'jhumkas', 'bangles', 'rings'];

/** Returns states of lists as shoppers make them: one to three kinds of filter, each with one or two values. */
function states(count: number): { list: string; query: ProductListQuery }[] {
  const dice = diceFrom(20_261_121);
  const one = <Value>(values: readonly Value[]) => values[dice(values.length)]!;
  const some = <Value>(values: readonly Value[]) => [...new Set([one(values), one(values)])].sort();
  const kinds: (() => Partial<ProductListFilters>)[] = [
    () => ({ category: some(['jhumkas', 'studs', 'rings', 'bangles', 'chokers', 'womens-watches']) }),
    () => ({ brand: some([...new Set(all.map(({ brand }) => brand))]) }),
    () => ({ color: some(['Gold', 'Ruby', 'Emerald', 'White', 'Silver']) }),
    () => ({ style: some(STYLES) }),
    () => ({ occasion: some(OCCASIONS) }),
    () => ({ plating: some(PLATINGS) }),
    () => ({ stone: some(STONES) }),
    () => ({ closure: some(CLOSURES) }),
    () => ({ size: some(['bangle-2.4', 'bangle-2.8', 'bangle-2.10', 'ring-14', 'ring-16', 'free', 'inches-18 in']) }),
    () => ({ origin: ['IN'] }),
    () => ({ discount: one(DISCOUNT_STEPS) }),
    () => ({ rating: one(RATING_STEPS) }),
    () => ({ max: one([299, 499, 999]) }),
    () => ({ min: one([500, 1000, 2000]) }),
    () => ({ inStock: true }),
    () => ({ cod: true }),
  ];
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: 1 + dice(3) }, () => one(kinds)());
    const filters = chosen.reduce<ProductListFilters>((before, more) => ({ ...before, ...more }), NO_FILTERS);
    return { list: one(LISTS), query: { filters, sort: one(PRODUCT_LIST_SORTS), page: 1 } };
  });
}

test('whatever is chosen, a list holds what the products say, in order, and so does every number beside a choice', async () => {
  let empty = 0;
  let compared = 0;
  for (const { list, query } of states(40)) {
    const address = `/category/${list}?${writeProductListQuery(query)}`;
    const products = expected(list, query);
    const shown = await open(address);
    expect({ address, total: shown.total, products: shown.products }).toEqual({
      address,
      total: products.length,
      products: products.slice(0, PRODUCT_LIST_PAGE_SIZE).map(({ seoUrl }) => seoUrl),
    });
    for (const { href, count } of shown.choices) {
      const asked = readProductListQuery(new URL(href, 'https://shop.example').searchParams);
      const inTruth = expected(list, { ...query, filters: onlyThis(query.filters, asked.filters) }).length;
      expect({ address, href, count }).toEqual({ address, href, count: inTruth });
    }
    compared += shown.choices.length;
    if (products.length === 0) empty += 1;
  }
  // Without this, the test might compare nothing.
  expect(empty).toBeLessThan(25);
  expect(compared).toBeGreaterThan(500);
});

/** Returns all products of a list, page by page. */
async function whole(address: string): Promise<Listed> {
  const first = await open(address);
  const join = address.includes('?') ? '&' : '?';
  const pages = Array.from(
    { length: Math.ceil(first.total / PRODUCT_LIST_PAGE_SIZE) - 1 },
    (_, index) => `${address}${join}page=${index + 2}`,
  );
  const rest = await Promise.all(pages.map(open));
  return {
    ...first,
    products: [first, ...rest].flatMap(({ products }) => products),
    prices: [first, ...rest].flatMap(({ prices }) => prices),
  };
}

describe.each(LISTS)('%s', (category) => {
  // It is rendered on request, even if the plain list is a file of the build.
  const address = `/category/${category}?sort=newest`;

  test('shows as many products as it says, each once', async () => {
    const { total, products } = await whole(address);
    expect(total).toBeGreaterThan(0);
    expect(products).toHaveLength(total);
    expect(new Set(products).size).toBe(total);
  });

  test('has behind each choice as many products as stand beside it', async () => {
    const { choices } = await open(address);
    expect(choices.length).toBeGreaterThan(0);
    // The numbers of all choices are checked above. This follows some of the links.
    for (const { href, count } of choices.filter((_, index) => index % 9 === 0)) {
      expect({ href, total: (await open(href)).total }).toEqual({ href, total: count });
    }
  });

  test.each([
    ['price-asc', (one: number, other: number) => one - other],
    ['price-desc', (one: number, other: number) => other - one],
  ] as const)('sorted by %s comes in the order of its prices, with nothing lost', async (sort, order) => {
    const plain = await whole(address);
    const sorted = await whole(`/category/${category}?sort=${sort}`);
    expect(sorted.prices).toEqual([...sorted.prices].sort(order));
    expect([...sorted.products].sort()).toEqual([...plain.products].sort());
  });
});

test('a colour holds the products the records have in it', async () => {
  const today = clock.today();
  const { slugs } = shop.row(
    `SELECT group_concat(DISTINCT products.seo_url) AS slugs FROM products
     JOIN categories ON categories.id = category_id AND categories.code = 'jhumkas'
     JOIN sellers ON sellers.id = products.seller_id AND sellers.status = 'ACTIVE'
     JOIN skus ON skus.product_id = products.id AND skus.color = 'Emerald' AND skus.archived_at IS NULL
     WHERE products.is_visible AND products.is_active AND products.archived_at IS NULL
       AND (products.end_on IS NULL OR products.end_on >= '${today}')`,
  ) as { slugs: string };
  const { products } = await whole('/category/jhumkas?color=Emerald');
  expect(products.toSorted()).toEqual(slugs.split(',').toSorted());
});

test('two filters of different kinds both hold, two of one kind are alternatives', async () => {
  const slugsOf = async (query: string) => new Set((await whole(`/category/jewelry?${query}`)).products);
  const [emerald, ruby, either, cheap, both] = await Promise.all([
    slugsOf('color=Emerald'),
    slugsOf('color=Ruby'),
    slugsOf('color=Emerald&color=Ruby'),
    slugsOf('discount=50'),
    slugsOf('color=Emerald&discount=50'),
  ]);
  expect(either).toEqual(new Set([...emerald, ...ruby]));
  expect(both).toEqual(new Set([...emerald].filter((slug) => cheap.has(slug))));
});

test('sizes stand in the order of the trade, each kind of piece by itself, with millimetres', async () => {
  const { sizes } = await open('/category/jewelry?sort=newest');
  const bangles = sizes.filter((size) => /^\d\.\d+ \(/.test(size)).map((size) => size.split(' ')[0]);
  expect(bangles.indexOf('2.10')).toBe(bangles.indexOf('2.8') + 1);
  expect(sizes).toContain('2.10 (66.7 mm across)');
  const rings = sizes
    .map((size) => /^(\d+) \(/.exec(size)?.[1])
    .filter(Boolean)
    .map(Number);
  expect(rings.length).toBeGreaterThan(2);
  expect(rings).toEqual(rings.toSorted((one, other) => one - other));
});

test('where nothing is left, the list says which choice to take away', async () => {
  const answer = await fetch(`${shop.running.origin}/category/jhumkas?color=Emerald&style=Minimal&brand=Nobody`);
  const html = await answer.text();
  expect(html).toContain('No products found matching your criteria.');
  const lone = await fetch(`${shop.running.origin}/category/jhumkas?brand=Nobody`);
  expect(await lone.text()).toMatch(/Without “Nobody”: \d+ products/);
});
