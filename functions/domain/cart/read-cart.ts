import type { Customer } from '#contract/calls/actor.ts';
import type { Cart } from '#contract/calls/cart.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { couponCandidates, couponsOfCart } from '../coupons/index.ts';
import type { Shop } from '../shop.ts';
import { currentSettings } from '../settings/index.ts';
import { cartOf } from './cart-view.ts';
import { cartLines, cartPictures } from './reads.ts';
import type { Destination } from './reads.ts';

/** A shopper's cart at the prices and the stock of this moment; with the tax of where it goes. */
export async function readCart(shop: Shop, customer: Customer, to: Destination): Promise<Cart> {
  const { userId } = customer;
  const today = kolkataDay(shop.now);
  const [{ policy }, lines, pictures, candidates] = await shop.read(
    currentSettings(),
    cartLines({ userId, to, today }),
    cartPictures({ userId }),
    couponCandidates({ userId, today, skuId: null, code: null, withPublic: 0 }),
  );
  return cartOf({ lines, pictures, policy, coupons: couponsOfCart(candidates, today), now: shop.now });
}
