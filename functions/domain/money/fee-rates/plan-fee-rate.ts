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
  (rate: Params<{ kind: string; sellerId: number | null; categoryId: number | null; from: string }>) => sql`NOT EXISTS (
    SELECT 1 FROM fee_rates WHERE kind = ${rate.kind} AND seller_id IS ${rate.sellerId}
      AND category_id IS ${rate.categoryId} AND from_on = ${rate.from} AND archived_at IS NULL)`,
);

const isSeller = requireCondition(
  'SELLER_NOT_FOUND',
  ({ sellerId }: Params<{ sellerId: number | null }>) =>
    sql`${sellerId} IS NULL OR EXISTS (SELECT 1 FROM sellers WHERE id = ${sellerId})`,
);

const isCategory = requireCondition(
  'CATEGORY_NOT_FOUND',
  ({ categoryId }: Params<{ categoryId: number | null }>) =>
    sql`${categoryId} IS NULL OR EXISTS (SELECT 1 FROM categories WHERE id = ${categoryId} AND archived_at IS NULL)`,
);

/**
 * Plans a rate from a future day on. Earlier sales and entries keep the rate of their day.
 * @throws FIELDS_INVALID when the day has begun
 * @throws FEE_RATE_TAKEN, SELLER_NOT_FOUND, CATEGORY_NOT_FOUND
 */
export async function planFeeRate(shop: Shop, admin: Admin, input: PlanFeeRate): Promise<FeeRates> {
  const { kind, sellerId, categoryId, from, percent: basisPoints, reason } = input;
  if (from <= kolkataDay(shop.now)) {
    refuse('FIELDS_INVALID', { fields: { from: 'A rate can change from tomorrow on, at the earliest' } });
  }
  const rates = await shop.write({
    seller: isSeller({ sellerId }),
    category: isCategory({ categoryId }),
    free: isFree({ kind, sellerId, categoryId, from }),
    row: insertRate({
      createdAt: shop.now,
      updatedAt: shop.now,
      ...actorValues(admin),
      kind,
      sellerId,
      categoryId,
      fromOn: from,
      ...(categoryId !== null && basisPoints === null ? { basisPoints: 0, endsCategoryRate: true } : { basisPoints }),
      reason,
    }),
    audit: auditEntry(shop, admin, {
      action: 'rate planned',
      subject: 'feeRate',
      subjectId: sellerId ?? 0,
      before: {},
      after: { kind, sellerId, categoryId, from, basisPoints },
      reason,
    }),
    ...feeRateReads(sellerId),
  });
  return feeRatesFrom(shop, sellerId, rates);
}
