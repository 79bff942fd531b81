import { describe, expect, test } from 'vitest';
import { newPathOf, oldPathOf, pageOfShop, readOldAddresses } from './old-addresses.ts';

const ORIGIN = 'https://www.ratnahaat.in';

test.each([
  ['https://old-shop.in/products/Kundan-Jhumka?variant=42#reviews', '/products/kundan-jhumka'],
  ['old-shop.in/collections/all/', '/collections/all'],
  ['www.old-shop.in', undefined],
  ['http://www.old-shop.in:8080//shop//necklaces/', '/shop/necklaces'],
  ['//old-shop.in/blogs/news', '/blogs/news'],
  ['/Products/JHUMKA/', '/products/jhumka'],
  ['products/jhumka', '/products/jhumka'],
  ['about.html', '/about.html'],
  ['index.php?route=product', '/index.php'],
  ['/products/%E0%A4%9D%E0%A5%81%E0%A4%AE%E0%A4%95%E0%A4%BE', '/products/झुमका'],
  ['/products/झुमका', '/products/झुमका'],
  ['/products/100%-gold', '/products/100%-gold'],
  ['"/products/x"', '/products/x'],
  ['/', undefined],
  ['/?p=42', undefined],
  ['', undefined],
  [`/${'x'.repeat(501)}`, undefined],
])('the old address %j is %j', (text, path) => {
  expect(oldPathOf(text)).toBe(path);
});

test.each([
  ['/product/jhumka', '/product/jhumka'],
  ['https://ratnahaat.in/product/jhumka?sku=1', '/product/jhumka'],
  ['www.ratnahaat.in/', '/'],
  ['https://old-shop.in/product/jhumka', undefined],
  ['', undefined],
])('the new address %j is %j', (text, path) => {
  expect(newPathOf(text, ORIGIN)).toBe(path);
});

test.each([
  ['/product/jhumka', { kind: 'product', slug: 'jhumka' }],
  ['/shop/bridal', { kind: 'collection', slug: 'bridal' }],
  ['/blog/care-of-kundan', { kind: 'post', slug: 'care-of-kundan' }],
  ['/pages/our-story', { kind: 'page', slug: 'our-story' }],
  ['/hindu-festivals-calendar/2026/diwali', { kind: 'festival', year: 2026, slug: 'diwali' }],
  ['/refund', 'every-shop'],
  ['/', 'every-shop'],
  ['/products/jhumka', undefined],
  ['/collections/all', undefined],
])('the page at %j is %j', (path, page) => {
  expect(pageOfShop(path)).toEqual(page);
});

describe('a table of old addresses', () => {
  const pair = (from: string, to: string) => ({ from, to });

  test('may have any names of columns, among others, and titles above them', () => {
    const { rows, isSwapped } = readOldAddresses(
      [
        ['Redirects of my shop'],
        ['Id', 'Redirect from', 'Redirect to'],
        ['1', '/products/a', '/product/a'],
        ['', '', ''],
        ['2', '/products/b', '/product/b'],
      ],
      ORIGIN,
    );
    expect(rows).toEqual([null, pair('/products/a', '/product/a'), null, pair('/products/b', '/product/b')]);
    expect(isSwapped).toBe(false);
  });

  test('may have no names of columns', () => {
    expect(readOldAddresses([['/collections/all', '/shop']], ORIGIN).rows).toEqual([pair('/collections/all', '/shop')]);
  });

  test.each([
    [[['/product/a', 'https://old-shop.in/product/a']]],
    [[['/product/a', '/products/a']]],
    [
      [
        ['Address', 'Was'],
        ['/category/jhumkas', '/collections/jhumkas'],
        ['/shop', '/shop'],
      ],
    ],
  ])('is read the other way round if only the second column looks old: %j', (table) => {
    const { rows, isSwapped } = readOldAddresses(table, ORIGIN);
    expect(isSwapped).toBe(true);
    expect(rows.at(0)!.to).toMatch(/^\/(product|category)\//);
  });

  test('keeps the order that the names of its columns say', () => {
    const table = [
      ['New address', 'Old address'],
      ['/product/a', '/product/b'],
    ];
    expect(readOldAddresses(table, ORIGIN).rows).toEqual([pair('/product/b', '/product/a')]);
  });
});
