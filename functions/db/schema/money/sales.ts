import { integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';

/** Orders that were paid, or are paid in cash on delivery: a view (`sales.sql`). */
export const soldOrders = sqliteView('sold_orders', {
  orderId: integer('order_id').notNull(),
  status: text('status').notNull(),
  placedAt: integer('placed_at').notNull(),
}).existing();

/** Revenue of each item in sold orders that are not cancelled: a view (`sales.sql`, which has the rule). */
export const itemSales = sqliteView('item_sales', {
  orderItemId: integer('order_item_id').notNull(),
  orderId: integer('order_id').notNull(),
  sellerId: integer('seller_id').notNull(),
  placedAt: integer('placed_at').notNull(),
  revenuePaise: integer('revenue_paise').notNull(),
}).existing();

/** Revenue of a seller's part of an order, for orders that count. Triggers maintain it. */
export const soldParts = sqliteTable(
  'sold_parts',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** The day the order was placed. */
    placedOn: text('placed_on').notNull(),
    revenuePaise: integer('revenue_paise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sellerId] })],
);

/** Sums of `sold_parts` by day: per seller, and for all sellers together, where an order counts once. */
export const salesDays = sqliteTable(
  'sales_days',
  {
    id: id(),
    /** A seller's id, or 0 for all. */
    ofSeller: integer('of_seller').notNull(),
    placedOn: text('placed_on').notNull(),
    revenuePaise: integer('revenue_paise').notNull(),
    orderCount: integer('order_count').notNull(),
  },
  (table) => [uniqueIndex('sales_days_once').on(table.ofSeller, table.placedOn)],
);
