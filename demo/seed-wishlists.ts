import type { Shop } from '#functions/domain/shop.ts';
import { productsInOrder } from '#functions/domain/discovery/product-list/index.ts';
import { addToWishlist } from '#functions/domain/buying/wishlist/index.ts';

const DAY = 86_400_000;
/** Days between one product and the next. */
const APART = 3;
const OF_EACH = 6;

/**
 * Adds products to the wishlists of the accounts for visitors, over the last weeks. Each account has different ones.
 */
export async function seedWishlists(
  shop: Shop,
  customers: readonly { userId: number }[],
  listedIds: readonly number[],
): Promise<number> {
  const productIds = (await productsInOrder(shop, listedIds)).map(({ id }) => id);
  const step = Math.floor(productIds.length / (customers.length * OF_EACH));
  for (const [place, { userId }] of customers.entries()) {
    for (let run = 0; run < OF_EACH; run += 1) {
      const then = { ...shop, now: shop.now - (OF_EACH - run) * APART * DAY };
      const productId = productIds[(run * customers.length + place) * step]!;
      await addToWishlist(then, { kind: 'customer', userId, sessionId: 'seed' }, productId);
    }
  }
  return customers.length * OF_EACH;
}
