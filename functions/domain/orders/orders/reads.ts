import { and, asc, eq, sql } from 'drizzle-orm';
import { canonicalOrderNumber } from '#contract/shop/order-number.ts';
import {
  consignmentItems,
  consignments,
  isParcelOfConsignment,
  orders,
  sellers,
  shipments,
} from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { countUpTo } from '../../platform/console-list/index.ts';
import type { Rows } from '../../platform/console-list/index.ts';
import { orderReads } from './order-rows.ts';

export const orderByNumber = statement((db, params: Params<{ number: string }>) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.number, params.number)),
);

/** An order by its id or by its number. The other field is null and matches nothing. */
export interface OrderKey {
  id: number | null;
  number: string | null;
}

/** Parses an order's id, or its public number in any spelling. */
export function orderKey(text: string): OrderKey {
  return /^\d{1,15}$/.test(text)
    ? { id: Number(text), number: null }
    : { id: null, number: canonicalOrderNumber(text) };
}

/** True for the order with this key. */
export const isAsked = (params: Params<OrderKey>) =>
  sql`(orders.id = ${params.id} OR orders.number = ${params.number})`;

/** True for an order that must be paid online and is not paid yet. */
export const isUnpaid = sql`${orders.status} = 'PENDING' AND ${orders.paymentMethod} = 'PREPAID'
  AND ${orders.paymentStatus} IN ('PENDING', 'FAILED')`;

/** Selects the numbers of unpaid orders that were placed before a time, oldest first. */
export const ordersNotPaid = statement((db, params: Params<{ before: number }>) =>
  db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isUnpaid, sql`${orders.placedAt} < ${params.before}`))
    .orderBy(asc(orders.placedAt))
    .limit(50),
);

/** Selects the ids of a customer's unpaid orders whose pieces are still reserved, newest first. */
export const idsToPay = (params: Params<{ userId: number; now: number }>) => sql`
  SELECT waiting.id FROM orders waiting WHERE waiting.user_id = ${params.userId} AND waiting.status = 'PENDING'
    AND waiting.payment_method = 'PREPAID' AND waiting.payment_status IN ('PENDING', 'FAILED')
    AND EXISTS (SELECT 1 FROM order_items held JOIN reservations ON reservations.order_item_id = held.id
      WHERE held.order_id = waiting.id AND reservations.ended_at IS NULL AND reservations.until_at > ${params.now})
  ORDER BY waiting.placed_at DESC LIMIT 10`;

/**
 * Selects all consignments of an order, each with its number of pieces and its valid parcel. The key is the order's id
 * or number.
 */
export const partsOfOrder = statement((db, params: Params<OrderKey>) =>
  db
    .select({
      id: consignments.id,
      orderId: consignments.orderId,
      sellerId: consignments.sellerId,
      status: consignments.status,
      version: consignments.version,
      dispatchedAt: consignments.dispatchedAt,
      cancelledAt: consignments.cancelledAt,
      pieces: sql<number>`(SELECT sum(${consignmentItems.quantity}) FROM ${consignmentItems}
        WHERE ${consignmentItems.consignmentId} = ${consignments.id})`,
      shipment: shipments,
    })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .leftJoin(shipments, isParcelOfConsignment)
    .where(isAsked(params)),
);
export type PartRow = ReturnType<ReturnType<typeof partsOfOrder>['read']>[number];

const sellerRows = statement((db, params: Params<OrderKey>) =>
  db
    .selectDistinct({ sellerId: sellers.id, sellerName: sellers.businessName, sellerEmail: sellers.email })
    .from(orders)
    .innerJoin(consignments, eq(consignments.orderId, orders.id))
    .innerJoin(sellers, eq(sellers.id, consignments.sellerId))
    .where(isAsked(params)),
);
export type SellerToTell = ReturnType<ReturnType<typeof sellerRows>['read']>[number];

/** Selects the sellers of an order, with their e-mail. */
export const sellersOfOrder = sellerRows;

export const customerOrder = orderReads(
  (params: Params<OrderKey & { userId: number }>) =>
    sql`SELECT orders.id FROM orders WHERE ${isAsked(params)} AND orders.user_id = ${params.userId}`,
  'shopper',
);

/** A customer's newest orders. */
export const customerOrders = orderReads(
  (params: Params<{ userId: number } & Rows>) =>
    sql`SELECT orders.id FROM orders WHERE orders.user_id = ${params.userId}
      ORDER BY orders.placed_at DESC, orders.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
  'shopper',
);

/** A customer's unpaid orders whose pieces are still reserved. */
export const customerOrdersToPay = orderReads(idsToPay, 'shopper');

export const countCustomerOrders = (userId: number) => countUpTo(sql`orders WHERE orders.user_id = ${userId}`);

/** A seller's part of one order. */
export const sellerOrder = orderReads(
  (params: Params<OrderKey & { sellerId: number }>) =>
    sql`SELECT own.order_id FROM consignments own JOIN orders ON orders.id = own.order_id
      WHERE ${isAsked(params)} AND own.seller_id = ${params.sellerId} AND own.archived_at IS NULL`,
  (params) => sql`${params.sellerId}`,
);

/** True for the first of a seller's consignments in an order: each order is listed once. */
const isFirstOfOrder = sql`NOT EXISTS (SELECT 1 FROM consignments earlier WHERE earlier.order_id = own.order_id
  AND earlier.seller_id = own.seller_id AND earlier.archived_at IS NULL AND earlier.id < own.id)`;

/** The newest orders that contain consignments of a seller. */
export const sellerOrders = orderReads(
  (params: Params<{ sellerId: number } & Rows>) =>
    sql`SELECT own.order_id FROM consignments own
      WHERE own.seller_id = ${params.sellerId} AND own.archived_at IS NULL AND ${isFirstOfOrder}
      ORDER BY own.created_at DESC, own.id DESC LIMIT ${params.limit} OFFSET ${params.offset}`,
  (params) => sql`${params.sellerId}`,
);

export const countSellerOrders = (sellerId: number) =>
  countUpTo(sql`consignments own WHERE own.seller_id = ${sellerId} AND own.archived_at IS NULL AND ${isFirstOfOrder}`);

/** Any order, for the platform. */
export const anyOrder = orderReads(
  (params: Params<OrderKey>) => sql`SELECT orders.id FROM orders WHERE ${isAsked(params)}`,
  'platform',
);

/** Orders by a JSON list of their ids, for the platform. */
export const ordersWithIds = orderReads(
  (params: Params<{ ids: string }>) => sql`SELECT value FROM json_each(${params.ids})`,
  'platform',
);

/** A seller's part of orders, by a JSON list of their ids. */
export const sellerOrdersWithIds = orderReads(
  (params: Params<{ ids: string; sellerId: number }>) => sql`SELECT value FROM json_each(${params.ids})`,
  (params) => sql`${params.sellerId}`,
);

/** The order of a customer that contains an item. */
export const customerOrderOfItem = orderReads(
  (params: Params<{ itemId: number; userId: number }>) =>
    sql`SELECT orders.id FROM order_items JOIN orders ON orders.id = order_items.order_id
      WHERE order_items.id = ${params.itemId} AND orders.user_id = ${params.userId}`,
  'shopper',
);

/** The order that contains an item, for the platform. */
export const anyOrderOfItem = orderReads(
  (params: Params<{ itemId: number }>) => sql`SELECT order_id FROM order_items WHERE order_items.id = ${params.itemId}`,
  'platform',
);
