import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { stockLabel } from '#contract/shop/policy.ts';
import type { TaxCategory } from '#contract/calls/skus.ts';
import { flag, id } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { categories, products, skus } from './catalogue.ts';
import { inventory } from './inventory.ts';

/*
 * The console sorts and filters its long lists of goods by these tables. All columns of a list are in one table, so
 * that an index finds a page and its count in a list of any length. Only the triggers of
 * `db/triggers/catalogue/console-goods.sql` write these tables. The details that a list shows of a row are read from
 * the original tables.
 */

/** Returns indexes for the whole list and for each seller's part of it, in the order of the given columns. */
const sortedBy = (
  table: string,
  name: string,
  seller: AnySQLiteColumn,
  ...columns: [AnySQLiteColumn, ...AnySQLiteColumn[]]
) => [index(`${table}_${name}`).on(...columns), index(`${table}_seller_${name}`).on(seller, ...columns)];

/** A SKU that is not archived, with its product and its stock. */
export const consoleSkus = sqliteTable(
  'console_skus',
  {
    /** The SKU's id. */
    id: id().references(() => skus.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Its inventory row; null if that is archived. */
    stockId: integer('stock_id').references(() => inventory.id),
    name: text('name').notNull(),
    code: text('code').notNull(),
    productName: text('product_name').notNull(),
    taxCategory: text('tax_category').$type<TaxCategory>().notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    sellingPaise: integer('selling_paise').notNull(),
    quantity: integer('quantity').notNull(),
    reservedQuantity: integer('reserved_quantity').notNull(),
    available: integer('available').notNull(),
    /** The `stockLabel` of the available pieces. */
    stockLabel: text('stock_label').$type<ReturnType<typeof stockLabel>>().notNull(),
    location: text('location').notNull(),
    /** The first day of sale, by SKU and product; '' for no first day. */
    startsOn: text('starts_on').notNull(),
    /** The last day of sale; 9999-12-31 for no last day. */
    endsOn: text('ends_on').notNull(),
    position: integer('position').notNull(),
    updatedAt: integer('updated_at').notNull(),
    stockUpdatedAt: integer('stock_updated_at').notNull(),
  },
  (table) => {
    const sorted = (name: string, column: AnySQLiteColumn) => sortedBy('console_skus', name, table.sellerId, column);
    return [
      index('console_skus_product').on(table.productId, table.position),
      index('console_skus_seller').on(table.sellerId),
      ...sorted('stock', table.stockId),
      ...sorted('name', table.name),
      ...sorted('code', table.code),
      ...sorted('product_name', table.productName),
      ...sorted('mrp', table.mrpPaise),
      ...sorted('selling_price', table.sellingPaise),
      ...sorted('quantity', table.quantity),
      ...sorted('reserved', table.reservedQuantity),
      ...sorted('available', table.available),
      ...sorted('updated', table.updatedAt),
      ...sorted('stock_updated', table.stockUpdatedAt),
      ...sorted('starts', table.startsOn),
      ...sorted('ends', table.endsOn),
      ...sorted('tax_category', table.taxCategory),
      // Ends with the default sort of the stock list.
      index('console_skus_stock_label').on(table.stockLabel, table.stockId),
      index('console_skus_seller_stock_label').on(table.sellerId, table.stockLabel, table.stockId),
      // A covering index for the conditions on sold-out SKUs, so that they are counted without reading rows.
      index('console_skus_sold_out')
        .on(table.sellerId, table.endsOn, table.startsOn)
        .where(sql`available = 0`),
    ];
  },
);

/** A product that is not archived, with the sums of its SKUs. */
export const consoleProducts = sqliteTable(
  'console_products',
  {
    /** The product's id. */
    id: id().references(() => products.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    categoryName: text('category_name').notNull(),
    sellerName: text('seller_name').notNull(),
    isVisible: flag('is_visible').notNull(),
    isActive: flag('is_active').notNull(),
    isComplete: flag('is_complete').notNull(),
    skuCount: integer('sku_count').notNull(),
    /** Available pieces (not reserved) of all its SKUs. */
    available: integer('available').notNull(),
    /** The lowest selling price of its SKUs; null if it has none. */
    priceFromPaise: integer('price_from_paise'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => {
    const sorted = (name: string, column: AnySQLiteColumn) =>
      sortedBy('console_products', name, table.sellerId, column);
    const rarely = (name: string, column: AnySQLiteColumn, condition: SQL) =>
      sortedBy('console_products', name, table.sellerId, column).map((each) => each.where(condition));
    return [
      index('console_products_seller').on(table.sellerId),
      ...sorted('name', table.name),
      ...sorted('category', table.categoryId),
      ...sorted('category_name', table.categoryName),
      index('console_products_by_seller_name').on(table.sellerName),
      ...sorted('available', table.available),
      ...sorted('price_from', table.priceFromPaise),
      ...sorted('updated', table.updatedAt),
      // Partial indexes on the rare value of each flag; the other value covers most of the list.
      ...rarely('hidden', table.isVisible, sql`is_visible = 0`),
      ...rarely('inactive', table.isActive, sql`is_active = 0`),
      ...rarely('incomplete', table.isComplete, sql`is_complete = 0`),
    ];
  },
);
