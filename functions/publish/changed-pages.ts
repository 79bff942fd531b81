import { SITE_MAP_PATH } from '#contract/pages/content-pages.ts';
import {
  categoryPath,
  collectionPath,
  COLLECTIONS_PATH,
  productPath,
  SEARCH_PATH,
  SHOP_PATH,
  storePath,
} from '#contract/pages/paths.ts';
import { HOME_PATHS } from '#contract/pages/page.ts';
import type { PageChange } from '../domain/page-changes/index.ts';
import { findProduct, productsWithIds } from '../domain/products/index.ts';
import { relatedPages } from '../domain/related/index.ts';
import { storesOfProducts } from '../domain/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { blogAddressesAt } from './blog-pages.ts';
import { festivalPaths, festivalPathsWith, festivalPathsWithoutFile } from './festival-pages.ts';
import type { Site } from './site.ts';

/** Addresses of pages that are out of date. */
export interface ChangedPages {
  /** Those that show what changed itself, top first. */
  now: string[];
  /** Those that may show it beside their own. */
  later: string[];
  /** Those that may have had a file, and have none any more. */
  gone: string[];
}

/** A change of settings or categories concerns every frame, so every page. */
export function concernsAllPages(changes: readonly PageChange[]): boolean {
  return changes.some(({ subject }) => subject === 'everything' || subject === 'category');
}

/**
 * The pages that some changes concern: each product's own page, those that show it beside theirs, and the lists and
 * festivals it stands in. A new month concerns the calendar and the home page, and whatever changes may change what the
 * site map leads to.
 */
export async function changedPages(shop: Shop, site: Site, changes: readonly PageChange[]): Promise<ChangedPages> {
  const concerns = (wanted: PageChange['subject']) => changes.some(({ subject }) => subject === wanted);
  const isNewMonth = concerns('home');
  const changed: ChangedPages = { now: [], later: [], gone: isNewMonth ? festivalPathsWithoutFile(site.today) : [] };
  if (changes.length === 0) return changed;

  const ids = [...new Set(changes.filter(({ subject }) => subject === 'product').map(({ subjectId }) => subjectId))];
  if (ids.length > 0) await addProducts(shop, site, ids, changed);
  if (isNewMonth || ids.length > 0) changed.now.push(...HOME_PATHS);
  if (isNewMonth) changed.now.push(...festivalPaths(site.today));
  if (concerns('post')) {
    const blog = await blogAddressesAt(shop);
    changed.now.push(...blog.paths);
    changed.gone.push(...blog.gone);
  }
  changed.now.push(SITE_MAP_PATH);
  return changed;
}

async function addProducts(shop: Shop, site: Site, ids: number[], changed: ChangedPages): Promise<void> {
  const given = { ids: JSON.stringify(ids) };
  const [products, beside, stores] = await shop.read(
    productsWithIds(given),
    relatedPages(given),
    storesOfProducts(given),
  );
  const found = await Promise.all(products.map(({ seoUrl }) => findProduct(shop, seoUrl)));
  const shown = found.flatMap((one) => (one.outcome === 'shown' || one.outcome === 'withdrawn' ? [one.product] : []));
  const touched = new Set(products.flatMap(({ categoryId }) => withAncestors(site, categoryId)));
  changed.now.push(
    ...products.map(({ seoUrl }) => productPath(seoUrl)),
    ...site.categories.filter(({ id }) => touched.has(id)).map(({ seoUrl }) => categoryPath(seoUrl)),
    ...stores.map(({ slug }) => storePath(slug)),
    SHOP_PATH,
    COLLECTIONS_PATH,
    SEARCH_PATH,
    ...site.collections.map(({ seoUrl }) => collectionPath(seoUrl)),
    ...festivalPathsWith(site.today, shown),
  );
  changed.later.push(...beside.map(({ seoUrl }) => productPath(seoUrl)));
}

function withAncestors(site: Site, categoryId: number): number[] {
  const category = site.categories.find(({ id }) => id === categoryId);
  return category ? [category.id, ...(category.parentId ? withAncestors(site, category.parentId) : [])] : [];
}
