import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FeeRates } from '#contract/calls/fee-rates.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { FEE_RATE_KINDS, rateOn } from '#contract/shop/fee-rates.ts';
import { feeRates, users } from '../../db/schema/index.ts';
import { statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

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

/** Every change of a rate, of whatever day: what `rateOn` looks at. */
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

/** What is charged and withheld today, and its changes: of all sellers, or the commission of one. */
export async function feeRatesOf(shop: Shop, sellerId: number | null): Promise<FeeRates> {
  const { all, own } = await shop.read({ all: rateChanges(), own: changesOf({ sellerId }) });
  const today = kolkataDay(shop.now);
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
