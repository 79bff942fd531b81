import type { Staff } from '#contract/calls/actor.ts';
import type { PayoutStatement, Transaction } from '#contract/calls/payouts.ts';
import type { Shop } from '../../shop.ts';
import { managedPayouts } from './managed-payouts.ts';
import { managedTransactions } from './managed-transactions.ts';

/** The number of entries per read. */
const AT_ONCE = 5000;

/**
 * Returns the statement of a payout: all its entries, in the order of the ledger.
 * @throws PAYOUT_NOT_FOUND, also for another seller's payout
 */
export async function readStatement(shop: Shop, staff: Staff, id: number): Promise<PayoutStatement> {
  const payout = await managedPayouts.one(shop, staff, id);
  const entries: Transaction[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await managedTransactions.list(shop, staff, {
      filter: { payoutId: id },
      sort: { by: 'id', descending: false },
      offset,
      limit: AT_ONCE,
    });
    entries.push(...rows);
    if (rows.length < AT_ONCE) return { payout, entries };
  }
}
