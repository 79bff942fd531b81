import { categoryPath, collectionPath, HOME_PATHS, productPath } from '#contract/pages.ts';
import type { Page } from '#contract/pages.ts';
import { pageChangesSince } from '../domain/page-changes/index.ts';
import { productsWithIds } from '../domain/products/index.ts';
import { pagesBeside } from '../domain/related/index.ts';
import type { Shop } from '../domain/shop.ts';
import { categoryPage, collectionPage, homePage, productPage, readSite } from './pages.ts';
import { sitePages } from './site-pages.ts';

/**
 * The pages that changed since a catalogue version: each product's own page, those that show it beside theirs, and the
 * lists it stands in. A page that
 * is gone comes without content. A change of settings or categories concerns every frame, so every page.
 */
export async function* changedPages(
  shop: Shop,
  version: number,
): AsyncGenerator<[path: string, page: Page | undefined]> {
  const [changes] = await shop.read(pageChangesSince({ version }));
  if (changes.some((change) => change.subject === 'everything' || change.subject === 'category')) {
    yield* sitePages(shop);
    return;
  }
  const site = await readSite(shop);
  const ids = [...new Set(changes.filter(({ subject }) => subject === 'product').map(({ subjectId }) => subjectId))];
  if (ids.length === 0) return;
  const given = { ids: JSON.stringify(ids) };
  const [products, beside] = await shop.read(productsWithIds(given), pagesBeside(given));

  const changed = new Set([...products, ...beside].map(({ seoUrl }) => seoUrl));
  for (const seoUrl of changed) {
    const page = await productPage(shop, site, seoUrl);
    const isShown = page !== undefined && 'kind' in page && !page.withdrawn;
    yield [productPath(seoUrl), isShown ? page : undefined];
  }
  const touched = new Set(products.flatMap(({ categoryId }) => withAncestors(site, categoryId)));
  for (const { id, seoUrl } of site.categories) {
    if (touched.has(id)) yield [categoryPath(seoUrl), await categoryPage(shop, site, seoUrl)];
  }
  for (const { seoUrl } of site.collections) {
    yield [collectionPath(seoUrl), await collectionPage(shop, site, seoUrl)];
  }
  for (const path of HOME_PATHS) yield [path, homePage(site)];
}

function withAncestors(site: Awaited<ReturnType<typeof readSite>>, categoryId: number): number[] {
  const category = site.categories.find(({ id }) => id === categoryId);
  return category ? [category.id, ...(category.parentId ? withAncestors(site, category.parentId) : [])] : [];
}
