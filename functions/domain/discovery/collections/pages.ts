import { sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { collectionStatus } from '#contract/states/collection.ts';
import type { CollectionDates } from '#contract/states/collection.ts';
import { collections } from '../../../db/schema/index.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { pageInvalidation, pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { isSameFrame } from './menu.ts';
import type { MenuCollection } from './menu.ts';

/** The state of a collection that decides which pages show it. A new one has the id 0. */
export interface CollectionState extends CollectionDates, MenuCollection {}

const invalidateAddress = pageInvalidationWhere(({ seoUrl }: Params<{ seoUrl: string }>) => ({
  subjectId: sql`${collections.id}`,
  from: sql`${collections}`,
  condition: sql`${collections.seoUrl} = ${seoUrl}`,
}));

/**
 * Returns the page invalidation of a changed collection: none if shoppers see it neither before nor after, every page
 * if the menu or the footer changes, else the collection's own page and the pages that list collections.
 * @param open the collections that shoppers see before the change
 */
export function pagesOfCollection(
  shop: Shop,
  open: readonly MenuCollection[],
  before: CollectionState | undefined,
  after: CollectionState,
): Statement[] {
  const today = kolkataDay(shop.now);
  const isOpen = (state: CollectionState) => collectionStatus(state, today) === 'open';
  const wasOpen = before !== undefined && isOpen(before);
  if (!wasOpen && !isOpen(after)) return [];
  const others = open.filter(({ id }) => id !== after.id);
  const next = isOpen(after) ? [...others, after].toSorted(inOrder) : others;
  if (!isSameFrame(open, next)) return [pageInvalidation(shop, { subject: 'everything', subjectId: 0 })];
  return [invalidateAddress(shop, { subject: 'collection' }, { seoUrl: after.seoUrl })];
}

/** Sorts by position, then by id. A new collection comes after others of its position. */
function inOrder(one: MenuCollection, other: MenuCollection): number {
  return one.position - other.position || (one.id || Infinity) - (other.id || Infinity);
}
