import { kolkataDay } from '#contract/shop/dates.ts';
import { collectionPath, COLLECTIONS_PATH } from '#contract/pages/paths.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import type { ProductListQuery } from '#contract/pages/product-list-query.ts';
import type { CollectionPage } from '#contract/pages/collection.ts';
import { collectionShareImage } from '#contract/pages/share-image.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import { collectionStatus } from '#contract/states/collection.ts';
import {
  allCollections,
  closedAddresses,
  collectionAt,
  findMovedCollection,
} from '../domain/discovery/collections/index.ts';
import type { CollectionRow } from '../domain/discovery/collections/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { known, listing } from './page-kind.ts';
import type { LiveAnswer, PageKind } from './page-kind.ts';
import { beginList, listAsAsked } from './product-list-page.ts';
import { readSiteWithList, siteBeside } from './site.ts';
import type { Site } from './site.ts';

export const collectionKind: PageKind = {
  paths: ['/shop/:seoUrl'],
  read: (shop, { site, facts }, seoUrl) => collectionPage(shop, site, seoUrl!, PLAIN_PRODUCT_LIST, facts),
  files: known(({ collections }) => collections.map(({ seoUrl }) => collectionPath(seoUrl))),
  live: {
    summary: 'A collection as its address says: filters, sort and page.',
    async begin(shop, { parts: [seoUrl], query: params }) {
      const begun = await beginList(shop, collectionPath(seoUrl!), params, async (query, facts) =>
        collectionPage(shop, await siteBeside(shop, facts), seoUrl!, query, facts),
      );
      return { ...begun, answer: async () => (await begun.answer()) ?? withoutPage(shop, seoUrl!) };
    },
  },
  changedBy: {
    product: 'all',
    collection: (ids, { collections }) =>
      collections.filter(({ id }) => ids.has(id)).map(({ seoUrl }) => collectionPath(seoUrl)),
  },
  gone: {
    by: 'collection',
    paths: listing(
      ({ today }) => [closedAddresses({ today })] as const,
      ([closed], { collections }) =>
        closed
          .filter(({ seoUrl }) => !collections.some((open) => open.seoUrl === seoUrl))
          .map(({ seoUrl }) => collectionPath(seoUrl)),
    ),
  },
  found: listing(
    ({ today }) => [allCollections({ today })] as const,
    ([collections]) => collections.map(({ seoUrl, banners }) => ({ path: collectionPath(seoUrl), pictures: banners })),
  ),
  async shareImage(shop, seoUrl, language) {
    const { site, facts } = await readSiteWithList(shop);
    const page = await collectionPage(shop, site, seoUrl, PLAIN_PRODUCT_LIST, facts);
    return page && collectionShareImage(ownTextsIn(language, page.collection), page.products);
  },
};

/** Returns a collection's page for a state of its list; undefined when shoppers cannot see the collection. */
async function collectionPage(
  shop: Shop,
  { frame, collections }: Site,
  seoUrl: string,
  query: ProductListQuery,
  facts: ListingFacts,
): Promise<CollectionPage | undefined> {
  const row = collections.find((collection) => collection.seoUrl === seoUrl);
  if (!row) return undefined;
  const list = await listAsAsked(shop, { goods: row }, query, facts);
  return { kind: 'collection', frame, collection: collectionOf(row), ...list };
}

/**
 * Returns the redirect from an address without a page: from a former address to the present one, and from a collection
 * that has ended to all collections. The redirect is not cached, since a collection may open again next year.
 */
async function withoutPage(shop: Shop, seoUrl: string): Promise<LiveAnswer> {
  const today = kolkataDay(shop.now);
  const [[closed]] = await shop.read(collectionAt({ seoUrl }));
  if (closed) return collectionStatus(closed, today) === 'ended' ? { movedTo: COLLECTIONS_PATH } : undefined;
  const moved = await findMovedCollection(shop, seoUrl, today);
  return moved === undefined ? undefined : { movedTo: collectionPath(moved) };
}

/** Returns a collection in the contract's shape. */
function collectionOf(row: CollectionRow): CollectionPage['collection'] {
  const { seoUrl, displayName, description, seoTitle, seoDescription, translations, theme, banners } = row;
  const texts = { displayName, description, seoTitle, seoDescription, translations };
  return { seoUrl, ...texts, theme, banner: banners[0] ?? null };
}
