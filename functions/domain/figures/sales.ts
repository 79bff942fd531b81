import { and, eq, ne, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { orderItems, orders } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

/** Pieces of an item that were cancelled, or never got to their shopper. */
const notKept = sql`(SELECT coalesce(sum(part.quantity), 0) FROM consignment_items part
  JOIN consignments whole ON whole.id = part.consignment_id
  LEFT JOIN shipments parcel ON parcel.consignment_id = whole.id AND parcel.status <> 'CANCELLED'
  WHERE part.order_item_id = ${orderItems.id}
    AND (whole.cancelled_at IS NOT NULL OR parcel.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST')))`;

const refunded = sql`(SELECT coalesce(sum(back.amount_paise), 0) FROM refund_items back JOIN refunds ON refunds.id = back.refund_id
  WHERE back.order_item_id = ${orderItems.id} AND refunds.cause <> 'giveBack')`;

/**
 * What an item brings: what was paid for its pieces, less what went back. Of what is paid at the door nothing goes back for
 * pieces that were never handed over, so these are taken off by themselves, each with the whole paise of its share.
 */
export const kept = sql<number>`${orderItems.netPaise} - ${refunded} - CASE WHEN ${orders.paymentMethod} <> 'COD' THEN 0
  WHEN ${notKept} = ${orderItems.quantity} THEN ${orderItems.netPaise}
  ELSE ${orderItems.netPaise} / ${orderItems.quantity} * ${notKept} END`;

/** Orders that were paid, or are paid at the door. */
export const isSold = sql`(${orders.paymentMethod} = 'COD' OR ${orders.paymentStatus} NOT IN ('PENDING', 'FAILED'))`;
/** Orders that count: sold, and not cancelled. */
const counts = and(ne(orders.status, 'CANCELLED'), isSold);

/** Orders that were placed in a span. */
export const placedBetween = (since: SQL | Placeholder, before: SQL | Placeholder) =>
  sql`${orders.placedAt} >= ${since} AND ${orders.placedAt} < ${before}`;

/** Items of orders that count, placed in a span, of one seller or of all. */
export const itemsSold = ({ sellerId, since, before }: Params<SalesAsked>) =>
  and(placedBetween(since, before), counts, sql`(${sellerId} IS NULL OR ${orderItems.sellerId} = ${sellerId})`);

export interface SalesAsked {
  /** Of one seller, or null for all. */
  sellerId: number | null;
  /** Placed in this span, epoch milliseconds. */
  since: number;
  before: number;
}

/** The hour or the day of Kolkata an order was placed in, as text: `2026-11-20 13` or `2026-11-20`. */
const placedIn = (format: string) =>
  sql<string>`strftime(${sql.raw(`'${format}'`)}, ${orders.placedAt} / 1000 + 19800, 'unixepoch')`;

const salesBy = (format: string) =>
  statement((db, asked: Params<SalesAsked>) =>
    db
      .select({
        period: placedIn(format),
        revenuePaise: sql<number>`sum(${kept})`,
        orders: sql<number>`count(DISTINCT ${orders.id})`,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(itemsSold(asked))
      .groupBy(placedIn(format)),
  );

/** Net sales with GST, and in how many orders, by the day they were placed. */
export const salesByDay = salesBy('%Y-%m-%d');
/** The same by the hour. */
export const salesByHour = salesBy('%Y-%m-%d %H');
