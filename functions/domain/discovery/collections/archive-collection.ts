import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { collections } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { managedCollections } from './manage-collections.ts';
import { pagesOfCollection } from './pages.ts';
import { allCollections } from './reads.ts';
import { stateOf } from './statements.ts';

/** Takes a collection out of the shop. It keeps its address. @throws COLLECTION_NOT_FOUND */
export function archiveCollection(shop: Shop, admin: Admin, id: number): Promise<ManagedCollection> {
  return setArchived(shop, admin, id, { isArchived: true, action: 'collection archived' });
}

/** Brings an archived collection back as it was. @throws COLLECTION_NOT_FOUND */
export function restoreCollection(shop: Shop, admin: Admin, id: number): Promise<ManagedCollection> {
  return setArchived(shop, admin, id, { isArchived: false, action: 'collection restored' });
}

function setArchived(
  shop: Shop,
  admin: Admin,
  id: number,
  { isArchived, action }: { isArchived: boolean; action: string },
): Promise<ManagedCollection> {
  const beside = [allCollections({ today: kolkataDay(shop.now) })] as const;
  return changeRow(managedCollections, shop, admin, { id, version: undefined, beside }, (row, [open]) => {
    const before = stateOf(row);
    const { displayName, seoUrl } = row;
    return {
      row: query((db) =>
        db
          .update(collections)
          .set({
            archivedAt: isArchived ? shop.now : null,
            updatedAt: shop.now,
            version: sql`${collections.version} + 1`,
          })
          .where(and(eq(collections.id, id), eq(collections.version, row.version))),
      ),
      also: pagesOfCollection(shop, open, before, { ...before, isArchived }),
      audit: {
        action,
        subject: 'collection',
        before: { displayName, seoUrl, isArchived: before.isArchived },
        after: { displayName, seoUrl, isArchived },
      },
    };
  });
}
