import type { Staff } from '#contract/calls/actor.ts';
import type { Bundle, WriteBundle } from '#contract/calls/bundles.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { randomSigns } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { sellerOfBundle } from './bundle-rules.ts';
import { loggedBundle, managedBundles } from './manage-bundles.ts';
import { pagesOfPieces } from './pages.ts';
import { bundleColumns, factsOfPieces, insertBundle, setPieces } from './statements.ts';

/**
 * Adds a bundle of the seller of its products. A seller's own bundles are funded by the seller.
 * @throws PRODUCT_NOT_FOUND, SKU_NOT_FOUND, FIELDS_INVALID as `sellerOfBundle`
 */
export async function createBundle(shop: Shop, staff: Staff, bundle: WriteBundle): Promise<Bundle> {
  const [facts] = await shop.read(factsOfPieces(bundle.pieces));
  const sellerId = sellerOfBundle(staff, bundle, facts);
  const reference = `RH-B-${randomSigns(shop.random, 12)}`;
  const key = { id: null, reference };
  shop.noteResult(reference);
  const { after } = await shop.write({
    bundle: insertBundle({
      ...bundleColumns(bundle),
      reference,
      sellerId,
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    pieces: setPieces(key, bundle.pieces),
    // The id is not known before the insert, so the entry stores the values.
    audit: auditEntry(shop, staff, {
      action: 'bundle created',
      subject: 'bundle',
      subjectId: 0,
      before: {},
      after: loggedBundle(bundle),
    }),
    pages: pagesOfPieces(shop, key),
    after: managedBundles.rowWithKey(shop, staff, reference),
  });
  return after[0]!;
}

/** Returns the bundle that an earlier request created. @throws BUNDLE_NOT_FOUND */
export async function readCreatedBundle(shop: Shop, staff: Staff, reference: string): Promise<Bundle> {
  const [[bundle]] = await shop.read(managedBundles.rowWithKey(shop, staff, reference));
  return bundle ?? refuse('BUNDLE_NOT_FOUND');
}
