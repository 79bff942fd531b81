import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { FeeRates, WithdrawFeeRate } from '#contract/calls/fee-rates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { feeRates } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { feeRateReads, feeRatesFrom, feeRatesOf } from './reads.ts';

const withId = statement((db, { id }: Params<{ id: number }>) => db.select().from(feeRates).where(eq(feeRates.id, id)));

const withdraw = statement((db, params: Params<{ id: number; now: number; today: string }>) =>
  db
    .update(feeRates)
    .set({ archivedAt: sql`${params.now}`, updatedAt: sql`${params.now}`, version: sql`${feeRates.version} + 1` })
    .where(and(eq(feeRates.id, params.id), isNull(feeRates.archivedAt), sql`${feeRates.fromOn} > ${params.today}`)),
);

/**
 * Withdraws a rate that has not begun. A second withdrawal has no effect.
 * @throws FEE_RATE_NOT_FOUND, FEE_RATE_HAS_BEGUN
 */
export async function withdrawFeeRate(
  shop: Shop,
  admin: Admin,
  id: number,
  { reason }: WithdrawFeeRate,
): Promise<FeeRates> {
  const [[rate]] = await shop.read(withId({ id }));
  if (!rate) return refuse('FEE_RATE_NOT_FOUND');
  const { kind, sellerId, categoryId, fromOn: from, basisPoints } = rate;
  const today = kolkataDay(shop.now);
  if (from <= today) return refuse('FEE_RATE_HAS_BEGUN');
  if (rate.archivedAt !== null) return feeRatesOf(shop, sellerId);
  const rates = await shop.write({
    row: requireChange(withdraw({ id, now: shop.now, today }), 'FEE_RATE_NOT_FOUND'),
    audit: auditEntry(shop, admin, {
      action: 'rate withdrawn',
      subject: 'feeRate',
      subjectId: sellerId ?? 0,
      before: { kind, sellerId, categoryId, from, basisPoints },
      after: {},
      reason,
    }),
    ...feeRateReads(sellerId),
  });
  return feeRatesFrom(shop, sellerId, rates);
}
