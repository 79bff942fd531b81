import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { RecentSale } from '#contract/calls/notifications.ts';
import { orderItems, orders } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { notifiedProduct, shownAmong } from './notified-product.ts';
import { LEAST_FROM_PLACE, LEAST_SALES } from './truthful.ts';

const HOUR_MS = 3_600_000;
/** A sale is recent for a week. The orders of a place are counted over 90 days. */
const RECENT_MS = 7 * 24 * HOUR_MS;
const PLACES_MS = 90 * 24 * HOUR_MS;
/** The sales read; `MOST` is the number returned. */
const LOOKED_AT = 60;
const MOST = 10;

const ordersFrom = (column: 'ship_city' | 'ship_state', since: unknown) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM orders other WHERE other.placed_at > ${since}
    AND other.status NOT IN ('PENDING', 'CANCELLED') AND other.${sql.raw(column)} = orders.${sql.raw(column)}
    LIMIT ${sql.raw(String(LEAST_FROM_PLACE))}))`;

const lastSales = statement((db, params: Params<{ since: number; placesSince: number }>) =>
  db
    .select({
      productId: orderItems.productId,
      placedAt: orders.placedAt,
      city: orders.shipCity,
      state: orders.shipState,
      fromCity: ordersFrom('ship_city', params.placesSince),
      fromState: ordersFrom('ship_state', params.placesSince),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(gt(orders.placedAt, params.since), ne(orders.status, 'CANCELLED'), ne(orders.status, 'PENDING')))
    .orderBy(desc(orders.placedAt), desc(orderItems.id))
    .limit(LOOKED_AT),
);
const soldProducts = statement((db, params: Params<{ since: number; today: string }>) =>
  shownAmong(
    db,
    sql`(SELECT product_id FROM (SELECT order_items.product_id FROM orders
      JOIN order_items ON order_items.order_id = orders.id
      WHERE orders.placed_at > ${params.since} AND orders.status NOT IN ('PENDING', 'CANCELLED')
      ORDER BY orders.placed_at DESC, order_items.id DESC LIMIT ${sql.raw(String(LOOKED_AT))}))`,
    sql`${params.today}`,
  ),
);

/**
 * Returns the products sold in the last week, newest sale first and each product once; empty if there were fewer than
 * `LEAST_SALES`.
 */
export async function recentSales(shop: Shop): Promise<RecentSale[]> {
  const since = shop.now - RECENT_MS;
  const [sales, products, { policy }] = await shop.read(
    lastSales({ since, placesSince: shop.now - PLACES_MS }),
    soldProducts({ since, today: kolkataDay(shop.now) }),
    currentSettings(),
  );
  if (!policy.socialProof.showSales || sales.length < LEAST_SALES) return [];
  const byProduct = new Map<number, RecentSale>();
  for (const sale of sales) {
    const product = products.find(({ id }) => id === sale.productId);
    if (!product || byProduct.has(product.id)) continue;
    byProduct.set(product.id, {
      product: notifiedProduct(product),
      place: placeOf(sale),
      soldAt: Math.floor(sale.placedAt / HOUR_MS) * HOUR_MS,
    });
  }
  return [...byProduct.values()].slice(0, MOST);
}

/** Returns the city or the State, if enough orders came from it that it identifies nobody; else null. */
function placeOf(sale: { city: string; state: string; fromCity: number; fromState: number }): string | null {
  if (sale.fromCity >= LEAST_FROM_PLACE) return sale.city;
  return sale.fromState >= LEAST_FROM_PLACE ? sale.state : null;
}
