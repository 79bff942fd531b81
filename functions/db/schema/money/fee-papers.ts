import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FEE_PAPER_KINDS } from '#contract/shop/fee-papers.ts';
import type { FeePaperContent } from '#contract/shop/fee-papers.ts';
import { entry, id, oneOf } from '../columns.ts';
import { sellers } from '../sellers/sellers.ts';

/**
 * The running numbers of the platform's own documents in a financial year: one series for invoices, one for credit
 * notes.
 */
export const feeSeries = sqliteTable(
  'fee_series',
  {
    id: id(),
    kind: text('kind', { enum: FEE_PAPER_KINDS }).notNull(),
    /** The year in which it begins: 2026 is 2026-27. */
    financialYear: integer('financial_year').notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [
    uniqueIndex('fee_series_once').on(table.kind, table.financialYear),
    oneOf('fee_series_known', table.kind, FEE_PAPER_KINDS),
  ],
);

/**
 * The platform's monthly fee invoice to a seller, and the credit note for fees given back, as printed. A row is never
 * changed. The ledger entries that a document sums up refer to it.
 */
export const feePapers = sqliteTable(
  'fee_papers',
  {
    ...entry(),
    kind: text('kind', { enum: FEE_PAPER_KINDS }).notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => feeSeries.id),
    runningNumber: integer('running_number').notNull(),
    /** As printed: INV/2627/000123. */
    number: text('number').notNull(),
    issuedOn: text('issued_on').notNull(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** The Kolkata month up to whose end it goes: 2026-10. */
    month: text('month').notNull(),
    totalPaise: integer('total_paise').notNull(),
    content: text('content', { mode: 'json' }).$type<FeePaperContent>().notNull(),
  },
  (table) => [
    uniqueIndex('fee_papers_number').on(table.number),
    uniqueIndex('fee_papers_number_in_series').on(table.seriesId, table.runningNumber),
    uniqueIndex('fee_papers_once').on(table.sellerId, table.month, table.kind),
    index('fee_papers_month').on(table.month, table.id),
    oneOf('fee_paper_kind_known', table.kind, FEE_PAPER_KINDS),
    check('fee_paper_total_positive', sql`${table.totalPaise} > 0`),
    check('fee_paper_number_short_enough', sql`length(${table.number}) <= 16`),
  ],
);
