import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { skus } from '../catalogue/catalogue.ts';
import { coupons } from './coupons.ts';
import { users } from '../accounts/users.ts';

/** A line of somebody's cart, or saved for later. It promises nothing: price and stock are read anew each time. */
export const cartItems = sqliteTable(
  'cart_items',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    /** The size chosen of an adjustable piece; empty where there is none. */
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** When it was saved for later: it is not in the cart then, until it is added again. */
    savedAt: integer('saved_at'),
    /** What a piece cost when it was saved. */
    savedUnitPaise: integer('saved_unit_paise'),
  },
  (table) => [
    uniqueIndex('cart_items_once').on(table.userId, table.skuId, table.size),
    index('cart_items_sku').on(table.skuId),
    index('cart_items_recent')
      .on(table.updatedAt)
      .where(sql`saved_at IS NULL`),
    check('cart_quantity_in_range', sql`${table.quantity} BETWEEN 1 AND 99`),
  ],
);

/** The coupon somebody entered for the cart: one at most. It promises nothing and goes when the cart empties. */
export const cartCoupons = sqliteTable('cart_coupons', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  couponId: integer('coupon_id')
    .notNull()
    .references(() => coupons.id),
  enteredAt: integer('entered_at').notNull(),
});
