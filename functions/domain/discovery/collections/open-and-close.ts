import { and, asc, eq, isNull } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { collectionStatus } from '#contract/states/collection.ts';
import { collections } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { dayBefore, dayNumber, lastCollectionDay, noteCollectionDay } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { isSameFrame } from './menu.ts';
import { banners } from './reads.ts';

/** The collections that are open on some day, in their order. */
const datedCollections = statement((db) =>
  db
    .select({
      id: collections.id,
      seoUrl: collections.seoUrl,
      displayName: collections.displayName,
      translations: collections.translations,
      theme: collections.theme,
      position: collections.position,
      isVisible: collections.isVisible,
      fromOn: collections.fromOn,
      untilOn: collections.untilOn,
      byRule: collections.byRule,
      rule: collections.rule,
      banners,
    })
    .from(collections)
    .where(and(eq(collections.isVisible, true), isNull(collections.archivedAt)))
    .orderBy(asc(collections.position), asc(collections.id)),
);
type DatedCollection = ReturnType<ReturnType<typeof datedCollections>['read']>[number];

/**
 * Returns the statements that note the pages which change at the beginning of a day: of collections that open or close,
 * and of those whose rule asks for new products. None when the day is noted already. One round trip.
 */
export async function noteCollectionsOfDay(shop: Shop): Promise<Statement<number>[]> {
  const today = kolkataDay(shop.now);
  const [noted, rows] = await shop.read(lastCollectionDay, datedCollections({}));
  if (noted === dayNumber(shop.now)) return [];
  const before = dayBefore(shop, noted);
  const [wasOpen, isOpen] = [openOn(rows, before), openOn(rows, today)];
  if (!isSameFrame(wasOpen, isOpen)) return noteCollectionDay(shop, [{ subject: 'everything', subjectId: 0 }]);
  const changed = rows.filter(
    (row) =>
      wasOpen.includes(row) !== isOpen.includes(row) ||
      (isOpen.includes(row) && row.byRule && row.rule.newDays !== undefined),
  );
  return noteCollectionDay(
    shop,
    changed.map(({ id }) => ({ subject: 'collection', subjectId: id })),
  );
}

function openOn(rows: readonly DatedCollection[], day: Day): DatedCollection[] {
  return rows.filter((row) => collectionStatus({ ...row, isArchived: false }, day) === 'open');
}
