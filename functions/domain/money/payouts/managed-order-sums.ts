import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OrderSums } from '#contract/calls/payouts.ts';
import { ORDER_SUM_OF, ORDER_SUMS } from '#contract/shop/ledger.ts';
import type { OrderEntryKind, OrderSum } from '#contract/shop/ledger.ts';
import { orders } from '../../../db/schema/index.ts';
import { consoleList, search, where, withinDays } from '../../platform/console-list/index.ts';
import type { Given } from '../../platform/console-list/index.ts';

/** Orders with entries of a seller, found by the index of the seller's entries. */
const hasEntriesOf = (seller: SQL) => sql`${orders.id} IN (SELECT own.order_id FROM ledger_entries own
  WHERE own.seller_id = ${seller} AND own.order_id IS NOT NULL)`;

/** The entries of an order: of the signed-in seller, of the seller in the filter, or of all its sellers. */
const entriesOfOrder = ({ seller, asked }: Given) => {
  const one = seller ?? asked('sellerId');
  return sql`FROM ledger_entries entry JOIN sellers ON sellers.id = entry.seller_id
    WHERE entry.order_id = ${orders.id} ${one ? sql`AND entry.seller_id = ${one}` : sql``}`;
};

/** The amount of an entry, positive in the seller's favour. */
const SIGNED = sql`CASE entry.credit WHEN 'seller' THEN entry.amount_paise ELSE -entry.amount_paise END`;

/** A kind of entries in an order: its sum, and the part of it that a payout has. */
type SumOfKind = [kind: OrderEntryKind, amount: number, inPayouts: number];

/**
 * The orders in the ledger, each with the sums of its entries by kind. In an order of several sellers, a seller sees
 * the sums of its own entries.
 */
export const managedOrderSums = consoleList({
  id: orders.id,
  owner: hasEntriesOf,
  always: ({ seller }) =>
    seller
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ledger_entries own WHERE own.order_id = ${orders.id} AND own.seller_id IS NOT NULL)`,
  select: (db, given) =>
    db
      .select({
        id: orders.id,
        orderId: orders.number,
        placedAt: orders.placedAt,
        paymentMethod: orders.paymentMethod,
        sellerNames: sql<string>`(SELECT json_group_array(DISTINCT sellers.business_name) ${entriesOfOrder(given)})`,
        byKind: sql<string>`(SELECT json_group_array(json_array(kind, amount, in_payouts)) FROM (
          SELECT entry.kind, sum(${SIGNED}) AS amount, sum(${SIGNED}) FILTER (WHERE entry.payout_id IS NOT NULL) AS in_payouts
          ${entriesOfOrder(given)} GROUP BY entry.kind))`,
      })
      .from(orders)
      .$dynamic(),
  counted: sql`${orders}`,
  sorts: { id: orders.id, placedAt: orders.placedAt, orderId: orders.number },
  filters: {
    sellerId: where<number>((sellerId, { seller }) => (seller ? sql`1` : hasEntriesOf(sellerId))),
    ...withinDays(orders.placedAt),
  },
  q: [search.in(orders.number)],
  row({ sellerNames, byKind, ...order }): OrderSums {
    const sums = Object.fromEntries(ORDER_SUMS.map((sum) => [sum, 0])) as Record<OrderSum, number>;
    let [net, inPayouts] = [0, 0];
    for (const [kind, amount, paid] of JSON.parse(byKind) as SumOfKind[]) {
      sums[ORDER_SUM_OF[kind]] += amount;
      net += amount;
      inPayouts += paid;
    }
    return { ...order, sellerNames: JSON.parse(sellerNames) as string[], ...sums, net, inPayouts };
  },
  missing: 'ORDER_NOT_FOUND',
});
