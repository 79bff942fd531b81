import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PriceWay } from '#contract/calls/prices.ts';
import { PLANNED_PRICE_ENDS, PLANNED_PRICE_STATUSES } from '#contract/states/planned-price.ts';
import { actorColumns } from '../actors.ts';
import { entry, oneOf, record } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';
import { skus } from './catalogue.ts';

/** Every price that a SKU had, from when, and who set it. The newest row of a SKU is its present price. */
export const skuPrices = sqliteTable(
  'sku_prices',
  {
    ...entry(),
    ...actorColumns(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    mrpPaise: integer('mrp_paise').notNull(),
    sellingPaise: integer('selling_paise').notNull(),
    way: text('way').$type<PriceWay>().notNull(),
  },
  (table) => [index('sku_prices_sku').on(table.skuId)],
);

/**
 * The selling price of a SKU from a time on, and until another one if it has an end. The job `turn-prices` sets it and
 * takes it back. The times of the planned prices of one SKU do not overlap.
 */
export const plannedPrices = sqliteTable(
  'planned_prices',
  {
    ...record(),
    /** Identifies the rows of one request before they have ids. */
    reference: text('reference').notNull(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    sellingPaise: integer('selling_paise').notNull(),
    fromAt: integer('from_at').notNull(),
    untilAt: integer('until_at'),
    status: text('status', { enum: PLANNED_PRICE_STATUSES }).notNull().default('planned'),
    endedAs: text('ended_as', { enum: PLANNED_PRICE_ENDS }),
    /** When its price was set, and the selling price until then. */
    begunAt: integer('begun_at'),
    formerPaise: integer('former_paise'),
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('planned_prices_sku').on(table.skuId, table.fromAt),
    index('planned_prices_seller').on(table.sellerId),
    index('planned_prices_reference').on(table.reference),
    // The next ones to begin and to end.
    index('planned_prices_from')
      .on(table.fromAt)
      .where(sql`status = 'planned'`),
    index('planned_prices_until')
      .on(table.untilAt)
      .where(sql`status = 'running'`),
    oneOf('planned_price_status_known', table.status, PLANNED_PRICE_STATUSES),
    oneOf('planned_price_end_known', table.endedAs, PLANNED_PRICE_ENDS),
    check('planned_price_is_positive', sql`${table.sellingPaise} > 0`),
    check('planned_price_ends_after_start', sql`${table.untilAt} IS NULL OR ${table.untilAt} > ${table.fromAt}`),
    check('planned_price_begins_whole', sql`(${table.begunAt} IS NULL) = (${table.formerPaise} IS NULL)`),
    check(
      'planned_price_runs_to_an_end',
      sql`${table.status} != 'running' OR (${table.begunAt} IS NOT NULL AND ${table.untilAt} IS NOT NULL)`,
    ),
    check(
      'planned_price_end_is_whole',
      sql`(${table.endedAt} IS NULL) = (${table.status} != 'ended') AND (${table.endedAs} IS NULL) = (${table.endedAt} IS NULL)`,
    ),
  ],
);
