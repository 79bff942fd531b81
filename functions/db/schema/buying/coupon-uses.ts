import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { coupons } from './coupons.ts';
import { orders } from '../orders/orders.ts';
import { users } from '../accounts/users.ts';

/** An order that used a coupon. Uses that are not released count against the coupon's limits. */
export const couponUses = sqliteTable(
  'coupon_uses',
  {
    id: id(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    usedAt: integer('used_at').notNull(),
    /** When the whole order was cancelled, or its reservation ended. */
    releasedAt: integer('released_at'),
  },
  (table) => [
    uniqueIndex('coupon_uses_order').on(table.orderId),
    index('coupon_uses_customer').on(table.couponId, table.userId),
  ],
);
