import { CONTACT_PATH, SITE_MAP_PATH } from '#contract/pages/content-pages.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import { BLOG_PATH, COLLECTIONS_PATH, FESTIVALS_PATH, SEARCH_PATH, SHOP_PATH } from '#contract/pages/paths.ts';
import { HOME_PATHS, PLAIN_PATHS } from '#contract/pages/page.ts';
import type { Page } from '#contract/pages/page.ts';
import type { ListingFacts } from '../domain/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { blogCategoryPage, blogPage, blogTagPage, hasPosts, postPage } from './blog-pages.ts';
import { collectionsPage } from './collections-page.ts';
import { festivalMonthPage, festivalPage, festivalYearPage } from './festival-pages.ts';
import { homePage } from './home-page.ts';
import { categoryPage, collectionPage, plainPage, productPage } from './pages.ts';
import { plainSearchPage } from './search-pages.ts';
import { siteMapPage } from './site-map-page.ts';
import type { Site } from './site.ts';
import { contactPage, shopPage, storePage } from './store-pages.ts';

/** What the pages of one moment are made of: the frame, and the facts of all lists. */
export interface Moment {
  site: Site;
  facts: ListingFacts;
}

type Source = (shop: Shop, moment: Moment, ...parts: string[]) => Page | undefined | Promise<Page | undefined>;

const fixed: [path: string, source: Source][] = [
  ...PLAIN_PATHS.map((path): [string, Source] => [path, (_, { site }) => plainPage(site)]),
  ...HOME_PATHS.map((path): [string, Source] => [path, (shop, { site, facts }) => homePage(shop, site, facts)]),
  [CONTACT_PATH, (_, { site }) => contactPage(site)],
  [SITE_MAP_PATH, (shop, { site }) => siteMapPage(shop, site)],
  [SEARCH_PATH, (shop, { site }) => plainSearchPage(shop, site)],
  [FESTIVALS_PATH, (_, { site }) => festivalMonthPage(site)],
  [BLOG_PATH, (shop, { site }) => blogPage(shop, site)],
  [COLLECTIONS_PATH, (shop, { site, facts }) => collectionsPage(shop, site, facts)],
  [SHOP_PATH, (shop, { site, facts }) => shopPage(shop, site, PLAIN_PRODUCT_LIST, facts)],
];
const FIXED = new Map(fixed);

/** Whether every shop has a page at this address. */
export const isFixedPath = (path: string): boolean => FIXED.has(path);

/** Pages of the catalogue, the calendar and the blog, by the shape of their address. */
const FOLDERS: readonly [address: RegExp, source: Source][] = [
  [/^\/product\/([^/]+)$/, shownProduct],
  [/^\/category\/([^/]+)$/, (shop, { site }, seoUrl) => categoryPage(shop, site, seoUrl!)],
  [
    /^\/shop\/([^/]+)$/,
    (shop, { site, facts }, seoUrl) => collectionPage(shop, site, seoUrl!, PLAIN_PRODUCT_LIST, facts),
  ],
  [/^\/store\/([^/]+)$/, openStore],
  [/^\/hindu-festivals-calendar\/(\d{4})$/, (_, { site }, year) => festivalYearPage(site, Number(year))],
  [
    /^\/hindu-festivals-calendar\/(\d{4})\/([^/]+)$/,
    (shop, { site, facts }, year, slug) => festivalPage(shop, site, facts, Number(year), slug!),
  ],
  [/^\/blog\/category\/([^/]+)$/, (shop, { site }, key) => withPosts(blogCategoryPage(shop, site, key!))],
  [/^\/blog\/tag\/([^/]+)$/, (shop, { site }, key) => withPosts(blogTagPage(shop, site, key!))],
  [/^\/blog\/([^/]+)$/, shownPost],
];

/** What the page at an address shows now, where it is to lie in a file; nothing where no page is to. */
export async function pageAt(shop: Shop, moment: Moment, path: string): Promise<Page | undefined> {
  const source = FIXED.get(path);
  if (source) return source(shop, moment);
  for (const [address, read] of FOLDERS) {
    const parts = address.exec(path);
    if (parts) return read(shop, moment, ...parts.slice(1));
  }
  return undefined;
}

async function shownProduct(shop: Shop, { site }: Moment, seoUrl?: string): Promise<Page | undefined> {
  const page = await productPage(shop, site, seoUrl!);
  return page && 'kind' in page && !page.withdrawn ? page : undefined;
}

async function openStore(shop: Shop, { site }: Moment, slug?: string): Promise<Page | undefined> {
  const page = await storePage(shop, site, slug!);
  return page?.closed ? undefined : page;
}

async function withPosts(list: ReturnType<typeof blogCategoryPage> | ReturnType<typeof blogTagPage>) {
  const page = await list;
  return hasPosts(page) ? page : undefined;
}

async function shownPost(shop: Shop, { site }: Moment, slug?: string): Promise<Page | undefined> {
  const page = await postPage(shop, site, slug!);
  return 'kind' in page && page.post ? page : undefined;
}
