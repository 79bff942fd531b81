import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DISCOUNT_STEPS,
  GRID_SORTS,
  hasFilters,
  PLAIN_GRID,
  readGridQuery,
  toggleFilter,
  writeGridQuery,
} from './grid.ts';
import { isFiledAddress } from './pages.ts';

const read = (query: string) => readGridQuery(new URLSearchParams(query));

const words = fc
  .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { maxLength: 6 })
  .map((list) =>
    [...new Set(list.map((word) => word.trim()).filter((word) => word !== '' && word.isWellFormed()))].sort(),
  );
const grid = fc.record({
  filters: fc.record({
    category: words,
    brand: words,
    color: words,
    discount: fc.option(fc.constantFrom(...DISCOUNT_STEPS), { nil: undefined }),
  }),
  sort: fc.constantFrom(...GRID_SORTS),
  page: fc.integer({ min: 1, max: 500 }),
});

test('the address says the whole list: what is written is read again', () => {
  fc.assert(
    fc.property(grid, (query) => {
      expect(read(writeGridQuery(query))).toEqual(query);
    }),
  );
});

test('the same list has one address, in whatever order its filters were chosen', () => {
  const one = toggleFilter(toggleFilter(PLAIN_GRID, 'color', 'Red'), 'color', 'Gold');
  const other = toggleFilter(toggleFilter(PLAIN_GRID, 'color', 'Gold'), 'color', 'Red');
  expect(writeGridQuery(one)).toBe('color=Gold&color=Red');
  expect(writeGridQuery(other)).toBe(writeGridQuery(one));
});

test('the plain list has the plain address', () => {
  expect(writeGridQuery(PLAIN_GRID)).toBe('');
  expect(read('')).toEqual(PLAIN_GRID);
  expect(hasFilters(PLAIN_GRID)).toBe(false);
});

test('a filter that is switched on and off again leaves the first page', () => {
  const third = { ...PLAIN_GRID, page: 3 };
  const chosen = toggleFilter(third, 'brand', 'Ratnahaat');
  expect(chosen.page).toBe(1);
  expect(hasFilters(chosen)).toBe(true);
  expect(toggleFilter(chosen, 'brand', 'Ratnahaat')).toEqual(PLAIN_GRID);
});

describe('no address is an error: what is not understood is left out', () => {
  test.each([
    ['sort=cheapest'],
    ['page=0'],
    ['page=-1'],
    ['page=1.5'],
    ['page=99999999'],
    ['page=two'],
    ['discount=15'],
    ['discount=-10'],
    ['discount=abc'],
    ['color='],
    [`color=${'x'.repeat(200)}`],
    ['utm_source=newsletter&fbclid=1'],
    ['page=1&sort=featured'],
    ['%'],
    ['constructor=1&__proto__=2'],
  ])('%s', (query) => {
    expect(read(query)).toEqual(PLAIN_GRID);
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
  ])('%s?%s: %s', (path, query, isFiled) => {
    expect(isFiledAddress(path, new URLSearchParams(query))).toBe(isFiled);
  });
});
