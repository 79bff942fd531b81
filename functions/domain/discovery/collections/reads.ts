import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Day } from '#contract/shop/dates.ts';
import { collections } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { shownFiles } from '../../files/media/index.ts';
import { movedFrom } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';

/** The columns of the products of a collection. */
export const GOODS_COLUMNS = {
  byRule: collections.byRule,
  rule: collections.rule,
  pinnedIds: collections.pinnedIds,
  includedIds: collections.includedIds,
  excludedIds: collections.excludedIds,
};

/** The banner, as a list of at most one picture. */
export const banners = shownFiles(sql`used.subject = 'collection' AND used.subject_id = ${collections.id}`);

const hasBegun = (today: SQL) => sql`(${collections.fromOn} IS NULL OR ${collections.fromOn} <= ${today})`;
const hasNotEnded = (today: SQL) => sql`(${collections.untilOn} IS NULL OR ${collections.untilOn} >= ${today})`;

/** Returns the condition that shoppers see a collection on a day; see `collectionStatus`. */
export const isOpen = (today: SQL) =>
  and(eq(collections.isVisible, true), isNull(collections.archivedAt), hasBegun(today), hasNotEnded(today));

/** The collections that shoppers see on a day, in their order. */
export const allCollections = statement((db, params: Params<{ today: Day }>) =>
  db
    .select({
      id: collections.id,
      seoUrl: collections.seoUrl,
      displayName: collections.displayName,
      description: collections.description,
      translations: collections.translations,
      seoTitle: collections.seoTitle,
      seoDescription: collections.seoDescription,
      theme: collections.theme,
      position: collections.position,
      ...GOODS_COLUMNS,
      banners,
    })
    .from(collections)
    .where(isOpen(sql`${params.today}`))
    .orderBy(asc(collections.position), asc(collections.id)),
);
export type CollectionRow = ReturnType<ReturnType<typeof allCollections>['read']>[number];

/** The collections that shoppers see on a day or later, for links that hold later. */
export const collectionsToLink = statement((db, params: Params<{ today: Day }>) =>
  db
    .select({ seoUrl: collections.seoUrl, displayName: collections.displayName })
    .from(collections)
    .where(and(eq(collections.isVisible, true), isNull(collections.archivedAt), hasNotEnded(sql`${params.today}`)))
    .orderBy(asc(collections.position), asc(collections.id)),
);

/** The collection at an address, whether shoppers see it or not. */
export const collectionAt = statement((db, params: Params<{ seoUrl: string }>) =>
  db
    .select({
      id: collections.id,
      isVisible: collections.isVisible,
      isArchived: sql<boolean>`${collections.archivedAt} IS NOT NULL`.mapWith(Boolean),
      fromOn: collections.fromOn,
      untilOn: collections.untilOn,
      ...GOODS_COLUMNS,
    })
    .from(collections)
    .where(eq(collections.seoUrl, params.seoUrl)),
);

/** The addresses under which shoppers see no collection on a day: of closed collections, and former ones. */
export const closedAddresses = statement((db, params: Params<{ today: Day }>) =>
  db.select({ seoUrl: sql<string>`closed.seo_url` }).from(
    sql`(SELECT seo_url FROM ${collections} WHERE NOT coalesce(${isOpen(sql`${params.today}`)}, 0)
        UNION ALL SELECT from_seo_url FROM redirects WHERE kind = 'collection') closed`,
  ),
);

/** Returns the present address of an open collection by a former address; undefined if there is none. */
export async function findMovedCollection(shop: Shop, seoUrl: string, today: Day): Promise<string | undefined> {
  const [[moved], open] = await shop.read(movedFrom({ kind: 'collection', seoUrl }), allCollections({ today }));
  return open.find(({ id }) => id === moved?.id)?.seoUrl;
}
