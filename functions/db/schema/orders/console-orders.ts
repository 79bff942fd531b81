import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { OrderStatus } from '#contract/states/order.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { id } from '../columns.ts';
import { orders } from './orders.ts';

/**
 * The row of an order in the platform's list (seller 0), or of a seller's part while it is in the seller's list. The
 * console sorts and filters by these columns. Only the triggers of `db/triggers/orders/console-orders.sql` write them.
 */
export const consoleOrders = sqliteTable(
  'console_orders',
  {
    id: id(),
    /** A seller's id, or 0 for the platform. */
    ofSeller: integer('of_seller').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    number: text('number').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    placedAt: integer('placed_at').notNull(),
    /** The promised day of dispatch. */
    dispatchOn: text('dispatch_on').notNull(),
    /** The same, while pieces are still to be dispatched and nothing blocks that. */
    toSendOn: text('to_send_on'),
    /** The order's total; of a seller's part its goods and fees. */
    totalPaise: integer('total_paise').notNull(),
  },
  (table) => [
    uniqueIndex('console_orders_once').on(table.ofSeller, table.orderId),
    index('console_orders_order').on(table.orderId),
    index('console_orders_placed').on(table.ofSeller, table.placedAt, table.orderId),
    index('console_orders_number').on(table.ofSeller, table.number, table.orderId),
    index('console_orders_total').on(table.ofSeller, table.totalPaise, table.orderId),
    index('console_orders_dispatch').on(table.ofSeller, table.dispatchOn, table.orderId),
    index('console_orders_status').on(table.ofSeller, table.status, table.orderId),
    index('console_orders_status_placed').on(table.ofSeller, table.status, table.placedAt, table.orderId),
    index('console_orders_method_placed').on(table.ofSeller, table.paymentMethod, table.placedAt, table.orderId),
    index('console_orders_to_send')
      .on(table.ofSeller, table.toSendOn, table.orderId)
      .where(sql`to_send_on IS NOT NULL`),
  ],
);
