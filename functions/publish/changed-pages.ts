import { SITE_MAP_PATH } from '#contract/content-pages.ts';
import { HOME_PATHS } from '#contract/pages.ts';
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
import type { Product } from '#contract/products.ts';
import { pageChangesSince } from '../domain/page-changes/index.ts';
import { productsWithIds } from '../domain/products/index.ts';
import { pagesBeside } from '../domain/related/index.ts';
import { storesOfProducts } from '../domain/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { blogPages } from './blog-pages.ts';
import { collectionsPage } from './collections-page.ts';
import { festivalPages, festivalPagesWith, festivalPathsWithoutFile } from './festival-pages.ts';
import { homePage } from './home-page.ts';
import { categoryPage, collectionPage, productPage, readSiteWithList } from './pages.ts';
import type { Site } from './site.ts';
import { plainSearchPage } from './search-pages.ts';
import { siteMapPage } from './site-map-page.ts';
import { sitePages } from './site-pages.ts';
import { shopPage, storePage } from './store-pages.ts';

/**
 * The pages that changed since a catalogue version: each product's own page, those that show it beside theirs, and the
 * lists and festivals it stands in. A new month concerns the calendar and the home page, and whatever changes may change
 * what the site map leads to. A page that is gone comes without content. A change of settings or categories concerns
 * every frame, so every page.
 */
export async function* changedPages(
  shop: Shop,
  version: number,
): AsyncGenerator<[path: string, page: Page | undefined]> {
  const [changes] = await shop.read(pageChangesSince({ version }));
  const { site, facts } = await readSiteWithList(shop, {});
  const isNewMonth = changes.some(({ subject }) => subject === 'home');
  if (isNewMonth) for (const path of festivalPathsWithoutFile(site.today)) yield [path, undefined];
  if (changes.some((change) => change.subject === 'everything' || change.subject === 'category')) {
    yield* sitePages(shop);
    return;
  }
  if (changes.length > 0) yield [SITE_MAP_PATH, await siteMapPage(shop, site)];
  if (isNewMonth) yield* festivalPages(shop, site, facts);
  if (changes.some((change) => change.subject === 'post')) yield* blogPages(shop, site);
  const ids = [...new Set(changes.filter(({ subject }) => subject === 'product').map(({ subjectId }) => subjectId))];
  if (isNewMonth || ids.length > 0) {
    const home = await homePage(shop, site, facts);
    for (const path of HOME_PATHS) yield [path, home];
  }
  if (ids.length === 0) return;
  const given = { ids: JSON.stringify(ids) };
  const [products, beside, stores] = await shop.read(
    productsWithIds(given),
    pagesBeside(given),
    storesOfProducts(given),
  );

  const changed = new Set([...products, ...beside].map(({ seoUrl }) => seoUrl));
  const changedProducts: Product[] = [];
  for (const seoUrl of changed) {
    const page = await productPage(shop, site, seoUrl);
    const isShown = page !== undefined && 'kind' in page && !page.withdrawn;
    yield [productPath(seoUrl), isShown ? page : undefined];
    if (page && 'kind' in page && ids.includes(page.product.id)) changedProducts.push(page.product);
  }
  yield* festivalPagesWith(shop, site, facts, changedProducts);
  const touched = new Set(products.flatMap(({ categoryId }) => withAncestors(site, categoryId)));
  for (const { id, seoUrl } of site.categories) {
    if (touched.has(id)) yield [categoryPath(seoUrl), await categoryPage(shop, site, seoUrl)];
  }
  for (const { seoUrl } of site.collections) {
    yield [collectionPath(seoUrl), await collectionPage(shop, site, seoUrl, PLAIN_GRID, facts)];
  }
  yield [SHOP_PATH, await shopPage(shop, site, PLAIN_GRID, facts)];
  for (const { slug } of stores) {
    const page = await storePage(shop, site, slug);
    yield [storePath(slug), page?.closed ? undefined : page];
  }
  yield [COLLECTIONS_PATH, await collectionsPage(shop, site, facts)];
  yield [SEARCH_PATH, await plainSearchPage(shop, site)];
}

function withAncestors(site: Site, categoryId: number): number[] {
  const category = site.categories.find(({ id }) => id === categoryId);
  return category ? [category.id, ...(category.parentId ? withAncestors(site, category.parentId) : [])] : [];
}
