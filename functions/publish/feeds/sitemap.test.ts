import { describe, expect, test } from 'vitest';
import { BYTES_PER_FILE, sitemapFiles, sitemapIndex, URLS_PER_FILE } from './sitemap.ts';

const ORIGIN = 'https://ratnahaat.example';
const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/product/p-${index}` }));
const urlsIn = (file: string) => [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('a page is told with its day and its pictures', () => {
  const [file] = sitemapFiles(ORIGIN, [
    {
      path: '/product/a',
      changedAt: Date.parse('2026-11-20T10:00:00Z'),
      pictures: [{ key: 'k.avif', width: 900, color: null }],
    },
  ]);
  expect(file).toContain(
    '<url><loc>https://ratnahaat.example/product/a</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod><image:image><image:loc>https://ratnahaat.example/media/k.avif/800.jpeg</image:loc></image:image></url>',
  );
});

test('what nobody knows the day of has none', () => {
  expect(sitemapFiles(ORIGIN, [{ path: '/' }])[0]).not.toContain('lastmod');
});

describe('a file of the sitemap', () => {
  test('holds what the protocol allows: 50,000 addresses in 50 MB', () => {
    expect([URLS_PER_FILE, BYTES_PER_FILE]).toEqual([50_000, 52_428_800]);
  });

  test('is one of several where there are more addresses, none lost and none twice', () => {
    const files = sitemapFiles(ORIGIN, entries(50_001));
    expect(files.map((file) => urlsIn(file).length)).toEqual([50_000, 1]);
    expect(new Set(files.flatMap(urlsIn)).size).toBe(50_001);
  });

  test('is one of several where it would be too large', () => {
    const files = sitemapFiles(ORIGIN, entries(40), { bytes: 1000 });
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(1000);
    expect(files.flatMap(urlsIn)).toHaveLength(40);
  });

  test('is named in the list of all', () => {
    expect(urlsIn(sitemapIndex(ORIGIN, 2))).toEqual([`${ORIGIN}/sitemaps/1.xml`, `${ORIGIN}/sitemaps/2.xml`]);
  });
});
