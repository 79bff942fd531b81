import type { Collection } from '#contract/calls/collections.ts';
import { collectionPath } from '#contract/pages/paths.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { CollectionPage } from '#contract/pages/collection.ts';
import { collectionShareImage } from '#contract/pages/share-image.ts';
import { allCollections } from '../domain/discovery/collections/index.ts';
import type { CollectionRow } from '../domain/discovery/collections/index.ts';
import { allMediaOf } from '../domain/files/media/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { known, listing } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { beginList, listAsAsked } from './product-list-page.ts';
import { bannerRole, hasBanner, readSiteWithList, siteBeside, sitePicture } from './site.ts';
import type { Site } from './site.ts';

export const collectionKind: PageKind = {
  paths: ['/shop/:seoUrl'],
  read: (shop, { site, facts }, seoUrl) => collectionPage(shop, site, rowAt(site, seoUrl!), PLAIN_PRODUCT_LIST, facts),
  files: known(({ collections }) => collections.map(({ seoUrl }) => collectionPath(seoUrl))),
  live: {
    summary: 'A collection as its address says: filters, sort and page.',
    async begin(shop, { parts: [seoUrl], query: params }) {
      // The collection's rule determines the list, so both are read in the same round trip.
      const rows = shop.read(allCollections({}));
      const begun = beginList(shop, collectionPath(seoUrl!), params, async (query, facts) => {
        const [collections] = await rows;
        return collectionPage(shop, siteBeside(shop, facts), rowAt({ collections }, seoUrl!), query, facts);
      });
      await Promise.all([rows, begun]);
      return begun;
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
    const { site, facts } = await readSiteWithList(shop);
    const page = await collectionPage(shop, site, rowAt(site, seoUrl), PLAIN_PRODUCT_LIST, facts);
    return page && collectionShareImage(page.collection, page.products);
  },
};

/** Returns a collection's page for a state of its list; undefined when shoppers cannot see the collection. */
async function collectionPage(
  shop: Shop,
  site: Site | Promise<Site>,
  row: CollectionRow | undefined,
  query: ProductListQuery,
  facts: ListingFacts,
): Promise<CollectionPage | undefined> {
  if (!row) return undefined;
  const [shown, list] = await Promise.all([site, listAsAsked(shop, { rule: row.rule }, query, facts)]);
  return { kind: 'collection', frame: shown.frame, collection: collectionOf(shown, row), ...list };
}

function rowAt({ collections }: Pick<Site, 'collections'>, seoUrl: string): CollectionRow | undefined {
  return collections.find((collection) => collection.seoUrl === seoUrl);
}

/** Returns the collections that every page links to, each with its banner. */
export function bannered(site: Site): Collection[] {
  return site.collections.filter(hasBanner(site.siteMedia)).map((row) => collectionOf(site, row));
}

/** Returns a collection in the contract's shape. */
function collectionOf(site: Site, { rule: _, ...row }: CollectionRow): Collection {
  return { ...row, banner: sitePicture(site, bannerRole(row.seoUrl)) };
}
