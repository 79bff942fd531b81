import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import type { Shop } from '../../domain/shop.ts';
import { listAll } from '../page-kind.ts';
import { PAGE_KINDS } from '../page-kinds.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { xml } from './text.ts';

/**
 * The maximum number of addresses in a file.
 * @see https://www.sitemaps.org/protocol.html
 */
export const URLS_PER_FILE = 50_000;
export const BYTES_PER_FILE = 50 * 1024 * 1024;
/** The maximum number of pictures per page. The first ones are the most relevant. */
const PICTURES_PER_PAGE = 10;

/** Returns every address for search engines. One round trip. */
export async function sitemapEntries(shop: Shop, today: string): Promise<SitemapEntry[]> {
  const found = Object.values(PAGE_KINDS).flatMap((kind) => kind.found ?? []);
  return listAll(shop, found, { today });
}

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const CLOSING = '</urlset>\n';

/** Returns the sitemap as files within the protocol's limits. */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  { urls = URLS_PER_FILE, bytes = BYTES_PER_FILE } = {},
): string[] {
  const encoder = new TextEncoder();
  const files: string[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const text = urlOf(origin, entry);
    const own = encoder.encode(text).byteLength;
    if (files.at(-1)!.length === urls || size + own > bytes - OPENING.length - CLOSING.length) {
      files.push([]);
      size = 0;
    }
    files.at(-1)!.push(text);
    size += own;
  }
  return files.map((texts) => `${OPENING}${texts.join('')}${CLOSING}`);
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
