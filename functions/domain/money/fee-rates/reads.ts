import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FeeRates, OwnCommission } from '#contract/calls/fee-rates.ts';
import type { Seller } from '#contract/calls/actor.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { FEE_RATE_KINDS, ownRateOn, rateOn } from '#contract/shop/fee-rates.ts';
import type { NamedResults } from '../../../db/db.ts';
import { categories, feeRates, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { isParent, parents } from '../../catalogue/categories/index.ts';
import type { Shop } from '../../shop.ts';

/** Null if a seller or a category has no rate of its own from that day on. */
const basisPoints = sql<number | null>`CASE WHEN NOT ${feeRates.endsCategoryRate} THEN ${feeRates.basisPoints} END`;

const allChanges = statement((db) =>
  db
    .select({
      kind: feeRates.kind,
      sellerId: feeRates.sellerId,
      categoryId: feeRates.categoryId,
      fromOn: feeRates.fromOn,
      basisPoints,
    })
    .from(feeRates)
    .where(isNull(feeRates.archivedAt)),
);

/** Reads every change of a rate, past and future, for `rateOn`. */
export const rateChanges = () => allChanges({});

/** The name of a category with the one above it. @example 'Earrings › Jhumkas' */
const pathOfCategory = sql<string | null>`coalesce(${parents.displayName} || ' › ', '') || ${categories.displayName}`;

const changesOf = statement((db, { sellerId }: Params<{ sellerId: number | null }>) =>
  db
    .select({
      id: feeRates.id,
      kind: feeRates.kind,
      from: feeRates.fromOn,
      categoryId: feeRates.categoryId,
      categoryName: pathOfCategory,
      percent: basisPoints,
      reason: feeRates.reason,
      changedAt: feeRates.createdAt,
      by: users.fullName,
    })
    .from(feeRates)
    .leftJoin(users, eq(users.id, feeRates.actorUserId))
    .leftJoin(categories, eq(categories.id, feeRates.categoryId))
    .leftJoin(parents, isParent)
    .where(and(sql`${feeRates.sellerId} IS ${sellerId}`, isNull(feeRates.archivedAt)))
    .orderBy(desc(feeRates.fromOn), desc(feeRates.id)),
);

const ratedCategories = statement((db) =>
  db
    .selectDistinct({ id: categories.id, name: sql<string>`${pathOfCategory}` })
    .from(feeRates)
    .innerJoin(categories, eq(categories.id, feeRates.categoryId))
    .leftJoin(parents, isParent)
    .where(isNull(feeRates.archivedAt)),
);

/** Returns the reads that `feeRatesFrom` needs, also for the batch of a change. */
export const feeRateReads = (sellerId: number | null) => ({
  all: rateChanges(),
  own: changesOf({ sellerId }),
  rated: ratedCategories({}),
});

/** Returns today's rates and their changes: those for all sellers and of categories, or the commission of one seller. */
export async function feeRatesOf(shop: Shop, sellerId: number | null): Promise<FeeRates> {
  return feeRatesFrom(shop, sellerId, await shop.read(feeRateReads(sellerId)));
}

/** Returns the commission a seller is charged today. */
export async function ownCommission(shop: Shop, { sellerId }: Seller): Promise<OwnCommission> {
  const { today, categories: ofCategories } = await feeRatesOf(shop, sellerId);
  return { today, categories: ofCategories };
}

/** Returns the same as `feeRatesOf`, from rows that were read already. */
export function feeRatesFrom(
  { now }: Pick<Shop, 'now'>,
  sellerId: number | null,
  { all, own, rated }: NamedResults<ReturnType<typeof feeRateReads>>,
): FeeRates {
  const today = kolkataDay(now);
  const kinds = sellerId === null ? FEE_RATE_KINDS : (['commission'] as const);
  const isOwn = sellerId !== null && ownRateOn(all, 'commission', today, { sellerId, categoryId: null }) !== null;
  return {
    today: kinds.map((kind) => ({ kind, percent: rateOn(all, kind, today, { sellerId, categoryIds: [] }), isOwn })),
    categories: isOwn
      ? []
      : rated
          .flatMap((category) => {
            const percent = ownRateOn(all, 'commission', today, { sellerId: null, categoryId: category.id });
            return percent === null ? [] : [{ category, percent }];
          })
          .toSorted((one, other) => (one.category.name < other.category.name ? -1 : 1)),
    changes: own.map(({ categoryId, categoryName, ...change }) => ({
      ...change,
      category: categoryId === null ? null : { id: categoryId, name: categoryName! },
      isPlanned: change.from > today,
    })),
  };
}
