import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { CONTACT_PATH, CONTENT_PATHS, SITE_MAP_PATH } from '#contract/pages/content-pages.ts';
import {
  BLOG_PATH,
  blogCategoryPath,
  blogTagPath,
  categoryPath,
  collectionPath,
  COLLECTIONS_PATH,
  festivalPath,
  FESTIVALS_PATH,
  festivalYearPath,
  postPath,
  productPath,
  SEARCH_PATH,
  SHOP_PATH,
  storePath,
} from '#contract/pages/paths.ts';
import { blogAddresses, categoriesOfPosts, tagsOfPosts } from '../../domain/blog/index.ts';
import { allCategories } from '../../domain/categories/index.ts';
import { allCollections } from '../../domain/collections/index.ts';
import { allMediaOf } from '../../domain/media/index.ts';
import type { ListedPicture } from '../../domain/media/index.ts';
import { sitemapProducts } from '../../domain/products/index.ts';
import { festivalYear } from '#panchang/festival-year.ts';
import { activeSellers } from '../../domain/sellers/index.ts';
import type { ResultsOf, Read, Shop } from '../../domain/shop.ts';
import { festivalYearsAt } from '../festival-pages.ts';
import { xml } from './text.ts';

/** An address that is to be found. */
export interface SitemapEntry {
  /** Without the origin. */
  path: string;
  /** When what the page tells last changed, epoch milliseconds; left out where nobody knows it exactly. */
  changedAt?: number;
  pictures?: ListedPicture[];
}

/** Where addresses of one kind come from: what has to be read for them, and what they are then. */
export interface SitemapSource {
  reads(asked: { today: string }): readonly Read[];
  entries(answers: readonly unknown[], asked: { today: string }): SitemapEntry[];
}

/** A source; all of them are read in one batch. */
export function source<const Reads extends readonly Read[]>(
  reads: (asked: { today: string }) => Reads,
  entries: (...answers: ResultsOf<Reads>) => SitemapEntry[],
): SitemapSource {
  return { reads, entries: (answers) => entries(...(answers as ResultsOf<Reads>)) };
}

/** Pages that are always there. */
const FIXED_PATHS = [
  '/',
  '/size-guide',
  ...CONTENT_PATHS,
  SITE_MAP_PATH,
  CONTACT_PATH,
  SHOP_PATH,
  COLLECTIONS_PATH,
  SEARCH_PATH,
  BLOG_PATH,
  FESTIVALS_PATH,
];

/** Everything search engines are to find. A new kind of page adds a line. */
export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  source(
    () => [],
    () => FIXED_PATHS.map((path) => ({ path })),
  ),
  source(
    () => [allCategories({}), allMediaOf({ subject: 'category' })] as const,
    (categories, media) =>
      categories
        .filter(({ shown }) => shown)
        .map(({ id, seoUrl }) => ({
          path: categoryPath(seoUrl),
          pictures: media.filter(({ subjectId, mediaType }) => subjectId === id && mediaType === 'IMAGE'),
        })),
  ),
  source(
    () => [allCollections({}), allMediaOf({ subject: 'site' })] as const,
    (collections, media) =>
      collections.map(({ seoUrl }) => ({
        path: collectionPath(seoUrl),
        pictures: media.filter(({ role }) => role === `collection-${seoUrl}`),
      })),
  ),
  source(
    (asked) => [sitemapProducts(asked)] as const,
    (products) => products.map(({ seoUrl, ...rest }) => ({ path: productPath(seoUrl), ...rest })),
  ),
  source(
    () => [activeSellers({})] as const,
    (sellers) => sellers.map(({ slug }) => ({ path: storePath(slug) })),
  ),
  source(
    () => [blogAddresses({}), categoriesOfPosts(), tagsOfPosts()] as const,
    (posts, categories, tags) => [
      ...posts.filter(({ shown }) => shown).map(({ slug }) => ({ path: postPath(slug) })),
      ...categories.map(({ id }) => ({ path: blogCategoryPath(id) })),
      ...tags.map((tag) => ({ path: blogTagPath(keyOf(tag)) })),
    ],
  ),
  { reads: () => [], entries: (_, { today }) => festivalEntries(today) },
];

/** The calendar's years, and the festivals of this year and the next: others are too far off to be looked for. */
function festivalEntries(today: string): SitemapEntry[] {
  const year = Number(today.slice(0, 4));
  const festivals = [year, year + 1].flatMap((near) => festivalYear(near).filter(({ date }) => date >= today));
  return [
    ...festivalYearsAt(today).map((near) => ({ path: festivalYearPath(near) })),
    ...festivals.map((event) => ({ path: festivalPath(event) })),
  ];
}

/** What one file may hold. @see https://www.sitemaps.org/protocol.html */
export const URLS_PER_FILE = 50_000;
export const BYTES_PER_FILE = 50 * 1024 * 1024;
/** Pictures named of one page: the first ones are the telling ones. */
const PICTURES_PER_PAGE = 10;

/** Every address that is to be found. One round trip. */
export async function sitemapEntries(shop: Shop, today: string): Promise<SitemapEntry[]> {
  const reads = SITEMAP_SOURCES.map((kind) => kind.reads({ today }));
  const answers: unknown[] = await shop.read(...reads.flat());
  let read = 0;
  return SITEMAP_SOURCES.flatMap((kind, place) =>
    kind.entries(answers.slice(read, (read += reads[place]!.length)), { today }),
  );
}

const OPENING = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const CLOSING = '</urlset>\n';

/** The sitemap as files, none above what one may hold. */
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

/** The list of the files, where one does not hold everything. */
export function sitemapIndex(origin: string, files: number): string {
  const parts = Array.from(
    { length: files },
    (_, place) => `<sitemap><loc>${xml(`${origin}/sitemaps/${place + 1}.xml`)}</loc></sitemap>\n`,
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
