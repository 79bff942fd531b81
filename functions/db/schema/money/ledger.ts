import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNTS } from '#contract/shop/ledger.ts';
import type { EntryKind } from '#contract/shop/ledger.ts';
import { FEE_ENTRY_KINDS } from '#contract/shop/fee-papers.ts';
import { REMITTANCE_OUTCOMES } from '#contract/shop/remittance.ts';
import { PAYOUT_STATUSES } from '#contract/states/payout.ts';
import { actorColumns } from '../actors.ts';
import { entry, id, oneOf, record } from '../columns.ts';
import { feePapers } from './fee-papers.ts';
import { consignments, orders } from '../orders/orders.ts';
import { sellers } from '../sellers/sellers.ts';
import { shipments } from '../orders/shipments.ts';

/** Money that goes to a seller at once: the entries of the ledger it is made of name it. */
export const payouts = sqliteTable(
  'payouts',
  {
    ...record(),
    ...actorColumns(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** What people and the bank call it: P-7K4M92QD. */
    number: text('number').notNull(),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    entryCount: integer('entry_count').notNull(),
    /** The account it goes to, as it was then and as far as it is shown. */
    bankHolder: text('bank_holder').notNull(),
    bankIfsc: text('bank_ifsc').notNull(),
    bankLastDigits: text('bank_last_digits').notNull(),
    /** Until when it waits, since the account was changed. */
    heldUntil: integer('held_until'),
    /** What the bank calls the transfer. */
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

/** The entries that come onto an invoice of fees: SQL that names the column alone, for an index and whoever uses it. */
export const NEEDS_A_FEE_PAPER = sql.raw(`kind IN (${FEE_ENTRY_KINDS.map((kind) => `'${kind}'`).join(', ')})`);

/**
 * The ledger: each row takes an amount from one account (credit) and gives it to another (debit), so that all accounts
 * together are always 0. Rows are only ever added, each once by its key. What is noted later, once each, is the payout that
 * a row of a seller's account is paid with, and of a fee the invoice it is charged with.
 */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    /** `at` is when that happened which it stands for. */
    ...entry(),
    /** What it is for, and of which row: `commission:document:7`. */
    key: text('key').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    debit: text('debit', { enum: ACCOUNTS }).notNull(),
    credit: text('credit', { enum: ACCOUNTS }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** What a fee or a tax is reckoned on. */
    basePaise: integer('base_paise'),
    /** Of a fee, and of the GST on it: the rate of GST that held. */
    taxBasisPoints: integer('tax_basis_points'),
    /** Whose account it is, where one side is a seller's. */
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
 * Orders that something happened to which the ledger does not have yet: triggers note them, the job `post-ledger` works
 * them off. `change` is another with each, so that none is lost that comes meanwhile.
 */
export const ledgerDue = sqliteTable('ledger_due', {
  /** The order's. */
  id: id().references(() => orders.id),
  change: integer('change').notNull(),
});

/** Lines of the files in which couriers tell what they collected and handed over. */
export const codRemittances = sqliteTable(
  'cod_remittances',
  {
    ...entry(),
    ...actorColumns(),
    awb: text('awb').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    paidOn: text('paid_on').notNull(),
    /** What the bank calls the transfer that it was part of. */
    utr: text('utr').notNull(),
    outcome: text('outcome', { enum: REMITTANCE_OUTCOMES }).notNull(),
    /** The parcel it is for; none where nobody knows it. */
    shipmentId: integer('shipment_id').references(() => shipments.id),
    /** What was still to come for the parcel when the line came in. */
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
