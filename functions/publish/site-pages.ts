import { kolkataDay } from '#contract/dates.ts';
import { categoryPath, collectionPath, HOME_PATHS, PLAIN_PATHS, productPath } from '#contract/pages.ts';
import type { Page } from '#contract/pages.ts';
import { shownProducts } from '../domain/products/index.ts';
import type { Shop } from '../domain/shop.ts';
import { categoryPage, collectionPage, homePage, plainPage, productPage, readSite } from './pages.ts';

/** Every page of the site with its address, one after the other: the site may be larger than memory. */
export async function* sitePages(shop: Shop): AsyncGenerator<[path: string, page: Page]> {
  const site = await readSite(shop);
  for (const path of PLAIN_PATHS) yield [path, plainPage(site)];
  for (const path of HOME_PATHS) yield [path, homePage(site)];
  for (const { seoUrl } of site.categories) {
    const page = await categoryPage(shop, site, seoUrl);
    if (page) yield [categoryPath(seoUrl), page];
  }
  for (const { seoUrl } of site.collections) {
    const page = await collectionPage(shop, site, seoUrl);
    if (page) yield [collectionPath(seoUrl), page];
  }
  const [products] = await shop.read(shownProducts({ today: kolkataDay(shop.now) }));
  for (const { seoUrl } of products) {
    const page = await productPage(shop, site, seoUrl);
    if (page && 'kind' in page) yield [productPath(seoUrl), page];
  }
}
