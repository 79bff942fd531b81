import type { Customer } from '#contract/calls/actor.ts';
import type { Wishlist, WishlistIds } from '#contract/calls/wishlist.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Shop } from '../../shop.ts';
import { productIds, wishlistRows } from './statements.ts';
import { wishlistOf } from './wishlist-view.ts';

/** A shopper's wishlist at the prices and the stock of this moment. */
export async function readWishlist(shop: Shop, { userId }: Customer): Promise<Wishlist> {
  const today = kolkataDay(shop.now);
  return wishlistOf(userId, await shop.read(wishlistRows({ userId, today })), today);
}

/** Which products are on a shopper's wishlist. */
export async function readWishlistIds(shop: Shop, { userId }: Customer): Promise<WishlistIds> {
  const [rows] = await shop.read(productIds({ userId }));
  return { productIds: rows.map(({ id }) => id) };
}
