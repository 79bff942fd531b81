import { describe, expect, test } from 'vitest';
import { keepPage, keptPage } from './kept-pages.ts';

const NOON = Date.UTC(2026, 10, 23, 6, 30);
/** 23:59 in India; midnight there is 18:30 UTC. */
const LATE = Date.UTC(2026, 10, 23, 18, 29);
const NEXT_DAY = Date.UTC(2026, 10, 23, 18, 30);

const pageOf = (bytes: number) => ({
  status: 200 as const,
  encoding: 'identity',
  contentOnly: false,
  body: new Uint8Array(bytes),
  note: undefined,
});

describe('a page that was drawn', () => {
  const memory = {};
  const page = pageOf(100);
  keepPage({ memory, now: NOON }, 7, '/shop', page);

  test('is found at the same change of the catalogue until the day ends in India', () => {
    expect(keptPage({ memory, now: NOON }, 7, '/shop')).toBe(page);
    expect(keptPage({ memory, now: LATE }, 7, '/shop')).toBe(page);
  });

  test.each([
    ['of another address', { now: NOON, change: 7, key: '/search' }],
    ['after another change', { now: NOON, change: 8, key: '/shop' }],
    ['before that change', { now: NOON, change: 6, key: '/shop' }],
    ['on the next day', { now: NEXT_DAY, change: 7, key: '/shop' }],
  ])('is not found for who asks %s', (_, { now, change, key }) => {
    expect(keptPage({ memory, now }, change, key)).toBeUndefined();
  });

  test('is nobody else’s: another process keeps its own', () => {
    expect(keptPage({ memory: {}, now: NOON }, 7, '/shop')).toBeUndefined();
  });
});

test('a page that took long does not come in the place of newer ones', () => {
  const memory = {};
  const newer = pageOf(1);
  keepPage({ memory, now: NOON }, 8, '/shop', newer);
  keepPage({ memory, now: NOON }, 7, '/shop', pageOf(2));
  expect(keptPage({ memory, now: NOON }, 8, '/shop')).toBe(newer);
  expect(keptPage({ memory, now: NOON }, 7, '/shop')).toBeUndefined();
});

test('what was not asked for longest makes room', () => {
  const shop = { memory: {}, now: NOON };
  const MEGABYTE = 2 ** 20;
  for (let page = 0; page < 15; page += 1) keepPage(shop, 7, `/shop?page=${page}`, pageOf(MEGABYTE));
  expect(keptPage(shop, 7, '/shop?page=0')).toBeDefined();
  for (let page = 15; page < 17; page += 1) keepPage(shop, 7, `/shop?page=${page}`, pageOf(MEGABYTE));
  const found = Array.from({ length: 17 }, (_, page) => keptPage(shop, 7, `/shop?page=${page}`) !== undefined);
  expect(found.flatMap((isThere, page) => (isThere ? [] : [page]))).toEqual([1, 2]);
});

test('a page that is larger than all that is kept is not kept', () => {
  const shop = { memory: {}, now: NOON };
  keepPage(shop, 7, '/shop', pageOf(2 ** 25));
  expect(keptPage(shop, 7, '/shop')).toBeUndefined();
});
