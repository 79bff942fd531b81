import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';
import { skus } from '../catalogue/catalogue.ts';
import { coupons } from './coupons.ts';
import { users } from '../accounts/users.ts';

/** A line of a cart, or one saved for later. It reserves nothing: price and stock are read again each time. */
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
    /** The chosen size of an adjustable piece, else empty. */
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** When the line was saved for later. It is outside the cart until it is added again. */
    savedAt: integer('saved_at'),
    /** The price of one piece when it was saved. */
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

/** The coupon entered for a cart, at most one. It reserves no use, and is deleted when the cart becomes empty. */
export const cartCoupons = sqliteTable('cart_coupons', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  couponId: integer('coupon_id')
    .notNull()
    .references(() => coupons.id),
  enteredAt: integer('entered_at').notNull(),
});
