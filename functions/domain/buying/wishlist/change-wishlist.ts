import type { Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Wishlist } from '#contract/calls/wishlist.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { MAX_WISHLIST_ITEMS } from '#contract/shop/policy.ts';
import type { Shop } from '../../shop.ts';
import { putProduct, takeProduct, wishlistRows } from './statements.ts';
import { wishlistOf } from './wishlist-view.ts';

/**
 * Puts a product on a shopper's wishlist. One that is there already stays as it was added, and so
 * does one that was taken off a moment ago.
 * @throws PRODUCT_NOT_FOUND, also for what shoppers may not see; WISHLIST_FULL
 */
export async function addToWishlist(shop: Shop, { userId }: Customer, productId: number): Promise<Wishlist> {
  const today = kolkataDay(shop.now);
  const { put: _, ...rows } = await shop.write({
    put: putProduct({ userId, productId, today, now: shop.now }),
    ...wishlistRows({ userId, today }),
  });
  if (!rows.items.some(({ id }) => id === productId)) {
    refuse(rows.items.length >= MAX_WISHLIST_ITEMS ? 'WISHLIST_FULL' : 'PRODUCT_NOT_FOUND');
  }
  return wishlistOf(userId, rows, today);
}

/** Takes a product off a shopper's wishlist. What is not there changes nothing. */
export async function removeFromWishlist(shop: Shop, { userId }: Customer, productId: number): Promise<Wishlist> {
  const today = kolkataDay(shop.now);
  const { taken: _, ...rows } = await shop.write({
    taken: takeProduct({ userId, productId, now: shop.now }),
    ...wishlistRows({ userId, today }),
  });
  return wishlistOf(userId, rows, today);
}
