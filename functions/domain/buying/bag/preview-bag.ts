import type { BagPreview, PreviewBag } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { bundleCandidates } from '../bundles/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../coupons/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cartOf, picturesOfSkus, reachOfLines, skusToBuy } from '../cart/index.ts';
import type { Destination } from '../cart/index.ts';
import { sizeOfItem } from './bag-rules.ts';

/** The user id of a visitor. No user has it, so no coupon use or refused parcel is found for it. */
const NOBODY = 0;

/**
 * Returns a visitor's bag as a cart with present prices and stock, and with its delivery. It stores nothing. Entered
 * coupons need an account; automatic ones apply.
 */
export async function previewBag(shop: Shop, { items }: PreviewBag, to: Destination): Promise<BagPreview> {
  const today = kolkataDay(shop.now);
  const skuIds = [...new Set(items.map(({ skuId }) => skuId))];
  const [{ policy }, skus, pictures, candidates, bundles] = await shop.read(
    currentSettings(),
    skusToBuy({ userId: NOBODY, to, today, skuIds }),
    picturesOfSkus(skuIds),
    couponCandidates({ userId: NOBODY, today, skuId: null, code: null, withPublic: 0, bagSkuIds: skuIds }),
    bundleCandidates({ userId: NOBODY, today, skuIds }),
  );
  const known = new Map(skus.map((sku) => [sku.skuId, sku]));
  const found = items.map(({ skuId, size, quantity }, index) => {
    const sku = known.get(skuId);
    const ownSize = sku && sizeOfItem(sku.skuSize, size);
    if (!sku || ownSize === undefined) return undefined;
    return { ...sku, id: index + 1, size: ownSize, wantedQuantity: quantity, addedAt: shop.now };
  });
  const lines = found.filter((line) => line !== undefined);
  const reach = await reachOfLines(shop, lines, policy);
  return {
    cart: cartOf({
      lines,
      pictures,
      policy,
      coupons: couponsOfCart(await withCollections(shop, candidates), today),
      bundles,
      reach,
      refusedParcels: 0,
      now: shop.now,
    }),
    gone: items.filter((_, index) => !found[index]).map(({ skuId, size }) => ({ skuId, size })),
  };
}
