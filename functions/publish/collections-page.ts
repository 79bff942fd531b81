import { COLLECTION_THEMES } from '#contract/calls/collections.ts';
import { COLLECTIONS_PATH } from '#contract/pages/paths.ts';
import type { CollectionsPage } from '#contract/pages/collections.ts';
import { productsInOrder } from '../domain/discovery/product-list/index.ts';
import type { ListingFacts } from '../domain/discovery/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { chooseTiles, tileOf } from './collection-tiles.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { readSiteWithList } from './site.ts';
import type { Site } from './site.ts';

export const collectionsKind: PageKind = {
  paths: [COLLECTIONS_PATH],
  read: (shop, { site, facts }) => collectionsPage(shop, site, facts),
  live: {
    summary: 'All collections, by what people look for.',
    async answer(shop) {
      const { site, facts } = await readSiteWithList(shop);
      return { page: await collectionsPage(shop, site, facts), path: COLLECTIONS_PATH };
    },
  },
  changedBy: { product: 'all', collection: 'all' },
  found: foundAt(COLLECTIONS_PATH),
};

/** Returns the page of all collections, each with a different piece. It needs one read for any number of them. */
async function collectionsPage(
  shop: Shop,
  { frame, collections }: Site,
  facts: ListingFacts,
): Promise<CollectionsPage> {
  const choices = chooseTiles(facts, collections);
  const products = await productsInOrder(shop, [...new Set(choices.map(({ productId }) => productId))]);
  const groups = COLLECTION_THEMES.map((theme) => ({
    theme,
    collections: choices.filter(({ row }) => row.theme === theme).map((choice) => tileOf(choice, products)),
  }));
  return { kind: 'collections', frame, groups: groups.filter(({ collections: own }) => own.length > 0) };
}
