import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products, skus } from '../catalogue/catalogue.ts';
import { flag, id } from '../columns.ts';
import { users } from '../accounts/users.ts';

/** A product on a shopper's wishlist, with its state at that time. */
export const wishlistItems = sqliteTable(
  'wishlist_items',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The SKU whose price was shown at that time. */
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    /** The price of that SKU at that time. */
    addedPaise: integer('added_paise').notNull(),
    /** Whether any SKU was in stock at that time. */
    wasInStock: flag('was_in_stock').notNull(),
    addedAt: integer('added_at').notNull(),
    /**
     * When a mail last announced a lower price of that SKU, and that price. Only a still lower price is announced
     * again.
     */
    dropNotifiedAt: integer('drop_notified_at'),
    dropNotifiedPaise: integer('drop_notified_paise'),
    /** When it was removed. A shopper who adds it again soon gets the row back as it was. */
    removedAt: integer('removed_at'),
  },
  (table) => [
    uniqueIndex('wishlist_items_once').on(table.userId, table.productId),
    index('wishlist_items_product').on(table.productId),
    index('wishlist_items_sku').on(table.skuId),
    index('wishlist_items_notified')
      .on(table.dropNotifiedAt)
      .where(sql`drop_notified_at IS NOT NULL`),
    index('wishlist_items_removed')
      .on(table.removedAt)
      .where(sql`removed_at IS NOT NULL`),
  ],
);
