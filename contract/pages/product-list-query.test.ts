import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSURES, OCCASIONS, PLATINGS, STONES, STYLES } from '../shop/attributes.ts';
import {
  chosenValues,
  DISCOUNT_STEPS,
  FILTER_KINDS,
  PRODUCT_LIST_SORTS,
  hasFilters,
  PLAIN_PRODUCT_LIST,
  RATING_STEPS,
  readProductListQuery,
  toggledQueries,
  toggleFilter,
  writeProductListQuery,
} from './product-list-query.ts';
import type { ProductListQuery } from './product-list-query.ts';
import { writeBand } from '../shop/price-bands.ts';
import { isStaticUrl } from './static-urls.ts';
import { readSizeValue, sizeValue } from '../shop/sizes.ts';

const read = (query: string) => readProductListQuery(new URLSearchParams(query));

const words = fc
  .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { maxLength: 6 })
  .map((list) =>
    [...new Set(list.map((word) => word.trim()).filter((word) => word !== '' && word.isWellFormed()))].sort(),
  );
const someOf = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 6 }).map((list) => list.toSorted());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const price = maybe(fc.integer({ min: 1, max: 99_99_999 }));
const filters = fc
  .record({
    category: words,
    brand: words,
    color: words,
    style: someOf(STYLES),
    occasion: someOf(OCCASIONS),
    plating: someOf(PLATINGS),
    stone: someOf(STONES),
    closure: someOf(CLOSURES),
    size: someOf(['bangle-2.8', 'bangle-2.10', 'ring-16', 'inches-18 in', 'free']),
    origin: someOf(['IN', 'CN', 'TH']),
    discount: maybe(fc.constantFrom(...DISCOUNT_STEPS)),
    rating: maybe(fc.constantFrom(...RATING_STEPS)),
    min: price,
    max: price,
    inStock: fc.boolean(),
    cod: fc.boolean(),
  })
  .filter(({ min, max }) => min === undefined || max === undefined || min <= max);
const grid = fc.record({
  filters,
  sort: fc.constantFrom(...PRODUCT_LIST_SORTS),
  page: fc.integer({ min: 1, max: 500 }),
});

test('the address says the whole list: what is written is read again', () => {
  fc.assert(
    fc.property(grid, (query) => {
      expect(read(writeProductListQuery(query))).toEqual(query);
    }),
  );
});

test('whatever is chosen can be taken away again, one by one', () => {
  fc.assert(
    fc.property(grid, (query) => {
      const chosen = FILTER_KINDS.flatMap((kind) =>
        chosenValues(query.filters, kind).map((value) => [kind, value] as const),
      );
      expect(hasFilters(query)).toBe(chosen.length > 0);
      const none = chosen.reduce<ProductListQuery>((left, [kind, value]) => toggleFilter(left, kind, value), query);
      expect(none.filters).toEqual(PLAIN_PRODUCT_LIST.filters);
    }),
  );
});

test('the addresses of a kind are those of its values, one by one', () => {
  const anyValue = {
    category: ['temple-jhumkas', 'rings & tops'],
    price: ['1-499', '500-999', '2000-'],
    style: STYLES,
    color: ['Gold', 'Rose gold'],
    occasion: OCCASIONS,
    plating: PLATINGS,
    stone: STONES,
    size: ['bangle-2.8', 'inches-18 in'],
    discount: DISCOUNT_STEPS.map(String),
    rating: RATING_STEPS.map(String),
    stock: ['in'],
    cod: ['yes'],
    closure: CLOSURES,
    brand: ['Ratnahaat'],
    origin: ['IN', 'TH'],
  };
  fc.assert(
    fc.property(grid, (query) => {
      for (const kind of FILTER_KINDS) {
        const queryWith = toggledQueries(query, kind);
        for (const value of [...anyValue[kind], ...chosenValues(query.filters, kind)]) {
          expect(queryWith(value)).toBe(writeProductListQuery(toggleFilter(query, kind, value)));
        }
      }
    }),
  );
});

test('a band of prices is a link, and two fields', () => {
  const band = toggleFilter(PLAIN_PRODUCT_LIST, 'price', writeBand({ min: 500, max: 999 }));
  expect(writeProductListQuery(band)).toBe('min=500&max=999');
  expect(read('min=500&max=999')).toEqual(band);
});

test('prices typed the wrong way round are the two ends of one span', () => {
  expect(read('min=900&max=400').filters).toMatchObject({ min: 400, max: 900 });
});

test('a size is read in its own system', () => {
  const size = { system: 'bangle', text: '2.10' } as const;
  expect(sizeValue(size)).toBe('bangle-2.10');
  expect(readSizeValue('bangle-2.10')).toMatchObject({ text: '2.10', order: 42 });
  expect(readSizeValue('free')?.system).toBe('free');
  for (const nonsense of ['', 'ring', 'ring-', 'ring-99', 'shoe-40', 'bangle-2.1.0', 'ring-016', 'free-free'])
    expect(readSizeValue(nonsense)).toBeUndefined();
});

test('the same list has one address, in whatever order its filters were chosen', () => {
  const one = toggleFilter(toggleFilter(PLAIN_PRODUCT_LIST, 'color', 'Red'), 'color', 'Gold');
  const other = toggleFilter(toggleFilter(PLAIN_PRODUCT_LIST, 'color', 'Gold'), 'color', 'Red');
  expect(writeProductListQuery(one)).toBe('color=Gold&color=Red');
  expect(writeProductListQuery(other)).toBe(writeProductListQuery(one));
});

test('the plain list has the plain address', () => {
  expect(writeProductListQuery(PLAIN_PRODUCT_LIST)).toBe('');
  expect(read('')).toEqual(PLAIN_PRODUCT_LIST);
  expect(hasFilters(PLAIN_PRODUCT_LIST)).toBe(false);
});

test('a filter that is switched on and off again leaves the first page', () => {
  const third = { ...PLAIN_PRODUCT_LIST, page: 3 };
  const chosen = toggleFilter(third, 'brand', 'Ratnahaat');
  expect(chosen.page).toBe(1);
  expect(hasFilters(chosen)).toBe(true);
  expect(toggleFilter(chosen, 'brand', 'Ratnahaat')).toEqual(PLAIN_PRODUCT_LIST);
});

describe('no address is an error: what is not understood is left out', () => {
  test.each([
    ['sort=cheapest'],
    ['page=0'],
    ['page=-1'],
    ['page=1.5'],
    ['page=two'],
    ['discount=15'],
    ['discount=-10'],
    ['discount=abc'],
    ['color='],
    ['style=Baroque'],
    ['stone=Diamond&plating=Gold'],
    ['size=shoe-40&size=ring-99'],
    ['origin=India'],
    ['rating=5&stock=maybe&cod=no'],
    ['min=0&max=-5'],
    ['min=12.5&max=lots'],
    ['max=99999999'],
    [`color=${'x'.repeat(200)}`],
    ['utm_source=newsletter&fbclid=1'],
    ['page=1&sort=featured'],
    ['%'],
    ['constructor=1&__proto__=2'],
  ])('%s', (query) => {
    expect(read(query)).toEqual(PLAIN_PRODUCT_LIST);
  });

  test('but a page behind all others is not the first', () => {
    expect(read('page=99999999').page).toBe(10_000);
  });

  test('also a thousand of them', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `color=c${index}`).join('&');
    expect(read(many).filters.color).toHaveLength(20);
  });

  test('and values stand once', () => {
    expect(read('color=Gold&color=Gold&color= Gold ').filters.color).toEqual(['Gold']);
  });
});

describe('a page lies in its file', () => {
  test.each([
    ['/category/rings', '', true],
    ['/category/rings', 'utm_source=mail', true],
    ['/category/rings', 'page=1', true],
    ['/category/rings', 'page=2', false],
    ['/category/rings', 'color=Gold', false],
    ['/product/pearl-drop', 'color=Gold', true],
    ['/hindu-festivals-calendar', 'city=guwahati', false],
    ['/hindu-festivals-calendar/2026', 'city=Guwahati', false],
    ['/hindu-festivals-calendar/2026/diwali', 'city=guwahati', false],
    ['/hindu-festivals-calendar/2026/diwali', 'city=new-delhi', true],
    ['/hindu-festivals-calendar/2026/diwali', 'city=london', true],
    ['/product/pearl-drop', 'city=guwahati', true],
    ['/hi/category/rings', '', true],
    ['/hi/category/rings', 'color=Gold', false],
    ['/hi/search', 'q=jhumka', false],
    ['/hi/search', '', true],
    ['/hi/cart', 'sort=newest', true],
  ])('%s?%s: %s', (path, query, isFiled) => {
    expect(isStaticUrl(path, new URLSearchParams(query))).toBe(isFiled);
  });
});
