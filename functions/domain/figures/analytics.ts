import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { Analytics, FigureDays } from '#contract/calls/figures.ts';
import {
  consignments,
  itemSales,
  orderItemDiscounts,
  orderItems,
  orders,
  searchCounts,
  soldOrders,
} from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';
import { spanOf } from './overview.ts';
import { soldIn } from './sales.ts';
import type { SalesAsked } from './sales.ts';

/** So many of each are named. */
const MOST = 10;

const revenue = sql<number>`sum(${itemSales.revenuePaise})`;
const inOrders = sql<number>`count(DISTINCT ${itemSales.orderId})`;

const salesByProduct = statement((db, asked: Params<SalesAsked>) =>
  db
    .select({
      productId: orderItems.productId,
      name: sql<string>`max(${orderItems.productName})`,
      pieces: sql<number>`sum(${orderItems.quantity})`,
      revenue,
      orders: inOrders,
    })
    .from(itemSales)
    .innerJoin(orderItems, eq(orderItems.id, itemSales.orderItemId))
    .where(soldIn(itemSales, asked))
    .groupBy(orderItems.productId)
    .orderBy(desc(revenue), orderItems.productId)
    .limit(MOST),
);

const salesByState = statement((db, asked: Params<SalesAsked>) =>
  db
    .select({ state: orders.shipState, revenue, orders: inOrders })
    .from(itemSales)
    .innerJoin(orders, eq(orders.id, itemSales.orderId))
    .where(soldIn(itemSales, asked))
    .groupBy(orders.shipState)
    .orderBy(desc(revenue), orders.shipState)
    .limit(MOST),
);

const discountsByCoupon = statement((db, asked: Params<SalesAsked>) =>
  db
    .select({
      code: sql<string>`${orders.couponCode}`,
      orders: inOrders,
      discount: sql<number>`sum(${orderItemDiscounts.amountPaise})`,
    })
    .from(itemSales)
    .innerJoin(orders, eq(orders.id, itemSales.orderId))
    .innerJoin(
      orderItemDiscounts,
      and(eq(orderItemDiscounts.orderItemId, itemSales.orderItemId), eq(orderItemDiscounts.kind, 'coupon')),
    )
    .where(soldIn(itemSales, asked))
    .groupBy(orders.couponCode)
    .orderBy(desc(inOrders), orders.couponCode)
    .limit(MOST),
);

const wasCancelled = sql`${consignments.cancelledAt} IS NOT NULL`;
const cameBack = sql`EXISTS (SELECT 1 FROM returns WHERE returns.order_id = ${consignments.orderId}
  AND returns.consignment_id = ${consignments.id} AND returns.status IN ('RECEIVED', 'INSPECTED', 'REFUNDED', 'EXCHANGED'))`;
const neverArrived = sql`EXISTS (SELECT 1 FROM shipments WHERE shipments.consignment_id = ${consignments.id}
  AND shipments.status IN ('RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED', 'LOST'))`;
const countOf = (condition: typeof wasCancelled) => sql<number>`count(CASE WHEN ${condition} THEN 1 END)`;

/** Consignments of orders that were sold in a span; what is brought in exchange is counted with what it replaces. */
const sent = (asked: Params<SalesAsked>) =>
  and(
    soldIn({ placedAt: soldOrders.placedAt, sellerId: consignments.sellerId }, asked),
    isNull(consignments.replacesConsignmentId),
  );

/** What became of the parts of orders of a span. */
export const outcomes = statement((db, asked: Params<SalesAsked>) =>
  db
    .select({
      all: sql<number>`count(*)`,
      cancelled: countOf(wasCancelled),
      returned: countOf(cameBack),
      undelivered: countOf(neverArrived),
    })
    .from(soldOrders)
    .innerJoin(consignments, eq(consignments.orderId, soldOrders.orderId))
    .where(sent(asked)),
);

const undeliveredByPin = statement((db, asked: Params<SalesAsked>) =>
  db
    .select({
      pinCode: orders.shipPinCode,
      city: sql<string>`max(${orders.shipCity})`,
      consignments: sql<number>`count(*)`,
      undelivered: countOf(neverArrived),
    })
    .from(soldOrders)
    .innerJoin(orders, eq(orders.id, soldOrders.orderId))
    .innerJoin(consignments, eq(consignments.orderId, soldOrders.orderId))
    .where(sent(asked))
    .groupBy(orders.shipPinCode)
    .having(sql`${countOf(neverArrived)} > 0`)
    .orderBy(desc(countOf(neverArrived)), orders.shipPinCode)
    .limit(MOST),
);

const inVain = sql<number>`sum(${searchCounts.emptyCount})`;

/** Searches are nobody's of the sellers. */
const searchesInVain = statement((db, asked: Params<{ sellerId: number | null; from: string; to: string }>) =>
  db
    .select({ query: searchCounts.query, searches: sql<number>`sum(${searchCounts.count})`, inVain })
    .from(searchCounts)
    .where(sql`${searchCounts.searchedOn} BETWEEN ${asked.from} AND ${asked.to} AND ${asked.sellerId} IS NULL`)
    .groupBy(searchCounts.query)
    .having(sql`${inVain} > 0`)
    .orderBy(desc(inVain), searchCounts.query)
    .limit(MOST),
);

/** What was sold in the days up to today, where, by which coupon, and what became of it. */
export async function readAnalytics(shop: Shop, staff: Staff, days: FigureDays): Promise<Analytics> {
  const { from, to, since, before } = spanOf(shop, days);
  const asked = { sellerId: sellerIdOf(staff), since, before };
  const { became, ...found } = await shop.read({
    became: outcomes(asked),
    products: salesByProduct(asked),
    states: salesByState(asked),
    coupons: discountsByCoupon(asked),
    pinCodes: undeliveredByPin(asked),
    searches: searchesInVain({ sellerId: sellerIdOf(staff), from, to }),
  });
  return { from, to, consignments: became[0]!, ...found };
}
