import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from '../catalogue/catalogue.ts';
import { flag, id, record } from '../columns.ts';
import { orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

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
    /** How true the product was to its page, 1 to 5 stars each, as far as it was said. */
    looks: integer('looks'),
    size: integer('size'),
    weight: integer('weight'),
    plating: integer('plating'),
    /** The size that was bought with that order. */
    boughtSize: text('bought_size'),
    text: text('text').notNull(),
    editedAt: integer('edited_at'),
    /** Hidden by an admin; it then counts for nothing. */
    isHidden: flag('is_hidden').notNull().default(false),
    /** How many marked it as helpful; kept by triggers of `review_likes`. */
    likeCount: integer('like_count').notNull().default(0),
  },
  (table) => [
    // Who deletes a review may write another, but not in place of one that was hidden.
    uniqueIndex('reviews_once')
      .on(table.productId, table.userId)
      .where(sql`archived_at IS NULL OR is_hidden`),
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_user').on(table.userId),
    index('reviews_order').on(table.orderId),
    check('review_has_one_to_five_stars', sql`${table.rating} BETWEEN 1 AND 5`),
    check('review_likes_never_negative', sql`${table.likeCount} >= 0`),
  ],
);

/** Who marked a review as helpful: once each. */
export const reviewLikes = sqliteTable(
  'review_likes',
  {
    id: id(),
    createdAt: integer('created_at').notNull(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    uniqueIndex('review_likes_once').on(table.reviewId, table.userId),
    index('review_likes_user').on(table.userId),
  ],
);

/** Products a customer was asked by mail to review: once each, however often they buy it. */
export const reviewRequests = sqliteTable(
  'review_requests',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** All that one mail asks about has the same instant. */
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_requests_once').on(table.userId, table.productId),
    index('review_requests_product').on(table.productId),
    index('review_requests_asked').on(table.askedAt),
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
    /** For which seller it was said; none for the house. */
    sellerId: integer('seller_id').references(() => sellers.id),
    text: text('text').notNull(),
  },
  (table) => [
    index('review_replies_review').on(table.reviewId),
    index('review_replies_user').on(table.userId),
    index('review_replies_seller').on(table.sellerId),
  ],
);
