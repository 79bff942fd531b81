import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PlannedPriceEnd } from '#contract/states/planned-price.ts';
import { plannedPrices, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** Planned prices by their ids, a JSON list, at a time. */
interface Turned {
  ids: string;
  now: number;
}

const isAmong = ({ ids }: Params<Turned>): SQL => sql`${plannedPrices.id} IN (SELECT value FROM json_each(${ids}))`;

const changedAt = (params: Params<Turned>) => ({
  updatedAt: sql`${params.now}`,
  version: sql`${plannedPrices.version} + 1`,
});

/** Ends the running ones whose end has come. */
export const endDue = statement((db, params: Params<Turned>) =>
  db
    .update(plannedPrices)
    .set({ status: 'ended', endedAs: 'done', endedAt: sql`${params.now}`, ...changedAt(params) })
    .where(and(isAmong(params), eq(plannedPrices.status, 'running'), sql`${plannedPrices.untilAt} <= ${params.now}`)),
);

/**
 * Gives SKUs the price back that they had before their planned price, which this batch ended: at most the present MRP.
 * A price that a person has set since then stays.
 */
export const restorePrices = statement((db, params: Params<Turned>) => {
  const former = sql`min(${plannedPrices.formerPaise}, ${skus.mrpPaise})`;
  return db
    .update(skus)
    .set({ sellingPaise: former, updatedAt: sql`${params.now}`, version: sql`${skus.version} + 1` })
    .from(plannedPrices)
    .where(
      and(
        isAmong(params),
        sql`${plannedPrices.endedAt} = ${params.now} AND ${plannedPrices.endedAs} IN ('done', 'cancelled')
          AND ${plannedPrices.untilAt} IS NOT NULL`,
        eq(skus.id, plannedPrices.skuId),
        sql`${skus.archivedAt} IS NULL AND ${skus.sellingPaise} = ${plannedPrices.sellingPaise}
          AND ${skus.sellingPaise} != ${former}`,
      ),
    );
});

const end = (word: PlannedPriceEnd) => sql.raw(`'${word}'`);

/** Ends the planned prices that cannot begin: of a removed SKU, with an end in the past, or above the MRP. */
export const dropImpossible = statement((db, params: Params<Turned>) => {
  const sku = sql`(SELECT 1 FROM skus own WHERE own.id = ${plannedPrices.skuId}`;
  const isRemoved = sql`EXISTS ${sku} AND own.archived_at IS NOT NULL)`;
  const isMissed = sql`${plannedPrices.untilAt} <= ${params.now}`;
  const isAbove = sql`EXISTS ${sku} AND own.mrp_paise < ${plannedPrices.sellingPaise})`;
  return db
    .update(plannedPrices)
    .set({
      status: 'ended',
      endedAs: sql`CASE WHEN ${isRemoved} THEN ${end('removed')} WHEN ${isMissed} THEN ${end('missed')} ELSE ${end('aboveMrp')} END`,
      endedAt: sql`${params.now}`,
      ...changedAt(params),
    })
    .where(and(isAmong(params), eq(plannedPrices.status, 'planned'), sql`(${isRemoved} OR ${isMissed} OR ${isAbove})`));
});

/** Begins those whose time has come. One without an end is over at once. */
export const beginDue = statement((db, params: Params<Turned>) => {
  const hasNoEnd = sql`${plannedPrices.untilAt} IS NULL`;
  return db
    .update(plannedPrices)
    .set({
      status: sql`CASE WHEN ${hasNoEnd} THEN 'ended' ELSE 'running' END`,
      endedAs: sql`CASE WHEN ${hasNoEnd} THEN ${end('done')} END`,
      endedAt: sql`CASE WHEN ${hasNoEnd} THEN ${params.now} END`,
      begunAt: sql`${params.now}`,
      formerPaise: sql`(SELECT own.selling_paise FROM skus own WHERE own.id = ${plannedPrices.skuId})`,
      ...changedAt(params),
    })
    .where(and(isAmong(params), eq(plannedPrices.status, 'planned'), sql`${plannedPrices.fromAt} <= ${params.now}`));
});

/** Sets the prices of those that this batch began. */
export const setPrices = statement((db, params: Params<Turned>) =>
  db
    .update(skus)
    .set({
      sellingPaise: plannedPrices.sellingPaise,
      updatedAt: sql`${params.now}`,
      version: sql`${skus.version} + 1`,
    })
    .from(plannedPrices)
    .where(
      and(
        isAmong(params),
        sql`${plannedPrices.begunAt} = ${params.now} AND (${plannedPrices.status} = 'running' OR ${plannedPrices.untilAt} IS NULL)`,
        eq(skus.id, plannedPrices.skuId),
        sql`${skus.sellingPaise} != ${plannedPrices.sellingPaise}`,
      ),
    ),
);
