import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { DocumentContent } from '#contract/shop/document-content.ts';
import { DOCUMENT_KINDS, DOCUMENT_SERIES } from '#contract/shop/documents.ts';
import { actorColumns } from '../actors.ts';
import { entry, id, oneOf } from '../columns.ts';
import { consignments } from './orders.ts';
import { sellers } from '../sellers/sellers.ts';

/**
 * The running numbers of a seller's documents in a financial year: one series for invoices of all kinds, one for credit
 * notes.
 */
export const documentSeries = sqliteTable(
  'document_series',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    series: text('series', { enum: DOCUMENT_SERIES }).notNull(),
    /** The year in which it begins: 2026 is 2026-27. */
    financialYear: integer('financial_year').notNull(),
    /** Incremented in the batch that stores the document, so that no number is skipped or used twice. */
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [
    uniqueIndex('document_series_once').on(table.sellerId, table.series, table.financialYear),
    oneOf('document_series_known', table.series, DOCUMENT_SERIES),
  ],
);

/** Invoices, bills and credit notes as printed. A row is never changed; a credit note corrects a mistake. */
export const documents = sqliteTable(
  'documents',
  {
    ...entry(),
    ...actorColumns(),
    kind: text('kind', { enum: DOCUMENT_KINDS }).notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => documentSeries.id),
    runningNumber: integer('running_number').notNull(),
    /** As printed: A07/2627/000123. */
    number: text('number').notNull(),
    issuedOn: text('issued_on').notNull(),
    orderId: integer('order_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    consignmentId: integer('consignment_id').notNull(),
    /**
     * 1 for the first invoice of a consignment; the next number for an invoice that replaces it after a change of
     * price.
     */
    edition: integer('edition').notNull().default(1),
    /** The document that a credit note reduces. */
    ofDocumentId: integer('of_document_id').references((): AnySQLiteColumn => documents.id),
    /** The value of supply with its tax. */
    totalPaise: integer('total_paise').notNull(),
    content: text('content', { mode: 'json' }).$type<DocumentContent>().notNull(),
  },
  (table) => [
    uniqueIndex('documents_number').on(table.number),
    uniqueIndex('documents_number_in_series').on(table.seriesId, table.runningNumber),
    uniqueIndex('documents_invoice_once')
      .on(table.consignmentId, table.kind, table.edition)
      .where(sql`of_document_id IS NULL`),
    index('documents_order').on(table.orderId),
    index('documents_seller').on(table.sellerId, table.id),
    index('documents_issued').on(table.issuedOn, table.sellerId),
    index('documents_credits').on(table.ofDocumentId),
    foreignKey({
      columns: [table.consignmentId, table.orderId, table.sellerId],
      foreignColumns: [consignments.id, consignments.orderId, consignments.sellerId],
    }),
    oneOf('document_kind_known', table.kind, DOCUMENT_KINDS),
    check('document_credits_another', sql`(${table.kind} = 'CREDIT_NOTE') = (${table.ofDocumentId} IS NOT NULL)`),
    check('document_total_positive', sql`${table.totalPaise} >= 0`),
    check('document_number_short_enough', sql`length(${table.number}) <= 16`),
  ],
);
