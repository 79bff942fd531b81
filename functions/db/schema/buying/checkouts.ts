import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { orders } from '../orders/orders.ts';
import { users } from '../accounts/users.ts';

/**
 * Unfinished purchases: a cart from its first item until it is empty, and a prepaid order from its placing until it is
 * paid. Triggers maintain the rows, so that every way of emptying a cart is covered.
 */
export const checkouts = sqliteTable(
  'checkouts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The order that waits for its payment; null for a cart. */
    orderId: integer('order_id').references(() => orders.id),
    beganAt: integer('began_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** When the shopper was reminded of the cart, which happens once. */
    remindedAt: integer('reminded_at'),
  },
  (table) => [
    uniqueIndex('checkouts_cart')
      .on(table.userId)
      .where(sql`order_id IS NULL`),
    uniqueIndex('checkouts_order')
      .on(table.orderId)
      .where(sql`order_id IS NOT NULL`),
    index('checkouts_changed').on(table.changedAt),
    index('checkouts_user').on(table.userId),
  ],
);
