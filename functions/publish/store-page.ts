import { PLAIN_PRODUCT_LIST, readProductListQuery } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { StorePage } from '#contract/pages/store.ts';
import { storePath } from '#contract/pages/paths.ts';
import { listingFacts } from '../domain/discovery/product-list/index.ts';
import { activeSellers, dispatchOfStore, findStore } from '../domain/sellers/sellers/index.ts';
import type { Shop } from '../domain/shop.ts';
import { listing } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { listAsAsked, statusOfList } from './product-list-page.ts';
import { readSite } from './site.ts';
import type { Site } from './site.ts';

export const storeKind: PageKind = {
  paths: ['/store/:slug'],
  async read(shop, { site }, slug) {
    const page = await storePage(shop, site, slug!, PLAIN_PRODUCT_LIST);
    return page?.closed ? undefined : page;
  },
  files: listing(
    () => [activeSellers({})] as const,
    ([sellers]) => sellers.map(({ slug }) => storePath(slug)),
  ),
  live: {
    summary: "A seller's store as its address says; one that is closed says so.",
    async answer(shop, { parts: [slug], query }) {
      const page = await storePage(shop, readSite(shop), slug!, readProductListQuery(query));
      return page && { page, path: storePath(slug!), status: page.closed ? 410 : statusOfList(page) };
    },
  },
  changedBy: { product: ({ stores }) => ({ now: stores.map(({ slug }) => storePath(slug)) }) },
  found: listing(
    () => [activeSellers({})] as const,
    ([sellers]) => sellers.map(({ slug }) => ({ path: storePath(slug) })),
  ),
};

/**
 * Returns a seller's store for a state of its list, also when it is closed; undefined for a seller that has never sold
 * here.
 */
async function storePage(
  shop: Shop,
  site: Site | Promise<Site>,
  slug: string,
  query: ProductListQuery,
): Promise<StorePage | undefined> {
  const [{ frame }, found, facts] = await Promise.all([site, findStore(shop, slug), listingFacts(shop)]);
  if (!found) return undefined;
  const [dispatch, list] = await Promise.all([
    dispatchOfStore(shop, slug, frame.policy.dispatchHours),
    listAsAsked(shop, { store: slug }, query, facts),
  ]);
  return { kind: 'store', frame, store: { ...found.store, dispatch }, closed: found.status !== 'ACTIVE', ...list };
}
