import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { OWED_STATES } from '#contract/shop/ledger.ts';
import type { OwedState, PayableHold } from '#contract/shop/ledger.ts';
import { id } from '../columns.ts';
import { orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';

/** What a part waits for that no clock ends: nothing where it is empty, but for the window of returns. */
type WaitsFor = Exclude<PayableHold, 'RETURN_WINDOW'> | '';

/**
 * What sellers are owed that no payout has, by seller and order: sums over the ledger, kept by triggers (`owed.sql`, where
 * the rule stands).
 */
export const owedParts = sqliteTable(
  'owed_parts',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** None of what belongs to no order. */
    orderId: integer('order_id').references(() => orders.id),
    amountPaise: integer('amount_paise').notNull(),
    entryCount: integer('entry_count').notNull(),
    waitsFor: text('waits_for').$type<WaitsFor>().notNull(),
    /** Until when something of it can be returned; 0 where nothing was delivered. */
    windowEndsAt: integer('window_ends_at').notNull(),
    windowEndsOn: text('window_ends_on').notNull(),
  },
  (table) => [
    uniqueIndex('owed_parts_once').on(table.sellerId, table.orderId),
    index('owed_parts_order').on(table.orderId),
    index('owed_parts_window').on(table.windowEndsOn, table.sellerId),
  ],
);

/** Sums of `owed_parts` by what they wait for and the day their window ends, so that a balance reads a row for each day. */
export const owedSums = sqliteTable(
  'owed_sums',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    waitsFor: text('waits_for').$type<WaitsFor>().notNull(),
    windowEndsOn: text('window_ends_on').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    entryCount: integer('entry_count').notNull(),
    orderCount: integer('order_count').notNull(),
  },
  (table) => [uniqueIndex('owed_sums_once').on(table.sellerId, table.waitsFor, table.windowEndsOn)],
);

/** Why something is not payable yet, by what it waits for and whether it can still be returned; nothing once it is. */
export const holdOf = (waitsFor: SQL, canBeReturned: SQL) => sql<PayableHold | null>`CASE
  WHEN ${waitsFor} IN ('NOT_DELIVERED', 'RETURN_OPEN') THEN ${waitsFor}
  WHEN ${canBeReturned} THEN 'RETURN_WINDOW'
  WHEN ${waitsFor} <> '' THEN ${waitsFor} END`;

/** Conditions on a row of `owed_parts`, called `owed`, at a moment. */
export const isOwedAs = (state: OwedState, now: SQL): SQL => {
  const hold = holdOf(sql`owed.waits_for`, sql`owed.window_ends_at >= ${now}`);
  if (state === 'PAYABLE') return sql`(${hold}) IS NULL`;
  return state === 'PENDING' ? sql`(${hold}) IS NOT NULL` : sql`(${hold}) = '${sql.raw(state)}'`;
};

/** A condition for each state, as a filter by words wants it. */
export const byOwedState = <Condition>(of: (state: OwedState) => Condition) =>
  Object.fromEntries(OWED_STATES.map((state) => [state, of(state)])) as Record<OwedState, Condition>;
