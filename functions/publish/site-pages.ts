import { CONTACT_PATH, SITE_MAP_PATH } from '#contract/pages/content-pages.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import {
  categoryPath,
  collectionPath,
  COLLECTIONS_PATH,
  productPath,
  SEARCH_PATH,
  SHOP_PATH,
  storePath,
} from '#contract/pages/paths.ts';
import { HOME_PATHS, PLAIN_PATHS } from '#contract/pages/page.ts';
import type { Page } from '#contract/pages/page.ts';
import { shownProducts } from '../domain/products/index.ts';
import { activeSellers } from '../domain/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { blogAddressesAt } from './blog-pages.ts';
import { festivalPaths } from './festival-pages.ts';
import { pageAt } from './page-at.ts';
import { readSiteWithList } from './pages.ts';
import type { Site } from './site.ts';

/** Pages that are nowhere but in their files: nobody draws them when they are asked for. */
export const FILED_ONLY: readonly string[] = [...PLAIN_PATHS, ...HOME_PATHS, CONTACT_PATH, SITE_MAP_PATH];

/** The addresses of all pages that lie in files, those most people visit first. */
export async function sitePaths(shop: Shop, site: Site): Promise<string[]> {
  const [sellers, products] = await shop.read(activeSellers({}), shownProducts({ today: kolkataDay(shop.now) }));
  const blog = await blogAddressesAt(shop);
  return [
    ...FILED_ONLY,
    SHOP_PATH,
    ...site.categories.map(({ seoUrl }) => categoryPath(seoUrl)),
    COLLECTIONS_PATH,
    SEARCH_PATH,
    ...site.collections.map(({ seoUrl }) => collectionPath(seoUrl)),
    ...sellers.map(({ slug }) => storePath(slug)),
    ...festivalPaths(site.today),
    ...blog.paths,
    ...products.map(({ seoUrl }) => productPath(seoUrl)),
  ];
}

/**
 * Every page of the site with its address, one after the other: the site may be larger than memory.
 * @param isWanted leaves pages out, by their address
 */
export async function* sitePages(
  shop: Shop,
  isWanted: (path: string) => boolean = () => true,
): AsyncGenerator<[path: string, page: Page]> {
  const moment = await readSiteWithList(shop, {});
  for (const path of await sitePaths(shop, moment.site)) {
    const page = isWanted(path) ? await pageAt(shop, moment, path) : undefined;
    if (page) yield [path, page];
  }
}
