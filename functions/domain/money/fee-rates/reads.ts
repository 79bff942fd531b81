import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FeeRates } from '#contract/calls/fee-rates.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { FEE_RATE_KINDS, rateOn } from '#contract/shop/fee-rates.ts';
import type { NamedResults } from '../../../db/db.ts';
import { feeRates, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const allChanges = statement((db) =>
  db
    .select({
      kind: feeRates.kind,
      sellerId: feeRates.sellerId,
      fromOn: feeRates.fromOn,
      basisPoints: feeRates.basisPoints,
    })
    .from(feeRates)
    .where(isNull(feeRates.archivedAt)),
);

/** Reads every change of a rate, past and future, for `rateOn`. */
export const rateChanges = () => allChanges({});

const changesOf = statement((db, { sellerId }: Params<{ sellerId: number | null }>) =>
  db
    .select({
      id: feeRates.id,
      kind: feeRates.kind,
      from: feeRates.fromOn,
      percent: feeRates.basisPoints,
      reason: feeRates.reason,
      changedAt: feeRates.createdAt,
      by: users.fullName,
    })
    .from(feeRates)
    .leftJoin(users, eq(users.id, feeRates.actorUserId))
    .where(and(sql`${feeRates.sellerId} IS ${sellerId}`, isNull(feeRates.archivedAt)))
    .orderBy(desc(feeRates.fromOn), desc(feeRates.id)),
);

/** Returns the reads that `feeRatesFrom` needs, also for the batch of a change. */
export const feeRateReads = (sellerId: number | null) => ({ all: rateChanges(), own: changesOf({ sellerId }) });

/** Returns today's rates and their changes: those for all sellers, or the commission of one. */
export async function feeRatesOf(shop: Shop, sellerId: number | null): Promise<FeeRates> {
  return feeRatesFrom(shop, sellerId, await shop.read(feeRateReads(sellerId)));
}

/** Returns the same as `feeRatesOf`, from rows that were read already. */
export function feeRatesFrom(
  { now }: Pick<Shop, 'now'>,
  sellerId: number | null,
  { all, own }: NamedResults<ReturnType<typeof feeRateReads>>,
): FeeRates {
  const today = kolkataDay(now);
  const kinds = sellerId === null ? FEE_RATE_KINDS : (['commission'] as const);
  return {
    today: kinds.map((kind) => ({
      kind,
      percent: rateOn(all, kind, today, sellerId),
      isOwn: sellerId !== null && own.find(({ from }) => from <= today)?.percent != null,
    })),
    changes: own.map((change) => ({ ...change, isPlanned: change.from > today })),
  };
}
