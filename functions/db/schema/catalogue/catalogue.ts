import { sql } from 'drizzle-orm';
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { FAMILIES } from '#contract/shop/attributes.ts';
import type { ProductAttributes } from '#contract/shop/attributes.ts';
import type { SIZE_SYSTEMS } from '#contract/shop/sizes.ts';
import type { Translations } from '#contract/shop/translations.ts';
import { TAX_CATEGORIES } from '#contract/calls/skus.ts';
import { flag, id, oneOf, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { taxRates } from './tax.ts';

export const categories = sqliteTable(
  'categories',
  {
    ...record(),
    code: text('code').notNull(),
    parentId: integer('parent_id').references((): AnySQLiteColumn => categories.id),
    level: integer('level').notNull(),
    displayName: text('display_name').notNull(),
    description: text('description').notNull(),
    seoUrl: text('seo_url').notNull(),
    seoKw: text('seo_kw').notNull().default(''),
    isVisible: flag('is_visible').notNull().default(true),
    isActive: flag('is_active').notNull().default(true),
    /** The size system of its pieces. */
    sizeSystem: text('size_system').$type<(typeof SIZE_SYSTEMS)[number]>().notNull().default('free'),
    /** The kind of piece it contains; null for a top category, which contains many kinds. */
    family: text('family').$type<(typeof FAMILIES)[number]>(),
    position: integer('position').notNull().default(0),
    /** The seller who proposed it; null for a category of the platform. */
    proposedBy: integer('proposed_by').references(() => sellers.id),
    /** Its texts in other languages than English. */
    translations: text('translations', { mode: 'json' })
      .$type<Translations<'displayName' | 'description'>>()
      .notNull()
      .default({}),
  },
  (table) => [
    uniqueIndex('categories_code').on(table.code),
    uniqueIndex('categories_seo_url').on(table.seoUrl),
    index('categories_parent').on(table.parentId),
    check('category_top_has_no_parent', sql`(${table.level} = 1) = (${table.parentId} IS NULL)`),
  ],
);

export const products = sqliteTable(
  'products',
  {
    ...record(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    brand: text('brand').notNull(),
    seoUrl: text('seo_url').notNull(),
    seoKw: text('seo_kw').notNull().default(''),
    isVisible: flag('is_visible').notNull().default(true),
    isActive: flag('is_active').notNull().default(true),
    startOn: text('start_on'),
    endOn: text('end_on'),
    hsn: text('hsn').notNull().default('71171990'),
    /** ISO 3166 code. The law requires it to be shown and filterable. */
    countryOfOrigin: text('country_of_origin').notNull().default('IN'),
    attributes: text('attributes', { mode: 'json' }).$type<Partial<ProductAttributes>>().notNull().default({}),
    /** The attribute `style`, by which matching products are found. */
    style: text('style').notNull().default(''),
    codAllowed: flag('cod_allowed').notNull().default(true),
    /** Whether it has all details that its kind requires. Shoppers see complete products only. */
    isComplete: flag('is_complete').notNull().default(true),
    /**
     * Whether it or one of its SKUs has a picture. Shoppers see products with a picture only. Maintained by the
     * triggers of `db/triggers/catalogue/product-pictures.sql`.
     */
    hasPicture: flag('has_picture').notNull().default(false),
    /**
     * Whether it was ever on sale while its seller was active. Triggers maintain it. Products that never were on sale
     * are unknown to shoppers.
     */
    wasShown: flag('was_shown').notNull().default(false),
    /** When it was last restocked after all its SKUs were sold out. A trigger on the stock maintains it. */
    backAt: integer('back_at'),
    /** The default sort of lists: larger first. */
    featuredRank: integer('featured_rank').notNull().default(0),
    /** The number of its visible reviews, and the sum of their stars. */
    reviewCount: integer('review_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    /** Its texts in other languages than English; descriptions are sanitised HTML, too. */
    translations: text('translations', { mode: 'json' })
      .$type<Translations<'name' | 'title' | 'description'>>()
      .notNull()
      .default({}),
  },
  (table) => [
    uniqueIndex('products_seo_url').on(table.seoUrl),
    index('products_category').on(table.categoryId, table.featuredRank),
    index('products_style').on(table.style, table.featuredRank),
    // Counts a seller's products without reading their rows.
    index('products_seller').on(table.sellerId, table.archivedAt),
    check('product_rating_adds_up', sql`${table.ratingSum} BETWEEN ${table.reviewCount} AND 5 * ${table.reviewCount}`),
    check(
      'product_ends_after_start',
      sql`${table.endOn} IS NULL OR ${table.startOn} IS NULL OR ${table.endOn} >= ${table.startOn}`,
    ),
  ],
);

export const skus = sqliteTable(
  'skus',
  {
    ...record(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    code: text('code').notNull(),
    color: text('color').notNull(),
    /** As shown. The sizes themselves are rows of `sku_sizes`. */
    size: text('size').notNull().default(''),
    weightGrams: integer('weight_grams').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    sellingPaise: integer('selling_paise').notNull(),
    taxCategory: text('tax_category', { enum: TAX_CATEGORIES }).notNull().default('STANDARD'),
    taxRateId: integer('tax_rate_id').references(() => taxRates.id),
    startOn: text('start_on'),
    endOn: text('end_on'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('skus_code').on(table.code),
    index('skus_product').on(table.productId, table.position),
    // Partial, since few SKUs name a rate of their own.
    index('skus_tax_rate')
      .on(table.taxRateId)
      .where(sql`tax_rate_id IS NOT NULL`),
    oneOf('sku_tax_category_known', table.taxCategory, TAX_CATEGORIES),
    check('sku_price_is_positive', sql`${table.sellingPaise} > 0`),
    check('sku_price_within_mrp', sql`${table.sellingPaise} <= ${table.mrpPaise}`),
    check('sku_weight_is_positive', sql`${table.weightGrams} > 0`),
  ],
);

/** The sizes that one SKU serves: one, or several if the piece is adjustable. */
export const skuSizes = sqliteTable(
  'sku_sizes',
  {
    id: id(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    text: text('text').notNull(),
    system: text('system').$type<(typeof SIZE_SYSTEMS)[number]>().notNull(),
    /** The sort order within one system; see the contract's sizes. */
    order: integer('order').notNull(),
    mm: real('mm'),
  },
  (table) => [uniqueIndex('sku_sizes_once').on(table.skuId, table.text)],
);
