import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import { bundleFaults, bundleTerms } from '#contract/calls/bundles.ts';
import type { WriteBundle } from '#contract/calls/bundles.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { bundleSaving } from '#contract/shop/bundle-worth.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { PieceFacts } from './statements.ts';

/**
 * Checks a bundle with the facts of its pieces, and returns its seller.
 * @throws PRODUCT_NOT_FOUND when a product does not exist or belongs to another seller than the one who writes
 * @throws SKU_NOT_FOUND when a SKU is not one of its product
 * @throws FIELDS_INVALID when the products have several sellers, the bundle is no cheaper than its pieces, or a seller
 * wants the platform to pay for it
 */
export function sellerOfBundle(staff: Staff, bundle: WriteBundle, facts: readonly PieceFacts[]): number {
  const own = sellerIdOf(staff);
  const pieces = bundle.pieces.map((piece) => {
    const found = facts.find(({ productId }) => productId === piece.productId);
    if (!found || (own !== null && found.sellerId !== own)) refuse('PRODUCT_NOT_FOUND');
    if (piece.skuId !== null && found.skuId !== piece.skuId) refuse('SKU_NOT_FOUND');
    return found;
  });
  const fields = Object.fromEntries(bundleFaults(bundle));
  const { sellerId } = pieces[0]!;
  if (pieces.some((piece) => piece.sellerId !== sellerId))
    fields.pieces ??= 'Please choose products of one seller. A set is packed and sent by one seller.';
  if (own !== null && bundle.fundedBy === 'PLATFORM')
    fields.fundedBy ??= 'Only the marketplace can decide that it pays for a bundle.';
  const sum = pieces.reduce((total, { fromPaise }) => total + (fromPaise ?? 0), 0);
  const terms = bundleTerms(bundle);
  const saving = bundleSaving(terms, sum);
  if (saving === 0 || (terms.type === 'FIXED_AMOUNT' && saving < terms.amount))
    fields.discountValue ??= `The pieces cost ${formatPaise(sum)} together. Please choose a value below that.`;
  return Object.keys(fields).length > 0 ? refuse('FIELDS_INVALID', { fields }) : sellerId;
}
