import { sql } from 'drizzle-orm';
import type { Params } from './statement.ts';

/* What a batch has just made, for its later statements: nobody knows the ids yet. */

/** Whose consignment it is that pieces go into. */
export type SplitOf = { orderId: number; sellerId: number };

/** The consignment this batch has made last of an order and a seller. */
export const consignmentMadeLast = ({ orderId, sellerId }: Params<SplitOf>) =>
  sql<number>`(SELECT max(id) FROM consignments WHERE order_id = ${orderId} AND seller_id = ${sellerId})`;

/** The item this batch has made last of an order. */
export const itemMadeLast = ({ orderId }: Params<{ orderId: number }>) =>
  sql<number>`(SELECT max(id) FROM order_items WHERE order_id = ${orderId})`;
