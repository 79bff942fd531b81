import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { CollectionTheme } from '#contract/calls/collections.ts';
import type { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { collectionStatus } from '#contract/states/collection.ts';
import type { CollectionStatus } from '#contract/states/collection.ts';
import { collections } from '../../../db/schema/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { banners, GOODS_COLUMNS } from './reads.ts';
import { writtenRule } from './stored-rule.ts';

/** All collections, archived ones included. */
export const managedCollections = consoleList({
  id: collections.id,
  key: collections.seoUrl,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: collections.id,
        ...GOODS_COLUMNS,
        displayName: collections.displayName,
        description: collections.description,
        translations: collections.translations,
        theme: collections.theme,
        seoUrl: collections.seoUrl,
        seoTitle: collections.seoTitle,
        seoDescription: collections.seoDescription,
        fromOn: collections.fromOn,
        untilOn: collections.untilOn,
        isVisible: collections.isVisible,
        archivedAt: collections.archivedAt,
        position: collections.position,
        feedLabel: collections.feedLabel,
        mediaList: banners,
        updatedAt: collections.updatedAt,
        version: collections.version,
      })
      .from(collections)
      .$dynamic(),
  counted: sql`${collections}`,
  sorts: {
    id: collections.id,
    displayName: collections.displayName,
    theme: collections.theme,
    position: collections.position,
    updatedAt: collections.updatedAt,
  },
  filters: {
    theme: equals(collections.theme),
    // `collectionStatus` as SQL.
    status: where<CollectionStatus>(
      (status, { today }) => sql`CASE
        WHEN ${collections.archivedAt} IS NOT NULL THEN 'archived'
        WHEN NOT ${collections.isVisible} THEN 'hidden'
        WHEN ${collections.fromOn} > ${today} THEN 'upcoming'
        WHEN ${collections.untilOn} < ${today} THEN 'ended'
        ELSE 'open' END = ${status}`,
    ),
  },
  q: [search.in(collections.displayName), search.in(collections.seoUrl)],
  row: ({ archivedAt, rule, theme, ...collection }, shop): ManagedCollection => ({
    ...collection,
    theme: theme as CollectionTheme,
    rule: writtenRule(rule),
    status: collectionStatus({ ...collection, isArchived: archivedAt !== null }, kolkataDay(shop.now)),
  }),
  missing: 'COLLECTION_NOT_FOUND',
});

/** Returns the collection with an address when its creator repeats the request. @throws COLLECTION_NOT_FOUND */
export async function readCollectionWithSeoUrl(shop: Shop, admin: Admin, seoUrl: string): Promise<ManagedCollection> {
  const [[row]] = await shop.read(managedCollections.rowWithKey(shop, admin, seoUrl));
  return row ?? refuse('COLLECTION_NOT_FOUND');
}
