import * as z from 'zod/mini';
import type { Seller } from '#contract/calls/actor.ts';
import { WriteBundle } from '#contract/calls/bundles.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { createBundle } from '#functions/domain/buying/bundles/index.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { PRODUCTS } from './catalogue/products.ts';
import { playAt } from './play-at.ts';
import { seededRandom } from './seeded-random.ts';

const DAY = 86_400_000;
/** The seller of the bundle, and the categories of its pieces. */
const SELLER = 'meera@ratnahaat.example';
const CATEGORIES = ['jhumkas', 'chokers'] as const;

/** Creates a bundle of a seller. Returns the number of bundles. */
export async function seedBundles(
  shop: Shop,
  sellers: ReadonlyMap<string, { id: number; userId: number }>,
  products: ReadonlyMap<string, { id: number }>,
): Promise<number> {
  const { id: sellerId, userId } = sellers.get(SELLER)!;
  const seller: Seller = { kind: 'seller', userId, sellerId, sessionId: 'seed' };
  const pieces = CATEGORIES.map((category) => {
    const piece = PRODUCTS.find(
      (product) =>
        product.seller === SELLER &&
        product.category === category &&
        !product.hidden &&
        product.preOrderDays === undefined,
    );
    return { productId: products.get(piece!.slug)!.id };
  });
  const today = kolkataDay(shop.now);
  const written = z.decode(WriteBundle, {
    name: 'Jhumka and choker for the pandal',
    pieces,
    discountType: 'PERCENTAGE',
    discountValue: 8,
    startDate: addDays(today, -10),
    endDate: addDays(today, 80),
  });
  const random = seededRandom('the bundles of the demo shop');
  await playAt(shop, shop.now - 10 * DAY, (then) => createBundle(then, seller, written), { random });
  return 1;
}
