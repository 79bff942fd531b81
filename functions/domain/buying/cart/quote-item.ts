import type { Customer } from '#contract/calls/actor.ts';
import type { AddCartItem, Cart } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../coupons/index.ts';
import { riskAtCheckout, riskNow } from '../cod-risk/index.ts';
import { refusedParcels } from '../delivery/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { chosenSize } from './add-item.ts';
import { cartOf } from './cart-view.ts';
import { reachOfLines } from './reach-of-lines.ts';
import { skuPicture, skuToBuy } from './reads.ts';
import type { Destination } from './reads.ts';

/**
 * Returns the price of a direct purchase: a cart with that one item, priced by the price pipeline. It does not change
 * the shopper's own cart and ignores its entered coupon; automatic coupons apply.
 * @throws SKU_NOT_FOUND, SIZE_UNKNOWN
 */
export async function quoteItem(shop: Shop, customer: Customer, item: AddCartItem, to: Destination): Promise<Cart> {
  const { userId } = customer;
  const { skuId } = item;
  const today = kolkataDay(shop.now);
  const { settings, skus, pictures, candidates, refused, risk } = await shop.read({
    settings: currentSettings(),
    skus: skuToBuy({ userId, to, today, skuId }),
    pictures: skuPicture({ skuId }),
    candidates: couponCandidates({ userId, today, skuId, code: null, withPublic: 0 }),
    refused: refusedParcels({ userId, now: shop.now }),
    risk: riskAtCheckout({ userId, skuId, to, now: shop.now }),
  });
  const { policy } = settings;
  const [sku] = skus;
  if (!sku) refuse('SKU_NOT_FOUND');
  const line = {
    ...sku,
    id: 0,
    size: chosenSize(sku, item.size),
    wantedQuantity: item.quantity,
    addedAt: shop.now,
  };
  const coupons = couponsOfCart(await withCollections(shop, candidates), today);
  const reach = await reachOfLines(shop, [line], policy);
  const found = risk[0]?.[0];
  return cartOf({
    lines: [line],
    pictures,
    policy,
    coupons,
    reach,
    refusedParcels: refused,
    risk: found && (await riskNow(shop, userId, found, policy)),
    now: shop.now,
  });
}
