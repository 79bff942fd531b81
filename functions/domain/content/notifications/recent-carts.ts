import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { RecentCart } from '#contract/calls/notifications.ts';
import { cartItems, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { notifiedProduct, shownAmong } from './notified-product.ts';
import { LEAST_CARTS, roundedCount } from './truthful.ts';

/** Carts without a change in this time are not counted. */
const RECENT_MS = 48 * 3_600_000;
const MOST = 10;

const cartsByProduct = statement((db, params: Params<{ since: number }>) => {
  const carts = sql<number>`count(DISTINCT ${cartItems.userId})`;
  return db
    .select({ productId: skus.productId, carts })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .where(and(gt(cartItems.updatedAt, params.since), isNull(cartItems.savedAt)))
    .groupBy(skus.productId)
    .having(sql`${carts} >= ${sql.raw(String(LEAST_CARTS))}`)
    .orderBy(desc(carts), skus.productId)
    .limit(MOST);
});
const productsInCarts = statement((db, params: Params<{ since: number; today: string }>) =>
  shownAmong(
    db,
    sql`(SELECT skus.product_id FROM cart_items JOIN skus ON skus.id = cart_items.sku_id
      WHERE cart_items.updated_at > ${params.since} AND cart_items.saved_at IS NULL
      GROUP BY skus.product_id HAVING count(DISTINCT cart_items.user_id) >= ${sql.raw(String(LEAST_CARTS))})`,
    sql`${params.today}`,
  ),
);

/** Returns products that are in several shoppers' carts now, those in most carts first. */
export async function recentCarts(shop: Shop): Promise<RecentCart[]> {
  const since = shop.now - RECENT_MS;
  const [counts, products, { policy }] = await shop.read(
    cartsByProduct({ since }),
    productsInCarts({ since, today: kolkataDay(shop.now) }),
    currentSettings(),
  );
  if (!policy.socialProof.showCarts) return [];
  return counts.flatMap(({ productId, carts }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product: notifiedProduct(product), count: roundedCount(carts, LEAST_CARTS) }] : [];
  });
}
