import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from './catalogue.ts';
import { flag, record } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** What a customer says of a product: one each. */
export const reviews = sqliteTable(
  'reviews',
  {
    ...record(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The delivered order that makes it a verified purchase. */
    orderId: integer('order_id').references(() => orders.id),
    /** Stars, 1 to 5. */
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** Hidden by an admin; it then counts for nothing. */
    isHidden: flag('is_hidden').notNull().default(false),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.productId, table.userId),
    index('reviews_user').on(table.userId),
    index('reviews_order').on(table.orderId),
    check('review_has_one_to_five_stars', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);

/** A seller's or an admin's answer to a review. */
export const reviewReplies = sqliteTable(
  'review_replies',
  {
    ...record(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
  },
  (table) => [index('review_replies_review').on(table.reviewId), index('review_replies_user').on(table.userId)],
);
