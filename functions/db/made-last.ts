import { sql } from 'drizzle-orm';
import type { Params } from './statement.ts';

/*
 * SQL for the ids of rows that the same batch inserted. Later statements of the batch do not know these ids otherwise.
 */

/** The order and the seller of a consignment. */
export type SplitOf = { orderId: number; sellerId: number };

/** Returns SQL for the id of the newest consignment of an order and a seller. */
export const consignmentMadeLast = ({ orderId, sellerId }: Params<SplitOf>) =>
  sql<number>`(SELECT max(id) FROM consignments WHERE order_id = ${orderId} AND seller_id = ${sellerId})`;

/** Returns SQL for the id of the newest item of an order. */
export const itemMadeLast = ({ orderId }: Params<{ orderId: number }>) =>
  sql<number>`(SELECT max(id) FROM order_items WHERE order_id = ${orderId})`;
