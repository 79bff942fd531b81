import { eq, sql } from 'drizzle-orm';
import type { Seller } from '#contract/calls/actor.ts';
import type { Balance } from '#contract/calls/payouts.ts';
import { PAYABLE_HOLDS } from '#contract/shop/ledger.ts';
import { payouts } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { openBalances, sellersToPay } from './balance.ts';
import { heldUntil, notPaidNow } from './run-payouts.ts';

const payoutsByStatus = statement((db, params: Params<{ sellerId: number }>) =>
  db
    .select({ status: payouts.status, amountPaise: sql<number>`sum(${payouts.amountPaise})` })
    .from(payouts)
    .where(eq(payouts.sellerId, params.sellerId))
    .groupBy(payouts.status),
);

/** Returns the amounts owed to a seller, by their progress towards a payout. */
export async function readBalance(shop: Shop, { sellerId }: Seller): Promise<Balance> {
  const { settings, open, made, sellers } = await shop.read({
    settings: currentSettings(),
    open: openBalances(shop, sellerId),
    made: payoutsByStatus({ sellerId }),
    sellers: sellersToPay({ sellerId }),
  });
  const fees = settings.policy.sellerFees;
  const [seller] = sellers;
  const payable = open.find(({ hold }) => hold === null)?.amountPaise ?? 0;
  const pending = PAYABLE_HOLDS.flatMap((hold) => {
    const part = open.find((row) => row.hold === hold);
    return part ? [{ hold, amount: part.amountPaise, orders: part.orderCount }] : [];
  });
  const madeAs = (...statuses: string[]) =>
    made.reduce((sum, { status, amountPaise }) => sum + (statuses.includes(status) ? amountPaise : 0), 0);
  return {
    pending,
    pendingAmount: pending.reduce((sum, { amount }) => sum + amount, 0),
    payable,
    underWay: madeAs('PENDING', 'PROCESSING'),
    onHold: madeAs('ON_HOLD'),
    paid: madeAs('PAID'),
    notNow: notPaidNow(payable, seller!, fees),
    minimum: fees.payouts.minimumPaise,
    heldUntil: heldUntil(seller!, fees, shop.now),
  };
}
