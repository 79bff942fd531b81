import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { COUPON_TYPES } from '#contract/calls/coupons.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import type { Paise } from '#contract/shop/money.ts';
import { categories, products } from '../catalogue/catalogue.ts';
import { flag, oneOf, record } from '../columns.ts';
import { collections } from '../discovery/collections.ts';

/**
 * A discount that a shopper enters by its code, or that applies automatically. Its days are Kolkata days, both
 * included.
 */
export const coupons = sqliteTable(
  'coupons',
  {
    ...record(),
    /**
     * In capitals. A published code is never reused for another coupon, so archived coupons count in the unique index,
     * too.
     */
    code: text('code').notNull(),
    discountType: text('discount_type', { enum: COUPON_TYPES }).notNull(),
    percent: integer('percent'),
    amountPaise: integer('amount_paise'),
    tiers: text('tiers', { mode: 'json' }).$type<{ minimumOrderPaise: Paise; percent: number }[]>(),
    minQuantity: integer('min_quantity'),
    freeQuantity: integer('free_quantity'),
    startOn: text('start_on').notNull(),
    endOn: text('end_on').notNull(),
    minimumOrderPaise: integer('minimum_order_paise').notNull(),
    maxUses: integer('max_uses').notNull(),
    maxUsesPerCustomer: integer('max_uses_per_customer').notNull(),
    usageCount: integer('usage_count').notNull().default(0),
    isActive: flag('is_active').notNull(),
    isAutomatic: flag('is_automatic').notNull(),
    /** Shown to every shopper in the cart. */
    isPublic: flag('is_public').notNull().default(false),
    fundedBy: text('funded_by', { enum: DISCOUNT_FUNDERS }).notNull(),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.code),
    index('coupons_automatic').on(table.isAutomatic, table.isActive),
    index('coupons_public').on(table.isPublic, table.isActive),
    oneOf('coupon_type_known', table.discountType, COUPON_TYPES),
    oneOf('coupon_funder_known', table.fundedBy, DISCOUNT_FUNDERS),
    check('coupon_code_in_capitals', sql`${table.code} = upper(${table.code})`),
    check('coupon_days_in_order', sql`${table.startOn} <= ${table.endOn}`),
    check('coupon_uses_within_limit', sql`${table.usageCount} BETWEEN 0 AND ${table.maxUses}`),
    check('coupon_percent_is_one', sql`${table.percent} IS NULL OR ${table.percent} BETWEEN 1 AND 100`),
    check('coupon_percentage_is_given', sql`${table.discountType} != 'PERCENTAGE' OR ${table.percent} IS NOT NULL`),
    check(
      'coupon_amount_is_given',
      sql`${table.discountType} != 'FIXED_AMOUNT' OR coalesce(${table.amountPaise}, 0) > 0`,
    ),
    check(
      'coupon_pieces_are_given',
      sql`${table.discountType} != 'BUY_X_GET_Y' OR min(coalesce(${table.minQuantity}, 0), coalesce(${table.freeQuantity}, 0)) > 0`,
    ),
    check(
      'coupon_tiers_are_given',
      sql`${table.discountType} != 'TIERED_DISCOUNT' OR coalesce(json_array_length(${table.tiers}), 0) > 0`,
    ),
  ],
);

/** The products a coupon is limited to. Without products, categories and collections the coupon applies to all. */
export const couponProducts = sqliteTable(
  'coupon_products',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.productId] })],
);

/** The categories a coupon is limited to, with all their subcategories. */
export const couponCategories = sqliteTable(
  'coupon_categories',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.categoryId] })],
);

/**
 * The collections a coupon is limited to. It applies to their products also while the collection is hidden or closed,
 * since the coupon has its own days.
 */
export const couponCollections = sqliteTable(
  'coupon_collections',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.collectionId] }),
    index('coupon_collections_collection').on(table.collectionId),
  ],
);
