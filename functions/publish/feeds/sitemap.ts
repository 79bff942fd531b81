import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import type { Shop } from '../../domain/shop.ts';
import { listAll } from '../page-kind.ts';
import { ALL_PAGE_KINDS } from '../page-kinds.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { xml } from './text.ts';

/**
 * The product ids of a file. With ten pictures a page, it stays far below the protocol's 50,000 addresses and 50 MB.
 * @see https://www.sitemaps.org/protocol.html
 */
export const IDS_PER_FILE = 10_000;
/** The maximum number of pictures per page. The first ones are the most relevant. */
const PICTURES_PER_PAGE = 10;

/** Returns the number of files, by the newest product's id: each has the products of a range of ids. */
export function sitemapFileCount(newestId: number): number {
  return Math.max(1, Math.ceil(newestId / IDS_PER_FILE));
}

/**
 * Returns the addresses of a file for search engines. The first one also has all pages that are no products. One round
 * trip.
 * @param file from 1
 */
export async function sitemapEntries(shop: Shop, today: string, file: number): Promise<SitemapEntry[]> {
  const kinds = ALL_PAGE_KINDS;
  const range = { today, from: (file - 1) * IDS_PER_FILE + 1, to: file * IDS_PER_FILE };
  const others = file === 1 ? kinds.flatMap((kind) => kind.found ?? []) : [];
  return listAll(shop, [...others, ...kinds.flatMap(({ foundProducts }) => foundProducts ?? [])], range);
}

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const CLOSING = '</urlset>\n';

/** Yields a file of the sitemap. */
export function* sitemapFile(origin: string, entries: readonly SitemapEntry[]): Generator<string> {
  yield OPENING;
  for (const entry of entries) yield urlOf(origin, entry);
  yield CLOSING;
}

/** Returns the index of the files, for a sitemap that needs several. */
export function sitemapIndex(origin: string, files: number): string {
  const parts = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${xml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}

function urlOf(origin: string, { path, changedAt, pictures = [] }: SitemapEntry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const images = pictures
    .slice(0, PICTURES_PER_PAGE)
    .map(({ key, width }) => imageUrl(key, widestOf(width), 'jpeg'))
    .map((address) => `<image:image><image:loc>${xml(origin + address)}</image:loc></image:image>`);
  return `<url><loc>${xml(origin + path)}</loc>${changed}${images.join('')}</url>\n`;
}
