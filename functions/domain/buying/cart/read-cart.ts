import type { Customer } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { bundleCandidates } from '../bundles/index.ts';
import { couponCandidates, couponsOfCart, withCollections } from '../coupons/index.ts';
import type { Shop } from '../../shop.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { cartOf } from './cart-view.ts';
import { riskAtCheckout, riskNow } from '../cod-risk/index.ts';
import { refusedParcels } from '../delivery/index.ts';
import { reachOfLines } from './reach-of-lines.ts';
import { cartLines, cartPictures, savedLines } from './reads.ts';
import type { Destination } from './reads.ts';

/** Returns a shopper's cart with present prices and stock, and with tax and delivery for its destination. */
export async function readCart(shop: Shop, customer: Customer, to: Destination): Promise<Cart> {
  const { userId } = customer;
  const today = kolkataDay(shop.now);
  const { settings, lines, saved, pictures, candidates, bundles, refused, risk } = await shop.read({
    settings: currentSettings(),
    lines: cartLines({ userId, to, today }),
    saved: savedLines({ userId, to, today }),
    pictures: cartPictures({ userId }),
    candidates: couponCandidates({ userId, today, skuId: null, code: null, withPublic: 0 }),
    bundles: bundleCandidates({ userId, today }),
    refused: refusedParcels({ userId, now: shop.now }),
    risk: riskAtCheckout({ userId, skuId: null, to, now: shop.now }),
  });
  const { policy } = settings;
  const coupons = couponsOfCart(await withCollections(shop, candidates), today);
  const reach = await reachOfLines(shop, lines, policy);
  const found = risk[0]?.[0];
  return cartOf({
    lines,
    saved,
    pictures,
    policy,
    coupons,
    bundles,
    reach,
    refusedParcels: refused,
    risk: found && (await riskNow(shop, userId, found, policy)),
    now: shop.now,
  });
}
