import type { Customer } from '#contract/calls/actor.ts';
import type { Wishlist, WishlistIds } from '#contract/calls/wishlist.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Shop } from '../../shop.ts';
import { productIds, wishlistRows } from './statements.ts';
import { wishlistOf } from './wishlist-view.ts';

/** Returns a shopper's wishlist with present prices and stock. */
export async function readWishlist(shop: Shop, { userId }: Customer): Promise<Wishlist> {
  const today = kolkataDay(shop.now);
  return wishlistOf(userId, await shop.read(wishlistRows({ userId, today })), today);
}

/** Returns the ids of the products on a shopper's wishlist. */
export async function readWishlistIds(shop: Shop, { userId }: Customer): Promise<WishlistIds> {
  const [rows] = await shop.read(productIds({ userId }));
  return { productIds: rows.map(({ id }) => id) };
}
