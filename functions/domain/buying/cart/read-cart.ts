import type { Customer } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { bundleCandidates } from '../bundles/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../coupons/index.ts';
import type { Shop } from '../../shop.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { cartOf } from './cart-view.ts';
import { refusedParcels } from '../delivery/index.ts';
import { reachOfLines } from './reach-of-lines.ts';
import { cartLines, cartPictures, savedLines } from './reads.ts';
import type { Destination } from './reads.ts';

/** Returns a shopper's cart with present prices and stock, and with tax and delivery for its destination. */
export async function readCart(shop: Shop, customer: Customer, to: Destination): Promise<Cart> {
  const { userId } = customer;
  const today = kolkataDay(shop.now);
  const [{ policy }, lines, saved, pictures, candidates, bundles, refused] = await shop.read(
    currentSettings(),
    cartLines({ userId, to, today }),
    savedLines({ userId, to, today }),
    cartPictures({ userId }),
    couponCandidates({ userId, today, skuId: null, code: null, withPublic: 0 }),
    bundleCandidates({ userId, today }),
    refusedParcels({ userId, now: shop.now }),
  );
  const coupons = couponsOfCart(await withCollections(shop, candidates), today);
  const reach = await reachOfLines(shop, lines, policy);
  return cartOf({ lines, saved, pictures, policy, coupons, bundles, reach, refusedParcels: refused, now: shop.now });
}
