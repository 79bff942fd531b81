import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { Analytics, FigureDays } from '#contract/calls/figures.ts';
import type { OrderSourceKind } from '#contract/shop/order-source.ts';
import { addDays } from '#contract/shop/dates.ts';
import {
  consignmentItems,
  consignments,
  itemSales,
  orderItemDiscounts,
  orderItems,
  orders,
  searchCounts,
  soldOrders,
  visitCounts,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isOfProduct, OUTCOMES } from '../../orders/orders/index.ts';
import type { Shop } from '../../shop.ts';
import { spanOf } from './overview.ts';
import { soldIn } from './sales.ts';
import type { SalesAsked } from './sales.ts';

/** The number of rows in each ranking. */
const MOST = 10;

const revenue = sql<number>`sum(${itemSales.revenuePaise})`;
const inOrders = sql<number>`count(DISTINCT ${itemSales.orderId})`;

const salesByProduct = statement((db, params: Params<SalesAsked>) =>
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
    .where(soldIn(itemSales, params))
    .groupBy(orderItems.productId)
    .orderBy(desc(revenue), orderItems.productId)
    .limit(MOST),
);

const salesByState = statement((db, params: Params<SalesAsked>) =>
  db
    .select({ state: orders.shipState, revenue, orders: inOrders })
    .from(itemSales)
    .innerJoin(orders, eq(orders.id, itemSales.orderId))
    .where(soldIn(itemSales, params))
    .groupBy(orders.shipState)
    .orderBy(desc(revenue), orders.shipState)
    .limit(MOST),
);

/** The sources of orders belong to no seller. */
const salesBySource = statement((db, params: Params<SalesAsked>) =>
  db
    .select({
      kind: sql<OrderSourceKind>`${orders.sourceKind}`,
      name: orders.sourceName,
      revenue,
      orders: inOrders,
    })
    .from(itemSales)
    .innerJoin(orders, eq(orders.id, itemSales.orderId))
    .where(and(soldIn(itemSales, params), isNotNull(orders.sourceKind), sql`${params.sellerId} IS NULL`))
    .groupBy(orders.sourceKind, orders.sourceName)
    .orderBy(desc(revenue), orders.sourceKind, orders.sourceName)
    .limit(MOST),
);

const discountsByCoupon = statement((db, params: Params<SalesAsked>) =>
  db
    .select({
      code: sql<string>`${orders.couponCode}`,
      orders: inOrders,
      discount: sql<number>`coalesce(sum(${orderItemDiscounts.amountPaise}), 0)`,
    })
    .from(itemSales)
    .innerJoin(orders, eq(orders.id, itemSales.orderId))
    .leftJoin(
      orderItemDiscounts,
      and(eq(orderItemDiscounts.orderItemId, itemSales.orderItemId), eq(orderItemDiscounts.kind, 'coupon')),
    )
    // A coupon that only waived a fee reduced the price of no seller's goods.
    .where(
      and(
        soldIn(itemSales, params),
        isNotNull(orders.couponCode),
        sql`(${params.sellerId} IS NULL OR ${orderItemDiscounts.id} IS NOT NULL)`,
      ),
    )
    .groupBy(orders.couponCode)
    .orderBy(desc(inOrders), orders.couponCode)
    .limit(MOST),
);

/**
 * Counts each order once, even if several of its consignments match. The list that the figure links to counts in the
 * same way.
 */
const countOf = (condition: SQL) =>
  sql<number>`count(DISTINCT CASE WHEN ${condition} THEN ${consignments.orderId} END)`;
const COUNTED = {
  all: countOf(OUTCOMES.ORDERED),
  cancelled: countOf(OUTCOMES.CANCELLED),
  returned: countOf(OUTCOMES.RETURNED),
  undelivered: countOf(OUTCOMES.UNDELIVERED),
};
/** The orders that were returned or not delivered. */
const lostOf = ({ returned, undelivered }: Pick<typeof COUNTED, 'returned' | 'undelivered'>) =>
  sql`${returned} + ${undelivered}`;

/**
 * Consignments of orders that were sold in a period. Replacement consignments are excluded, because they count with the
 * consignment they replace.
 */
const sent = (params: Params<SalesAsked>) =>
  and(
    soldIn({ placedAt: soldOrders.placedAt, sellerId: consignments.sellerId }, params),
    isNull(consignments.replacesConsignmentId),
  );

/** Selects the outcomes of the orders of a period. */
const outcomesWith = <More extends Record<string, SQL<number>>>(more: More) =>
  statement((db, params: Params<SalesAsked>) =>
    db
      .select({ ...COUNTED, ...more })
      .from(soldOrders)
      .innerJoin(consignments, eq(consignments.orderId, soldOrders.orderId))
      .where(sent(params)),
  );
const outcomes = outcomesWith({});
/** Selects the outcomes, and how many orders were sent late. */
export const outcomesOfSeller = outcomesWith({
  sent: countOf(OUTCOMES.SENT),
  sentLate: countOf(OUTCOMES.SENT_LATE),
});

const BY_PRODUCT = { ...COUNTED, returned: countOf(isOfProduct('RETURNED', sql`${orderItems.productId}`)) };
const troubledProducts = statement((db, params: Params<SalesAsked>) =>
  db
    .select({ productId: orderItems.productId, name: sql<string>`max(${orderItems.productName})`, ...BY_PRODUCT })
    .from(soldOrders)
    .innerJoin(consignments, eq(consignments.orderId, soldOrders.orderId))
    .innerJoin(consignmentItems, eq(consignmentItems.consignmentId, consignments.id))
    .innerJoin(orderItems, eq(orderItems.id, consignmentItems.orderItemId))
    .where(sent(params))
    .groupBy(orderItems.productId)
    .having(sql`${lostOf(BY_PRODUCT)} > 0`)
    .orderBy(desc(lostOf(BY_PRODUCT)), orderItems.productId)
    .limit(MOST),
);

const troubledPins = statement((db, params: Params<SalesAsked>) =>
  db
    .select({ pinCode: orders.shipPinCode, city: sql<string>`max(${orders.shipCity})`, ...COUNTED })
    .from(soldOrders)
    .innerJoin(orders, eq(orders.id, soldOrders.orderId))
    .innerJoin(consignments, eq(consignments.orderId, soldOrders.orderId))
    .where(sent(params))
    .groupBy(orders.shipPinCode)
    .having(sql`${lostOf(COUNTED)} > 0`)
    .orderBy(desc(lostOf(COUNTED)), orders.shipPinCode)
    .limit(MOST),
);

const inVain = sql<number>`sum(${searchCounts.emptyCount})`;

/** Searches belong to no seller. */
const searchesInVain = statement((db, params: Params<{ sellerId: number | null; from: string; to: string }>) =>
  db
    .select({ query: searchCounts.query, searches: sql<number>`sum(${searchCounts.count})`, inVain })
    .from(searchCounts)
    .where(sql`${searchCounts.searchedOn} BETWEEN ${params.from} AND ${params.to} AND ${params.sellerId} IS NULL`)
    .groupBy(searchCounts.query)
    .having(sql`${inVain} > 0`)
    .orderBy(desc(inVain), searchCounts.query)
    .limit(MOST),
);

/** Selects the visits of a period, and the orders that were sold in it. */
const conversionIn = statement((db, params: Params<{ from: string; to: string; since: number; before: number }>) =>
  db
    .select({
      visits: sql<number>`coalesce(sum(${visitCounts.count}), 0)`,
      orders: sql<number>`(SELECT count(*) FROM sold_orders sold WHERE sold.placed_at >= ${params.since} AND sold.placed_at < ${params.before})`,
    })
    .from(visitCounts)
    .where(sql`${visitCounts.day} BETWEEN ${params.from} AND ${params.to}`),
);

/** Returns the sales of the days up to today: where they were made, with which coupons, and their outcomes. */
export async function readAnalytics(shop: Shop, staff: Staff, days: FigureDays): Promise<Analytics> {
  const { from, to, since, before } = spanOf(shop, days);
  const input = { sellerId: sellerIdOf(staff), since, before };
  const earlier = { since: since - (before - since), before: since };
  const { became, becameBefore, converted, convertedBefore, ...found } = await shop.read({
    became: outcomes(input),
    becameBefore: outcomes({ ...input, ...earlier }),
    converted: conversionIn({ from, to, since, before }),
    convertedBefore: conversionIn({ from: addDays(from, -Number(days)), to: addDays(from, -1), ...earlier }),
    products: salesByProduct(input),
    states: salesByState(input),
    sources: salesBySource(input),
    coupons: discountsByCoupon(input),
    troubled: troubledProducts(input),
    pinCodes: troubledPins(input),
    searches: searchesInVain({ sellerId: sellerIdOf(staff), from, to }),
  });
  // Visits are counted for the whole shop, not for a seller.
  const conversion = staff.kind === 'admin' ? { now: converted[0]!, before: convertedBefore[0]! } : null;
  return { from, to, outcomes: became[0]!, before: becameBefore[0]!, conversion, ...found };
}
