import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#contract/calls/payouts.ts';
import type { EntryKind, OwedState } from '#contract/shop/ledger.ts';
import { byOwedState, isOwedAs, ledgerEntries, orders, payouts, sellers } from '../../../db/schema/index.ts';
import { byWord, consoleList, equals, search, where, withinDays } from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';

/** Whether no payout has it, and what it is owed with stands like this. */
const isPartOf =
  (state: OwedState) =>
  ({ now }: Given) =>
    sql`${ledgerEntries.payoutId} IS NULL AND ${ledgerEntries.sellerId} IS NOT NULL AND EXISTS (SELECT 1 FROM owed_parts owed
      WHERE owed.seller_id = ${ledgerEntries.sellerId} AND owed.order_id IS ${ledgerEntries.orderId} AND ${isOwedAs(state, now)})`;

/** Entries of the ledger: a seller's own, the house sees all of them. */
export const managedTransactions = consoleList({
  id: ledgerEntries.id,
  owner: ledgerEntries.sellerId,
  select: (db) =>
    db
      .select({
        id: ledgerEntries.id,
        at: ledgerEntries.at,
        orderId: orders.number,
        orderKey: ledgerEntries.orderId,
        consignmentId: ledgerEntries.consignmentId,
        sellerId: ledgerEntries.sellerId,
        sellerName: sellers.businessName,
        kind: ledgerEntries.kind,
        debit: ledgerEntries.debit,
        credit: ledgerEntries.credit,
        amountPaise: ledgerEntries.amountPaise,
        base: ledgerEntries.basePaise,
        payoutId: ledgerEntries.payoutId,
        payoutNumber: payouts.number,
      })
      .from(ledgerEntries)
      .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
      .leftJoin(sellers, eq(sellers.id, ledgerEntries.sellerId))
      .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
      .$dynamic(),
  counted: sql`${ledgerEntries} LEFT JOIN ${orders} ON ${orders.id} = ${ledgerEntries.orderId}`,
  sorts: { id: ledgerEntries.id, at: ledgerEntries.at, amount: ledgerEntries.amountPaise },
  filters: {
    kind: where<EntryKind>((kind) => sql`${ledgerEntries.kind} = ${kind}`),
    sellerId: equals(ledgerEntries.sellerId),
    orderId: where<number>((orderId) => sql`${ledgerEntries.orderId} = ${orderId}`),
    // What a payout is made of; that it is made is an entry of its own.
    payoutId: where<number>(
      (payoutId) => sql`${ledgerEntries.payoutId} = ${payoutId} AND ${ledgerEntries.kind} <> 'payout'`,
    ),
    feePaperId: where<number>((paperId) => sql`${ledgerEntries.feePaperId} = ${paperId}`),
    owed: byWord<OwedState>(byOwedState(isPartOf)),
    ...withinDays(ledgerEntries.at),
  },
  q: [search.in(orders.number)],
  row({ debit, credit, amountPaise, ...entry }): Transaction {
    // A seller's side is told where there is one; else what the second account gives.
    const isForSeller = credit === 'seller' || (debit !== 'seller' && entry.sellerId === null);
    return {
      ...entry,
      amount: isForSeller ? amountPaise : -amountPaise,
      account: credit === 'seller' ? debit : credit,
    };
  },
  missing: 'TRANSACTION_NOT_FOUND',
});
