import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { BUNDLE_MAX_PERCENT, BUNDLE_TYPES } from '#contract/shop/bundle-worth.ts';
import { DISCOUNT_FUNDERS } from '#contract/shop/discounts.ts';
import { products, skus } from '../catalogue/catalogue.ts';
import { flag, oneOf, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';

/** Two to five products of one seller that cost less together. Its days are Kolkata days, both included. */
export const bundles = sqliteTable(
  'bundles',
  {
    ...record(),
    /** Identifies a new bundle before it has an id. */
    reference: text('reference').notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    name: text('name').notNull(),
    discountType: text('discount_type', { enum: BUNDLE_TYPES }).notNull(),
    /** The price of a set. */
    pricePaise: integer('price_paise'),
    percent: integer('percent'),
    amountPaise: integer('amount_paise'),
    startOn: text('start_on').notNull(),
    endOn: text('end_on').notNull(),
    isActive: flag('is_active').notNull(),
    fundedBy: text('funded_by', { enum: DISCOUNT_FUNDERS }).notNull(),
  },
  (table) => [
    uniqueIndex('bundles_reference').on(table.reference),
    index('bundles_seller').on(table.sellerId),
    oneOf('bundle_type_known', table.discountType, BUNDLE_TYPES),
    oneOf('bundle_funder_known', table.fundedBy, DISCOUNT_FUNDERS),
    check('bundle_days_in_order', sql`${table.startOn} <= ${table.endOn}`),
    check('bundle_price_is_given', sql`${table.discountType} != 'SET_PRICE' OR coalesce(${table.pricePaise}, 0) > 0`),
    check(
      'bundle_percentage_is_given',
      sql`${table.discountType} != 'PERCENTAGE' OR coalesce(${table.percent}, 0) BETWEEN 1 AND ${sql.raw(String(BUNDLE_MAX_PERCENT))}`,
    ),
    check(
      'bundle_amount_is_given',
      sql`${table.discountType} != 'FIXED_AMOUNT' OR coalesce(${table.amountPaise}, 0) > 0`,
    ),
  ],
);

/** The pieces of a bundle: any SKU of the product, or the one that is named. */
export const bundlePieces = sqliteTable(
  'bundle_pieces',
  {
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => bundles.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    skuId: integer('sku_id').references(() => skus.id),
    /** Its place in the bundle, from 0. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.productId] }),
    index('bundle_pieces_product').on(table.productId),
    index('bundle_pieces_sku').on(table.skuId),
  ],
);
