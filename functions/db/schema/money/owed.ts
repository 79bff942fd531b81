import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { OWED_STATES } from '#contract/shop/ledger.ts';
import type { OwedState, PayableHold } from '#contract/shop/ledger.ts';
import { id } from '../columns.ts';
import { orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';

/** The condition that holds an owed part back, other than the return window; empty for none. */
type WaitsFor = Exclude<PayableHold, 'RETURN_WINDOW'> | '';

/**
 * Amounts owed to sellers and not in a payout yet, by seller and order. Triggers maintain these sums over the ledger
 * (`owed.sql`, which has the rule).
 */
export const owedParts = sqliteTable(
  'owed_parts',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** Null for amounts that belong to no order. */
    orderId: integer('order_id').references(() => orders.id),
    amountPaise: integer('amount_paise').notNull(),
    entryCount: integer('entry_count').notNull(),
    waitsFor: text('waits_for').$type<WaitsFor>().notNull(),
    /** When the last return window ends; 0 if nothing was delivered. */
    windowEndsAt: integer('window_ends_at').notNull(),
    windowEndsOn: text('window_ends_on').notNull(),
  },
  (table) => [
    uniqueIndex('owed_parts_once').on(table.sellerId, table.orderId),
    index('owed_parts_order').on(table.orderId),
    index('owed_parts_window').on(table.windowEndsOn, table.sellerId),
  ],
);

/** Sums of `owed_parts` by condition and last day of the return window, so that a balance reads one row per day. */
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

/** Returns SQL for the reason why an amount is not payable yet; NULL once it is payable. */
export const holdOf = (waitsFor: SQL, canBeReturned: SQL) => sql<PayableHold | null>`CASE
  WHEN ${waitsFor} IN ('NOT_DELIVERED', 'RETURN_OPEN') THEN ${waitsFor}
  WHEN ${canBeReturned} THEN 'RETURN_WINDOW'
  WHEN ${waitsFor} <> '' THEN ${waitsFor} END`;

/** Returns the condition for a state on a row of `owed_parts` with the alias `owed`, at a moment. */
export const isOwedAs = (state: OwedState, now: SQL): SQL => {
  const hold = holdOf(sql`owed.waits_for`, sql`owed.window_ends_at >= ${now}`);
  if (state === 'PAYABLE') return sql`(${hold}) IS NULL`;
  return state === 'PENDING' ? sql`(${hold}) IS NOT NULL` : sql`(${hold}) = '${sql.raw(state)}'`;
};

/** Returns a condition for each state, in the form that a filter by words needs. */
export const byOwedState = <Condition>(of: (state: OwedState) => Condition) =>
  Object.fromEntries(OWED_STATES.map((state) => [state, of(state)])) as Record<OwedState, Condition>;
