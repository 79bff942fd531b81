import { eq, sql } from 'drizzle-orm';
import type { Payout } from '#contract/calls/payouts.ts';
import { payouts, sellers } from '../../../db/schema/index.ts';
import { byWord, consoleList, equals, search } from '../../platform/console-list/index.ts';

/** Lists payouts: a seller's own, or all for the platform. */
export const managedPayouts = consoleList({
  id: payouts.id,
  key: payouts.number,
  owner: payouts.sellerId,
  select: (db) =>
    db
      .select({
        id: payouts.id,
        number: payouts.number,
        sellerId: payouts.sellerId,
        sellerName: sellers.businessName,
        status: payouts.status,
        amount: payouts.amountPaise,
        entryCount: payouts.entryCount,
        bankHolder: payouts.bankHolder,
        bankIfsc: payouts.bankIfsc,
        bankLastDigits: payouts.bankLastDigits,
        heldUntil: payouts.heldUntil,
        reference: payouts.reference,
        reason: payouts.reason,
        createdAt: payouts.createdAt,
        paidAt: payouts.paidAt,
        updatedAt: payouts.updatedAt,
        version: payouts.version,
      })
      .from(payouts)
      .innerJoin(sellers, eq(sellers.id, payouts.sellerId))
      .$dynamic(),
  counted: sql`${payouts} JOIN ${sellers} ON ${sellers.id} = ${payouts.sellerId}`,
  sorts: { id: payouts.id, amount: payouts.amountPaise },
  filters: {
    status: equals(payouts.status),
    sellerId: equals(payouts.sellerId),
    isUnderWay: byWord<boolean>({
      true: sql`${payouts.status} IN ('PENDING', 'PROCESSING')`,
      false: sql`${payouts.status} NOT IN ('PENDING', 'PROCESSING')`,
    }),
  },
  q: [search.in(payouts.number), search.in(payouts.reference), search.in(sellers.businessName)],
  row: (payout): Payout => payout,
  missing: 'PAYOUT_NOT_FOUND',
});
