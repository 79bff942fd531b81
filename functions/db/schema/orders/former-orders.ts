import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import { flag, id } from '../columns.ts';

/**
 * Orders that people placed in the shop's former home, from its files. They are history alone: no stock, sale, paper or
 * limit counts them. A person is known by the email only, so that an account that is made later has them, too.
 */
export const formerOrders = sqliteTable(
  'former_orders',
  {
    id: id(),
    version: integer('version').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The former shop and the order's number there, as `contract/shop/former-orders.ts` compares them. */
    key: text('key').notNull(),
    formerShop: text('former_shop').notNull(),
    number: text('number').notNull(),
    placedOn: text('placed_on').notNull(),
    /** In small letters; null if the file has none, or after an erasure. */
    email: text('email'),
    name: text('name').notNull(),
    /** The words of the former shop. */
    status: text('status').notNull(),
    payment: text('payment').notNull(),
    /** The amounts of the file; null for one that it does not have. They need not add up. */
    shippingPaise: integer('shipping_paise'),
    feesPaise: integer('fees_paise'),
    discountPaise: integer('discount_paise'),
    coupon: text('coupon').notNull(),
    taxPaise: integer('tax_paise'),
    totalPaise: integer('total_paise').notNull(),
    refundedPaise: integer('refunded_paise'),
    cancelledOn: text('cancelled_on'),
    /** The delivery address as text; empty without one. */
    address: text('address').notNull(),
    /** Whether its person is erased: a file does not bring them back. */
    isErased: flag('is_erased').notNull().default(false),
  },
  (table) => [
    uniqueIndex('former_orders_key').on(table.key),
    index('former_orders_email').on(table.email, table.placedOn),
    index('former_orders_placed').on(table.placedOn),
    check('former_order_total_not_negative', sql`${table.totalPaise} >= 0`),
  ],
);

/** A line of such an order. */
export const formerOrderItems = sqliteTable(
  'former_order_items',
  {
    id: id(),
    formerOrderId: integer('former_order_id')
      .notNull()
      .references(() => formerOrders.id),
    /** Its position in the order, from 0. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    /** Null if the file does not have it. */
    unitPricePaise: integer('unit_price_paise'),
  },
  (table) => [uniqueIndex('former_order_items_once').on(table.formerOrderId, table.position)],
);
