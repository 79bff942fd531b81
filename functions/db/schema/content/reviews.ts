import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { products } from '../catalogue/catalogue.ts';
import { flag, id, record } from '../columns.ts';
import { orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';
import { users } from '../accounts/users.ts';

/** A customer's review of a product: one per customer and product. */
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
    /** How well the product matched its page, 1 to 5 stars per aspect; null where not rated. */
    looks: integer('looks'),
    size: integer('size'),
    weight: integer('weight'),
    plating: integer('plating'),
    /** The size that was bought with that order. */
    boughtSize: text('bought_size'),
    text: text('text').notNull(),
    editedAt: integer('edited_at'),
    /** Hidden by an admin; a hidden review does not count in the rating. */
    isHidden: flag('is_hidden').notNull().default(false),
    /** How many shoppers marked it as helpful; maintained by triggers of `review_likes`. */
    likeCount: integer('like_count').notNull().default(0),
  },
  (table) => [
    // A shopper may replace their deleted review, but not a hidden one.
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

/** Shoppers who marked a review as helpful: once each. */
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

/** Products that a customer was asked by mail to review: once each, however often they buy the product. */
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
    /** The same instant for all products of one mail. */
    requestedAt: integer('requested_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_requests_once').on(table.userId, table.productId),
    index('review_requests_product').on(table.productId),
    index('review_requests_at').on(table.requestedAt),
  ],
);

/** A seller's or an admin's reply to a review. */
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
    /** The seller for whom it was written; null for the platform. */
    sellerId: integer('seller_id').references(() => sellers.id),
    text: text('text').notNull(),
  },
  (table) => [
    index('review_replies_review').on(table.reviewId),
    index('review_replies_user').on(table.userId),
    index('review_replies_seller').on(table.sellerId),
  ],
);
