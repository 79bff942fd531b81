import { kolkataDay } from '#contract/dates.ts';
import { CONTACT_PATH, SITE_MAP_PATH } from '#contract/content-pages.ts';
import { HOME_PATHS, PLAIN_PATHS } from '#contract/pages.ts';
import {
  categoryPath,
  collectionPath,
  COLLECTIONS_PATH,
  productPath,
  SEARCH_PATH,
  SHOP_PATH,
  storePath,
} from '#contract/page-paths.ts';
import type { Page } from '#contract/pages.ts';
import { PLAIN_GRID } from '#contract/grid.ts';
import { shownProducts } from '../domain/products/index.ts';
import { activeSellers } from '../domain/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { blogPages } from './blog-pages.ts';
import { collectionsPage } from './collections-page.ts';
import { festivalPages } from './festival-pages.ts';
import { homePage } from './home-page.ts';
import { categoryPage, collectionPage, plainPage, productPage, readSiteWithList } from './pages.ts';
import { plainSearchPage } from './search-pages.ts';
import { siteMapPage } from './site-map-page.ts';
import { contactPage, shopPage, storePage } from './store-pages.ts';

/** Every page of the site with its address, one after the other: the site may be larger than memory. */
export async function* sitePages(shop: Shop): AsyncGenerator<[path: string, page: Page]> {
  const { site, facts } = await readSiteWithList(shop, {});
  for (const path of PLAIN_PATHS) yield [path, plainPage(site)];
  yield [CONTACT_PATH, contactPage(site)];
  yield [SITE_MAP_PATH, await siteMapPage(shop, site)];
  const home = await homePage(shop, site, facts);
  for (const path of HOME_PATHS) yield [path, home];
  yield [SEARCH_PATH, await plainSearchPage(shop, site)];
  for (const { seoUrl } of site.categories) {
    const page = await categoryPage(shop, site, seoUrl);
    if (page) yield [categoryPath(seoUrl), page];
  }
  for (const { seoUrl } of site.collections) {
    const page = await collectionPage(shop, site, seoUrl, PLAIN_GRID, facts);
    if (page) yield [collectionPath(seoUrl), page];
  }
  yield* festivalPages(shop, site, facts);
  for await (const [path, page] of blogPages(shop, site)) if (page) yield [path, page];
  yield [COLLECTIONS_PATH, await collectionsPage(shop, site, facts)];
  yield [SHOP_PATH, await shopPage(shop, site, PLAIN_GRID, facts)];
  const [sellers, products] = await shop.read(activeSellers({}), shownProducts({ today: kolkataDay(shop.now) }));
  for (const { slug } of sellers) {
    const page = await storePage(shop, site, slug);
    if (page) yield [storePath(slug), page];
  }
  for (const { seoUrl } of products) {
    const page = await productPage(shop, site, seoUrl);
    if (page && 'kind' in page) yield [productPath(seoUrl), page];
  }
}
