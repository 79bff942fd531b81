import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNTS } from '#contract/shop/ledger.ts';
import type { EntryKind } from '#contract/shop/ledger.ts';
import { FEE_ENTRY_KINDS } from '#contract/shop/fee-papers.ts';
import { REMITTANCE_OUTCOMES } from '#contract/shop/remittance.ts';
import { PAYOUT_STATUSES } from '#contract/states/payout.ts';
import { quoted } from '../../quoted.ts';
import { actorColumns } from '../actors.ts';
import { entry, id, oneOf, record } from '../columns.ts';
import { feePapers } from './fee-papers.ts';
import { consignments, orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';
import { shipments } from '../orders/shipments.ts';

/** A transfer to a seller. The ledger entries that it pays refer to it. */
export const payouts = sqliteTable(
  'payouts',
  {
    ...record(),
    ...actorColumns(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** The number that people and the bank use: P-7K4M92QD. */
    number: text('number').notNull(),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    entryCount: integer('entry_count').notNull(),
    /** The account it goes to: a copy of the shown details at that time. */
    bankHolder: text('bank_holder').notNull(),
    bankIfsc: text('bank_ifsc').notNull(),
    bankLastDigits: text('bank_last_digits').notNull(),
    /** The end of the waiting time after the account was changed. */
    heldUntil: integer('held_until'),
    /** The bank's reference of the transfer. */
    reference: text('reference'),
    reason: text('reason').notNull().default(''),
    paidAt: integer('paid_at'),
  },
  (table) => [
    uniqueIndex('payouts_number').on(table.number),
    index('payouts_seller').on(table.sellerId, table.id),
    index('payouts_status').on(table.status, table.id),
    uniqueIndex('payouts_of_seller').on(table.id, table.sellerId),
    oneOf('payout_status_known', table.status, PAYOUT_STATUSES),
    check('payout_amount_positive', sql`${table.amountPaise} > 0`),
  ],
);

/**
 * SQL condition for entries that are charged on a fee invoice. It names the column without table, for an index and the
 * queries that use it.
 */
export const NEEDS_A_FEE_PAPER = sql.raw(`kind IN (${quoted(FEE_ENTRY_KINDS)})`);

/**
 * The ledger (double entry): each row moves an amount from one account (credit) to another (debit), so all accounts
 * together are always 0. Rows are only added, each once by its key. Two columns are set later, once each: the payout
 * that pays a seller's row, and the invoice that charges a fee.
 */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    /** `at` is when the recorded event happened. */
    ...entry(),
    /** The kind and the row it is for: `commission:document:7`. */
    key: text('key').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    debit: text('debit', { enum: ACCOUNTS }).notNull(),
    credit: text('credit', { enum: ACCOUNTS }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** The amount that a fee or a tax is calculated on. */
    basePaise: integer('base_paise'),
    /** The GST rate that applied, for a fee and for the GST on it. */
    taxBasisPoints: integer('tax_basis_points'),
    /** The seller, if one side is a seller's account. */
    sellerId: integer('seller_id').references(() => sellers.id),
    orderId: integer('order_id').references(() => orders.id),
    consignmentId: integer('consignment_id').references(() => consignments.id),
    payoutId: integer('payout_id'),
    feePaperId: integer('fee_paper_id').references(() => feePapers.id),
  },
  (table) => [
    uniqueIndex('ledger_entries_key').on(table.key),
    index('ledger_entries_seller').on(table.sellerId, table.id),
    index('ledger_entries_order').on(table.orderId),
    index('ledger_entries_kind').on(table.kind, table.at),
    index('ledger_entries_payout')
      .on(table.payoutId)
      .where(sql`payout_id IS NOT NULL`),
    index('ledger_entries_unpaid')
      .on(table.sellerId, table.orderId)
      .where(sql`payout_id IS NULL AND seller_id IS NOT NULL`),
    index('ledger_entries_to_invoice_since')
      .on(table.at)
      .where(sql`fee_paper_id IS NULL AND ${NEEDS_A_FEE_PAPER}`),
    index('ledger_entries_to_invoice')
      .on(table.sellerId, table.at)
      .where(sql`fee_paper_id IS NULL AND ${NEEDS_A_FEE_PAPER}`),
    index('ledger_entries_fee_paper')
      .on(table.feePaperId)
      .where(sql`fee_paper_id IS NOT NULL`),
    foreignKey({ columns: [table.payoutId, table.sellerId], foreignColumns: [payouts.id, payouts.sellerId] }),
    oneOf('ledger_debit_known', table.debit, ACCOUNTS),
    oneOf('ledger_credit_known', table.credit, ACCOUNTS),
    check('ledger_entry_has_two_sides', sql`${table.debit} <> ${table.credit}`),
    check('ledger_amount_positive', sql`${table.amountPaise} > 0`),
    check(
      'ledger_entry_names_its_seller',
      sql`('seller' IN (${table.debit}, ${table.credit})) = (${table.sellerId} IS NOT NULL)`,
    ),
  ],
);

/**
 * Orders with events that are not in the ledger yet. Triggers insert them, and the job `post-ledger` processes them.
 * `change` differs with each event, so that an event during the processing is not lost.
 */
export const ledgerDue = sqliteTable('ledger_due', {
  /** The order's id. */
  id: id().references(() => orders.id),
  change: integer('change').notNull(),
});

/** Lines of the files in which couriers report the cash that they collected and transferred. */
export const codRemittances = sqliteTable(
  'cod_remittances',
  {
    ...entry(),
    ...actorColumns(),
    awb: text('awb').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    paidOn: text('paid_on').notNull(),
    /** The bank's reference of the transfer that it was part of. */
    utr: text('utr').notNull(),
    outcome: text('outcome', { enum: REMITTANCE_OUTCOMES }).notNull(),
    /** The parcel it is for; null if unknown. */
    shipmentId: integer('shipment_id').references(() => shipments.id),
    /** The amount that was outstanding for the parcel when the line arrived. */
    expectedPaise: integer('expected_paise'),
  },
  (table) => [
    uniqueIndex('cod_remittances_once').on(table.awb, table.utr),
    index('cod_remittances_shipment').on(table.shipmentId),
    index('cod_remittances_outcome').on(table.outcome, table.id),
    oneOf('cod_remittance_outcome_known', table.outcome, REMITTANCE_OUTCOMES),
    check('cod_remittance_amount_positive', sql`${table.amountPaise} > 0`),
  ],
);
