import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import {
  consignmentItems,
  consignments,
  orderHistory,
  orderItemDiscounts,
  orderItems,
  orders,
} from '../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';

/** The id of the order that this batch makes, by its number. */
const orderNumbered = (params: Params<{ number: string }>): SQL<number> =>
  sql`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.number} = ${params.number})`;

export const insertOrder = insertInto(orders);

export const insertConsignment = insertInto(consignments, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

export const insertOrderItem = insertInto(orderItems, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

/** The id of an item of the order that this batch makes, by its place in it. */
const itemPlaced = (params: Params<{ number: string; position: number }>): SQL<number> =>
  sql`(SELECT ${orderItems.id} FROM ${orderItems}
    WHERE ${orderItems.orderId} = ${orderNumbered(params)} AND ${orderItems.position} = ${params.position})`;

export const insertOrderItemDiscount = insertInto(
  orderItemDiscounts,
  (params: Params<{ number: string; position: number }>) => ({ orderItemId: itemPlaced(params) }),
);

/** Puts each item of the order that this batch makes into its seller's consignment: the only one yet. */
export const insertConsignmentItems = statement((db, params: Params<{ number: string }>) =>
  db.insert(consignmentItems).select(
    db
      .select(
        selectedRow(consignmentItems, {
          consignmentId: consignments.id,
          orderItemId: orderItems.id,
          orderId: orderItems.orderId,
          sellerId: orderItems.sellerId,
          quantity: orderItems.quantity,
        }),
      )
      .from(orderItems)
      .innerJoin(
        consignments,
        and(eq(consignments.orderId, orderItems.orderId), eq(consignments.sellerId, orderItems.sellerId)),
      )
      .where(eq(orderItems.orderId, orderNumbered(params))),
  ),
);

export const insertPlacedEvent = insertInto(orderHistory, (params: Params<{ number: string }>) => ({
  orderId: orderNumbered(params),
}));

export const insertEvent = insertInto(orderHistory);

interface Move {
  id: number;
  version: number;
  to: OrderStatus;
  now: number;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
}

/** Moves a consignment from the state it was read in; touches nothing when somebody moved it since. */
export const setConsignmentStatus = statement((db, params: Params<Move>) =>
  db
    .update(consignments)
    .set({
      status: sql`${params.to}`,
      version: sql`${consignments.version} + 1`,
      updatedAt: sql`${params.now}`,
      dispatchedAt: sql`coalesce(${consignments.dispatchedAt}, ${params.dispatchedAt})`,
      deliveredAt: sql`${params.deliveredAt}`,
      cancelledAt: sql`${params.cancelledAt}`,
    })
    .where(and(eq(consignments.id, params.id), eq(consignments.version, params.version))),
);

const rank = sql.raw(
  `CASE status ${ORDER_STATUSES.map((status, index) => `WHEN '${status}' THEN ${index}`).join(' ')} END`,
);

/** The status of the least advanced of some consignments: `orderStatusOf` as SQL. */
export const leastAdvancedOf = (which: SQL) =>
  sql<OrderStatus>`(SELECT status FROM consignments WHERE ${which} ORDER BY ${rank} LIMIT 1)`;

const leastAdvanced = leastAdvancedOf(sql`order_id = ${orders.id}`);

/**
 * Gives an order the status of its least advanced consignment; CANCELLED comes last in the order, so only when all are.
 * What is paid on delivery is paid when all of it is delivered: see `codPaymentStatus`.
 */
export const followConsignments = statement((db, params: Params<{ orderId: number; now: number }>) =>
  db
    .update(orders)
    .set({
      status: leastAdvanced,
      paymentStatus: sql`CASE WHEN ${orders.paymentMethod} <> 'COD' THEN ${orders.paymentStatus}
        WHEN ${leastAdvanced} = 'DELIVERED' THEN 'COMPLETED' ELSE 'PENDING' END`,
      version: sql`${orders.version} + 1`,
      updatedAt: sql`${params.now}`,
    })
    .where(eq(orders.id, params.orderId)),
);
