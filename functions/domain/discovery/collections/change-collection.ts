import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import { collectionFaults } from '#contract/calls/managed-collections.ts';
import type { ChangeCollection, ManagedCollection } from '#contract/calls/managed-collections.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { collections } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { showFiles } from '../../files/media/index.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import { addressAfter, addressToMake, moveAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { checkAddress } from './create-collection.ts';
import { managedCollections } from './manage-collections.ts';
import { pagesOfCollection } from './pages.ts';
import { allCollections } from './reads.ts';
import { collectionColumns, requireGoods, stateOf } from './statements.ts';

/**
 * Changes the given fields of a collection. Its former address redirects to the new one.
 * @throws COLLECTION_NOT_FOUND, COLLECTION_ARCHIVED, STALE_VERSION with the present state, SEO_URL_TAKEN,
 * PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND, SELLER_NOT_FOUND, FILE_UNKNOWN, PICTURE_UNFIT; FIELDS_INVALID when the result
 * is not a valid collection
 */
export function changeCollection(
  shop: Shop,
  admin: Admin,
  id: number,
  { version, mediaList, ...change }: ChangeCollection,
): Promise<ManagedCollection> {
  const { displayName: title, seoUrl: typed } = change;
  checkAddress(typed ?? '');
  const made = addressToMake('collection', { title, typed });
  const beside = [takenLike('collection', made), allCollections({ today: kolkataDay(shop.now) })] as const;
  const verb = () =>
    changeRow(managedCollections, shop, admin, { id, version, beside }, (before, [taken, open]) => {
      if (before.status === 'archived') refuse('COLLECTION_ARCHIVED');
      const wanted = { ...before, ...named(change) };
      const fields = Object.fromEntries(collectionFaults(wanted));
      if (Object.keys(fields).length > 0) refuse('FIELDS_INVALID', { fields });
      const { displayName, seoUrl } = wanted;
      const address = { kind: 'collection', id, title: displayName, typed: seoUrl, present: before.seoUrl } as const;
      const columns = collectionColumns({
        ...wanted,
        translations: changedTranslations(before.translations, change.translations),
        seoUrl: addressAfter(address, made === null ? null : taken),
      });
      return {
        row: query((db) =>
          db
            .update(collections)
            .set({ ...columns, updatedAt: shop.now, version: sql`${collections.version} + 1` })
            .where(and(eq(collections.id, id), eq(collections.version, before.version))),
        ),
        also: [
          ...requireGoods(columns),
          ...moveAddress('collection', id, { from: before.seoUrl, to: columns.seoUrl, now: shop.now }),
          ...(mediaList ? showFiles(shop, admin, { subject: 'collection', id }, mediaList) : []),
          ...pagesOfCollection(shop, open, stateOf(before), {
            ...columns,
            id,
            isArchived: false,
            banners: mediaList ?? before.mediaList,
          }),
        ],
        audit: {
          action: 'collection changed',
          subject: 'collection',
          before: collectionColumns(before),
          after: columns,
        },
      };
    });
  return writeMade({ SEO_URL_TAKEN: made !== null }, verb);
}
