import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { FeeRates, PlanFeeRate } from '#contract/calls/fee-rates.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { actorValues } from '../../../db/schema/actors.ts';
import { feeRates } from '../../../db/schema/index.ts';
import { insertInto, requireCondition } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import type { Shop } from '../../shop.ts';
import { feeRateReads, feeRatesFrom } from './reads.ts';

const insertRate = insertInto(feeRates);

const isFree = requireCondition(
  'FEE_RATE_TAKEN',
  ({ kind, sellerId, from }: Params<{ kind: string; sellerId: number | null; from: string }>) => sql`NOT EXISTS (
    SELECT 1 FROM fee_rates WHERE kind = ${kind} AND seller_id IS ${sellerId} AND from_on = ${from} AND archived_at IS NULL)`,
);

const isSeller = requireCondition(
  'SELLER_NOT_FOUND',
  ({ sellerId }: Params<{ sellerId: number | null }>) =>
    sql`${sellerId} IS NULL OR EXISTS (SELECT 1 FROM sellers WHERE id = ${sellerId})`,
);

/**
 * Plans a rate from a future day on. Earlier sales and entries keep the rate of their day.
 * @throws FIELDS_INVALID when the day has begun
 * @throws FEE_RATE_TAKEN, SELLER_NOT_FOUND
 */
export async function planFeeRate(shop: Shop, admin: Admin, input: PlanFeeRate): Promise<FeeRates> {
  const { kind, sellerId, from, percent: basisPoints, reason } = input;
  if (from <= kolkataDay(shop.now)) {
    refuse('FIELDS_INVALID', { fields: { from: 'A rate can change from tomorrow on, at the earliest' } });
  }
  const { all, own } = await shop.write({
    seller: isSeller({ sellerId }),
    free: isFree({ kind, sellerId, from }),
    row: insertRate({
      createdAt: shop.now,
      updatedAt: shop.now,
      ...actorValues(admin),
      kind,
      sellerId,
      fromOn: from,
      basisPoints,
      reason,
    }),
    audit: auditEntry(shop, admin, {
      action: 'rate planned',
      subject: 'feeRate',
      subjectId: sellerId ?? 0,
      before: {},
      after: { kind, sellerId, from, basisPoints },
      reason,
    }),
    ...feeRateReads(sellerId),
  });
  return feeRatesFrom(shop, sellerId, { all, own });
}
