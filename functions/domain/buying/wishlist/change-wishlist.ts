import type { Customer } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Wishlist } from '#contract/calls/wishlist.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { MAX_WISHLIST_ITEMS } from '#contract/shop/policy.ts';
import type { Shop } from '../../shop.ts';
import { putProduct, takeProduct, wishlistRows } from './statements.ts';
import { wishlistOf } from './wishlist-view.ts';

/**
 * Adds a product to a shopper's wishlist. If it is there already, or was removed a moment ago, it keeps its former date
 * and price.
 * @throws PRODUCT_NOT_FOUND, also when shoppers may not see it; WISHLIST_FULL
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

/** Removes a product from a shopper's wishlist. A missing one changes nothing. */
export async function removeFromWishlist(shop: Shop, { userId }: Customer, productId: number): Promise<Wishlist> {
  const today = kolkataDay(shop.now);
  const { taken: _, ...rows } = await shop.write({
    taken: takeProduct({ userId, productId, now: shop.now }),
    ...wishlistRows({ userId, today }),
  });
  return wishlistOf(userId, rows, today);
}
