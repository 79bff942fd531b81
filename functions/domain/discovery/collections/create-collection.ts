import type { Admin } from '#contract/calls/actor.ts';
import type { CreateCollection, ManagedCollection } from '#contract/calls/managed-collections.ts';
import { refuse, REFUSALS } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { changedTranslations } from '#contract/shop/translations.ts';
import { freeSeoUrl, isCollectionAddress, seoUrlFrom } from '#contract/shop/slug.ts';
import { showFiles } from '../../files/media/index.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { takeAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { managedCollections } from './manage-collections.ts';
import { pagesOfCollection } from './pages.ts';
import { allCollections } from './reads.ts';
import { collectionColumns, insertCollection, nextPosition, requireGoods } from './statements.ts';

/**
 * Adds a collection. An empty address is made from its name, so that it is unique.
 * @throws SEO_URL_TAKEN, PRODUCT_NOT_FOUND, CATEGORY_NOT_FOUND, SELLER_NOT_FOUND, FILE_UNKNOWN, PICTURE_UNFIT;
 * FIELDS_INVALID when the address is that of another page
 */
export async function createCollection(
  shop: Shop,
  admin: Admin,
  { mediaList, seoUrl: typed, position, ...input }: CreateCollection,
): Promise<ManagedCollection> {
  checkAddress(typed);
  const made = typed === '' ? seoUrlFrom(input.displayName, 'collection') : null;
  const [taken, [next], open] = await shop.read(
    takenLike('collection', made),
    nextPosition({}),
    allCollections({ today: kolkataDay(shop.now) }),
  );
  const seoUrl = made === null ? typed : freeSeoUrl(made, taken);
  shop.noteResult(seoUrl);
  const translations = changedTranslations({}, input.translations);
  const row = collectionColumns({ ...input, translations, seoUrl, position: position ?? next!.position });
  const after = { ...row, id: 0, isArchived: false, banners: mediaList };
  const written = {
    row: insertCollection({ ...row, createdAt: shop.now, updatedAt: shop.now }),
    goods: requireGoods(row),
    address: takeAddress({ kind: 'collection', seoUrl }),
    files: showFiles(shop, admin, { subject: 'collection', seoUrl }, mediaList),
    audit: auditEntry(shop, admin, {
      action: 'collection created',
      subject: 'collection',
      subjectId: 0,
      before: {},
      after: row,
    }),
    pages: pagesOfCollection(shop, open, undefined, after),
    after: managedCollections.rowWithKey(shop, admin, seoUrl),
  };
  const { after: created } = await writeMade({ SEO_URL_TAKEN: made !== null }, () => shop.write(written));
  return created[0]!;
}

/** Checks an address from the form. @throws FIELDS_INVALID when it is that of the page of all collections */
export function checkAddress(typed: string): void {
  if (typed !== '' && !isCollectionAddress(typed))
    refuse('FIELDS_INVALID', { fields: { seoUrl: REFUSALS.SEO_URL_TAKEN.text } });
}
