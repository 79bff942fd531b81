import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FEE_RATE_KINDS } from '#contract/shop/fee-rates.ts';
import { actorColumns } from '../actors.ts';
import { flag, oneOf, record } from '../columns.ts';
import { categories } from '../catalogue/catalogue.ts';
import { sellers } from '../sellers/sellers.ts';

/**
 * Rates of fees and withheld taxes by their first day. A rate applies until the next of its kind, so two never overlap.
 * A rate is neither added for a day that has begun nor removed after its first day has begun.
 */
export const feeRates = sqliteTable(
  'fee_rates',
  {
    ...record(),
    ...actorColumns(),
    kind: text('kind', { enum: FEE_RATE_KINDS }).notNull(),
    /** The seller the rate is for; null for all sellers without a rate of their own. */
    sellerId: integer('seller_id').references(() => sellers.id),
    fromOn: text('from_on').notNull(),
    /** Null if the seller returns to the general rate. */
    basisPoints: integer('basis_points'),
    reason: text('reason').notNull(),
    /** The category whose goods the rate is for, of all sellers without a rate of their own; null for all goods. */
    categoryId: integer('category_id').references(() => categories.id),
    /**
     * Whether a category has no rate of its own from this day on. The basis points are 0 then and do not apply: only a
     * seller's rate may lack them.
     */
    endsCategoryRate: flag('ends_category_rate').notNull().default(false),
  },
  (table) => [
    uniqueIndex('fee_rates_of_all')
      .on(table.kind, table.fromOn)
      .where(sql`seller_id IS NULL AND category_id IS NULL AND archived_at IS NULL`),
    uniqueIndex('fee_rates_of_category')
      .on(table.categoryId, table.kind, table.fromOn)
      .where(sql`category_id IS NOT NULL AND archived_at IS NULL`),
    uniqueIndex('fee_rates_of_seller')
      .on(table.sellerId, table.kind, table.fromOn)
      .where(sql`seller_id IS NOT NULL AND archived_at IS NULL`),
    oneOf('fee_rate_kind_known', table.kind, FEE_RATE_KINDS),
    check('fee_rate_is_a_percentage', sql`${table.basisPoints} BETWEEN 0 AND 10000`),
    check('fee_rate_of_all_is_a_rate', sql`${table.sellerId} IS NOT NULL OR ${table.basisPoints} IS NOT NULL`),
    check('fee_rate_of_a_seller_is_commission', sql`${table.sellerId} IS NULL OR ${table.kind} = 'commission'`),
  ],
);
