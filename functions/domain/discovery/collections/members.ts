import { and, asc, isNotNull, sql } from 'drizzle-orm';
import { LAST_FEED_LABEL } from '#contract/calls/collections.ts';
import type { Day } from '#contract/shop/dates.ts';
import { collections } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { factsFrom, factStatements, memberTest } from '../product-list/index.ts';
import type { ListingFacts } from '../product-list/index.ts';
import { GOODS_COLUMNS, isOpen } from './reads.ts';

const collectionsWithIds = statement((db, params: Params<{ ids: string }>) =>
  db
    .select({ id: collections.id, ...GOODS_COLUMNS })
    .from(collections)
    .where(sql`${collections.id} IN (SELECT value FROM json_each(${params.ids}))`),
);

/**
 * Returns for each of some collections a function that tells whether a product belongs to it now. A hidden or closed
 * collection has its products, too; a product that shoppers do not see belongs to none. One round trip.
 */
export async function membersOf(
  shop: Shop,
  collectionIds: Iterable<number>,
): Promise<Map<number, (productId: number) => boolean>> {
  const ids = JSON.stringify([...collectionIds]);
  const [rows, ...answers] = await shop.read(collectionsWithIds({ ids }), ...factStatements(shop));
  const facts = factsFrom(shop, answers);
  return new Map(rows.map(({ id, ...goods }) => [id, memberTest(facts, goods)]));
}

/** The collections that shoppers see on a day and whose products have a label in product feeds, in their order. */
export const labellingCollections = statement((db, params: Params<{ today: Day }>) =>
  db
    .select({ seoUrl: collections.seoUrl, feedLabel: sql<number>`${collections.feedLabel}`, ...GOODS_COLUMNS })
    .from(collections)
    .where(and(isOpen(sql`${params.today}`), isNotNull(collections.feedLabel)))
    .orderBy(asc(collections.position), asc(collections.id)),
);
type LabellingCollection = ReturnType<ReturnType<typeof labellingCollections>['read']>[number];

/**
 * Returns a function from a product to its feed labels by their number: the address of a collection with that label, the
 * first one in their order, or an empty text.
 */
export function feedLabels(
  facts: ListingFacts,
  rows: readonly LabellingCollection[],
): (productId: number) => readonly string[] {
  const labelling = rows.map(({ seoUrl, feedLabel, ...goods }) => ({
    seoUrl,
    feedLabel,
    isMember: memberTest(facts, goods),
  }));
  const numbers = Array.from({ length: LAST_FEED_LABEL + 1 }, (_, number) => number);
  return (productId) =>
    numbers.map((number) => labelling.find((one) => one.feedLabel === number && one.isMember(productId))?.seoUrl ?? '');
}
