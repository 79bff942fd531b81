import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { Bundle, ChangeBundle } from '#contract/calls/bundles.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { bundles } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';
import { sellerOfBundle } from './bundle-rules.ts';
import { loggedBundle, managedBundles } from './manage-bundles.ts';
import { pagesOfPieces } from './pages.ts';
import { bundleColumns, factsOfBundle, factsOfPieces, setPieces } from './statements.ts';

const OTHER_SELLER = 'A bundle stays with its seller. Please add a new one for the products of another seller.';

/**
 * Changes the given fields of a bundle. Orders keep what it gave them.
 * @throws BUNDLE_NOT_FOUND, STALE_VERSION with the present state, BUNDLE_OF_PLATFORM when a seller changes a bundle that
 * the platform pays for; PRODUCT_NOT_FOUND, SKU_NOT_FOUND, FIELDS_INVALID as `sellerOfBundle`, or when the products
 * are of another seller than before
 */
export function changeBundle(
  shop: Shop,
  staff: Staff,
  id: number,
  { version, ...change }: ChangeBundle,
): Promise<Bundle> {
  const key = { id, reference: null };
  const beside = [change.pieces ? factsOfPieces(change.pieces) : factsOfBundle(id)] as const;
  return changeRow(managedBundles, shop, staff, { id, version, beside }, (present, [facts]) => {
    mustBeOwn(staff, present);
    const pieces = change.pieces ?? present.pieces.map(({ productId, skuId }) => ({ productId, skuId }));
    const bundle = { ...present, ...named(change), pieces };
    const sellerId = sellerOfBundle(staff, bundle, facts);
    if (sellerId !== present.sellerId) refuse('FIELDS_INVALID', { fields: { pieces: OTHER_SELLER } });
    return {
      row: query((db) =>
        db
          .update(bundles)
          .set({
            ...bundleColumns(bundle),
            updatedAt: shop.now,
            version: sql`${bundles.version} + 1`,
          })
          .where(and(eq(bundles.id, id), eq(bundles.version, present.version))),
      ),
      // Of the former pieces and of the new ones.
      also: [pagesOfPieces(shop, key), ...setPieces(key, pieces), pagesOfPieces(shop, key)],
      audit: {
        action: 'bundle changed',
        subject: 'bundle',
        before: loggedBundle(present),
        after: loggedBundle(bundle),
      },
    };
  });
}

/** Refuses a change by a seller of a bundle that the platform pays for. @throws BUNDLE_OF_PLATFORM */
export function mustBeOwn(staff: Staff, { fundedBy }: Pick<Bundle, 'fundedBy'>): void {
  if (staff.kind === 'seller' && fundedBy === 'PLATFORM') refuse('BUNDLE_OF_PLATFORM');
}
