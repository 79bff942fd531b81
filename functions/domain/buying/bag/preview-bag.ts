import type { AddCartItem, BagPreview, PreviewBag } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { atCounter } from '#contract/shop/policy.ts';
import type { StaffDiscount } from '#contract/shop/staff-discount.ts';
import { bundleCandidates } from '../bundles/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../coupons/index.ts';
import { refusedParcels } from '../delivery/index.ts';
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
export function previewBag(shop: Shop, { items }: PreviewBag, to: Destination): Promise<BagPreview> {
  return previewItems(shop, { userId: NOBODY, items, code: null, to });
}

/** Items that are in no cart. `userId` is 0 for a visitor, and `code` is the entered coupon code. */
interface ItemsToPreview {
  userId: number;
  items: readonly AddCartItem[];
  code: string | null;
  to: Destination;
  /** What staff take off the order. */
  staffDiscount?: StaffDiscount | null | undefined;
  /** Whether the goods are handed over at once, so that nothing is sent. */
  isAtCounter?: boolean;
}

/** Returns items that are in no cart as a cart. It stores nothing. */
export async function previewItems(
  shop: Shop,
  { userId, items, code, to, staffDiscount, isAtCounter = false }: ItemsToPreview,
): Promise<BagPreview> {
  const today = kolkataDay(shop.now);
  const skuIds = [...new Set(items.map(({ skuId }) => skuId))];
  const [{ policy: present }, skus, pictures, candidates, bundles, refused] = await shop.read(
    currentSettings(),
    skusToBuy({ userId, to, today, skuIds }),
    picturesOfSkus(skuIds),
    couponCandidates({ userId, today, skuId: null, code, withPublic: 0, bagSkuIds: skuIds }),
    bundleCandidates({ userId, today, skuIds }),
    refusedParcels({ userId, now: shop.now }),
  );
  const policy = isAtCounter ? atCounter(present) : present;
  const known = new Map(skus.map((sku) => [sku.skuId, sku]));
  const found = items.map(({ skuId, size, quantity }, index) => {
    const sku = known.get(skuId);
    const ownSize = sku && sizeOfItem(sku.skuSize, size);
    if (!sku || ownSize === undefined) return undefined;
    return { ...sku, id: index + 1, size: ownSize, wantedQuantity: quantity, addedAt: shop.now };
  });
  const lines = found.filter((line) => line !== undefined);
  const rows = await withCollections(shop, candidates);
  const reach = await reachOfLines(shop, lines, policy);
  return {
    cart: cartOf({
      lines,
      pictures,
      policy,
      coupons: couponsOfCart(rows, today, (row) => row.code === code),
      bundles,
      reach,
      refusedParcels: refused,
      staffDiscount,
      now: shop.now,
    }),
    gone: items.filter((_, index) => !found[index]).map(({ skuId, size }) => ({ skuId, size })),
  };
}
