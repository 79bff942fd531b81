import { expect, test } from 'vitest';
import { sitemapFile, sitemapFileCount, sitemapIndex } from './sitemap.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const ORIGIN = 'https://ratnahaat.example';
const fileOf = (entry: SitemapEntry) => [...sitemapFile(ORIGIN, [entry])].join('');
const urlsIn = (file: string) => [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('a page is told with its day and its pictures', () => {
  const entry = {
    path: '/product/a',
    changedAt: Date.parse('2026-11-20T10:00:00Z'),
    pictures: [{ key: 'k.avif', width: 900, color: null }],
  };
  expect(fileOf(entry)).toContain(
    '<url><loc>https://ratnahaat.example/product/a</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod><image:image><image:loc>https://ratnahaat.example/media/k.avif/800.jpeg</image:loc></image:image></url>',
  );
});

test('what nobody knows the day of has none', () => {
  expect(fileOf({ path: '/' })).not.toContain('lastmod');
});

test('each ten thousand ids of products are a file, and there is always one', () => {
  expect([0, 1, 10_000, 10_001, 50_000].map(sitemapFileCount)).toEqual([1, 1, 1, 2, 5]);
});

test('the files are named in the list of all', () => {
  expect(urlsIn(sitemapIndex(ORIGIN, 2))).toEqual([`${ORIGIN}/sitemaps/1.xml`, `${ORIGIN}/sitemaps/2.xml`]);
});
