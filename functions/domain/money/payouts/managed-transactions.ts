import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#contract/calls/payouts.ts';
import type { EntryKind, OwedState } from '#contract/shop/ledger.ts';
import { byOwedState, isOwedAs, ledgerEntries, orders, payouts, sellers } from '../../../db/schema/index.ts';
import { byWord, consoleList, equals, search, where, withinDays } from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';

/** True for an entry without a payout that belongs to an amount owed in this state. */
const isPartOf =
  (state: OwedState) =>
  ({ now }: Given) =>
    sql`${ledgerEntries.payoutId} IS NULL AND ${ledgerEntries.sellerId} IS NOT NULL AND EXISTS (SELECT 1 FROM owed_parts owed
      WHERE owed.seller_id = ${ledgerEntries.sellerId} AND owed.order_id IS ${ledgerEntries.orderId} AND ${isOwedAs(state, now)})`;

/** Lists ledger entries: a seller's own, or all for the platform. */
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
    // The entries that a payout consists of, without the entry of the payout itself.
    payoutId: where<number>(
      (payoutId) => sql`${ledgerEntries.payoutId} = ${payoutId} AND ${ledgerEntries.kind} <> 'payout'`,
    ),
    feePaperId: where<number>((paperId) => sql`${ledgerEntries.feePaperId} = ${paperId}`),
    owed: byWord<OwedState>(byOwedState(isPartOf)),
    ...withinDays(ledgerEntries.at),
  },
  q: [search.in(orders.number)],
  row({ debit, credit, amountPaise, ...entry }): Transaction {
    // The amount is signed from the seller's side if there is one, otherwise from the second account's.
    const isForSeller = credit === 'seller' || (debit !== 'seller' && entry.sellerId === null);
    return {
      ...entry,
      amount: isForSeller ? amountPaise : -amountPaise,
      account: credit === 'seller' ? debit : credit,
    };
  },
  missing: 'TRANSACTION_NOT_FOUND',
});
