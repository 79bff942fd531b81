import { COLLECTION_THEMES } from '#contract/calls/collections.ts';
import { PLAIN_PRODUCT_LIST } from '#contract/pages/product-list-query.ts';
import { COLLECTIONS_PATH } from '#contract/pages/paths.ts';
import type { CollectionsPage, CollectionTile } from '#contract/pages/collections.ts';
import { VISITOR } from '#contract/calls/actor.ts';
import { filterAndCount, listProducts } from '../domain/product-list/index.ts';
import type { ListingFacts } from '../domain/product-list/index.ts';
import type { Shop } from '../domain/shop.ts';
import { foundAt } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { readSiteWithList } from './site.ts';
import type { Site } from './site.ts';

/** So many of a collection's top pieces are looked at for one that no tile before it shows. */
const LOOKED_AT = 12;

export const collectionsKind: PageKind = {
  paths: [COLLECTIONS_PATH],
  read: (shop, { site, facts }) => collectionsPage(shop, site, facts),
  live: {
    summary: 'All collections, by what people look for.',
    async answer(shop) {
      const { site, facts } = await readSiteWithList(shop, {});
      return { page: await collectionsPage(shop, site, facts), path: COLLECTIONS_PATH };
    },
  },
  changedBy: { product: 'all' },
  found: foundAt(COLLECTIONS_PATH),
};

/** The page that lists all collections, each with a piece of its own: one read, however many there are. */
async function collectionsPage(
  shop: Shop,
  { frame, collections }: Site,
  facts: ListingFacts,
): Promise<CollectionsPage> {
  const shown = new Set<number>();
  const tiles = collections.map((row) => {
    const { ids, total } = filterAndCount(facts, {
      ...PLAIN_PRODUCT_LIST,
      page: 0,
      pageSize: LOOKED_AT,
      rule: row.rule,
    });
    const id = ids.find((own) => !shown.has(own)) ?? ids[0];
    if (id !== undefined) shown.add(id);
    return { row, id, total };
  });
  const asked = { ids: [...shown], offset: 0, limit: Math.max(1, shown.size) };
  const { products } = await listProducts(shop, VISITOR, asked);
  const pictures = new Map(
    products.map(({ id, skus }) => [id, (skus.find((sku) => sku.inStock) ?? skus[0])?.mediaList[0] ?? null]),
  );
  const groups = COLLECTION_THEMES.map((theme) => ({
    theme,
    collections: tiles
      .filter(({ row, total }) => row.theme === theme && total > 0)
      .map(({ row, id, total }): CollectionTile => ({
        displayName: row.displayName,
        seoUrl: row.seoUrl,
        about: row.description.slice(0, row.description.search(/[.;:](\s|$)/) + 1).replace(/[;:]$/, '.'),
        count: total,
        picture: (id === undefined ? null : pictures.get(id)) ?? null,
      })),
  }));
  return { kind: 'collections', frame, groups: groups.filter(({ collections: own }) => own.length > 0) };
}
