import type { Collection } from '#contract/calls/collections.ts';
import { collectionPath } from '#contract/pages/paths.ts';
import { PLAIN_PRODUCT_LIST, readProductListQuery } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { CollectionPage } from '#contract/pages/collection.ts';
import { collectionShareImage } from '#contract/pages/share-image.ts';
import { allCollections } from '../domain/collections/index.ts';
import type { CollectionRow } from '../domain/collections/index.ts';
import { allMediaOf } from '../domain/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import { known, listing } from './page-kind.ts';
import type { Moment, PageKind } from './page-kind.ts';
import { listAsAsked, statusOfList } from './product-list-page.ts';
import { bannerRole, hasBanner, readSiteWithList, sitePicture } from './site.ts';
import type { Site } from './site.ts';

export const collectionKind: PageKind = {
  paths: ['/shop/:seoUrl'],
  read: (shop, moment, seoUrl) => collectionPage(shop, moment, seoUrl!, PLAIN_PRODUCT_LIST),
  files: known(({ collections }) => collections.map(({ seoUrl }) => collectionPath(seoUrl))),
  live: {
    summary: 'A collection as its address says: filters, sort and page.',
    async answer(shop, { parts: [seoUrl], query }) {
      const page = await collectionPage(shop, await readSiteWithList(shop), seoUrl!, readProductListQuery(query));
      return page && { page, path: collectionPath(seoUrl!), status: statusOfList(page) };
    },
  },
  changedBy: { product: 'all' },
  found: listing(
    () => [allCollections({}), allMediaOf({ subject: 'site' })] as const,
    ([collections, media]) =>
      collections.map(({ seoUrl }) => ({
        path: collectionPath(seoUrl),
        pictures: media.filter(({ role }) => role === bannerRole(seoUrl)),
      })),
  ),
  async shareImage(shop, seoUrl) {
    const page = await collectionPage(shop, await readSiteWithList(shop), seoUrl, PLAIN_PRODUCT_LIST);
    return page && collectionShareImage(page.collection, page.products);
  },
};

/** A collection's page for a state of its list; nothing where shoppers see no such collection. */
async function collectionPage(
  shop: Shop,
  { site, facts }: Moment,
  seoUrl: string,
  query: ProductListQuery,
): Promise<CollectionPage | undefined> {
  const row = site.collections.find((collection) => collection.seoUrl === seoUrl);
  if (!row) return undefined;
  const list = await listAsAsked(shop, { rule: row.rule }, query, facts);
  return { kind: 'collection', frame: site.frame, collection: collectionOf(site, row), ...list };
}

/** The collections every page leads to, each with the picture over it. */
export function bannered(site: Site): Collection[] {
  return site.collections.filter(hasBanner(site.siteMedia)).map((row) => collectionOf(site, row));
}

/** A collection in the contract's shape. */
function collectionOf(site: Site, { rule: _, ...row }: CollectionRow): Collection {
  return { ...row, banner: sitePicture(site, bannerRole(row.seoUrl)) };
}
