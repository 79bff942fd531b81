import { expect, test } from 'vitest';
import { pathInShop, searchTargetOf } from './search-words.ts';

test.each([
  ['/category/jhumkas', { kind: 'category', seoUrl: 'jhumkas' }],
  ['/shop/bridal?max=499', { kind: 'collection', seoUrl: 'bridal' }],
  ['/shop', { kind: 'built-in' }],
  ['/shop/collections/', { kind: 'built-in' }],
  ['/product/pearl-choker', { kind: 'product', seoUrl: 'pearl-choker' }],
  ['/pages/our-story', { kind: 'page', seoUrl: 'our-story' }],
  ['/hindu-festivals-calendar/2026/diwali', { kind: 'festival', year: 2026, slug: 'diwali' }],
  ['/hindu-festivals-calendar/2026#november', { kind: 'festival', year: 2026, slug: '' }],
  ['/shipping', { kind: 'built-in' }],
])('a query may lead to %s', (path, target) => {
  expect(searchTargetOf(path)).toEqual(target);
});

test.each(['/search?q=ring', '/search', '/admin', '/api/cart', '//other.example/category/x', 'https://other.example/'])(
  'but not to %s',
  (path) => {
    expect(searchTargetOf(path)).toBeUndefined();
  },
);

test('an address of the shop itself is stored as a path', () => {
  const origin = 'https://www.example.in';
  expect(pathInShop('https://www.example.in/category/rings?sort=newest', origin)).toBe('/category/rings?sort=newest');
  expect(pathInShop('https://www.example.in', origin)).toBe('/');
  expect(pathInShop('https://www.example.info/category/rings', origin)).toBe('https://www.example.info/category/rings');
});
