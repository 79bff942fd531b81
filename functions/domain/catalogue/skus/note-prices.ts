import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { PriceWay } from '#contract/calls/prices.ts';
import { actorParams, actorValues } from '../../../db/schema/actors.ts';
import { plannedPrices, skuPrices, skus } from '../../../db/schema/index.ts';
import { selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

/** The write of a price: its time, its way and its actor. */
type Written = { now: number; way: PriceWay } & ReturnType<typeof actorValues>;

/**
 * Returns a function for the statements that follow each write of prices, in its batch. They add the present prices to
 * the history of the SKUs whose price is new, and end a planned price that runs if the new price is another one.
 * @param ids selects the ids of the SKUs that the batch may have changed
 */
export function notePricesOf<Values extends object>(
  ids: (params: Params<Values>) => SQL,
): (shop: Pick<Shop, 'now'>, actor: Actor, way: PriceWay, values: Values) => Statement[] {
  const insert = statement((db, params: Params<Values & Written>) => {
    const written = params as Params<Written>;
    return db.insert(skuPrices).select(
      db
        .select(
          selectedRow(skuPrices, {
            at: written.now,
            ...actorParams(written),
            skuId: skus.id,
            mrpPaise: skus.mrpPaise,
            sellingPaise: skus.sellingPaise,
            way: written.way,
          }),
        )
        .from(skus)
        .where(
          sql`${skus.id} IN (${ids(params as Params<Values>)}) AND NOT EXISTS (SELECT 1 FROM sku_prices last
            WHERE last.id = (SELECT max(own.id) FROM sku_prices own WHERE own.sku_id = ${skus.id})
              AND last.mrp_paise = ${skus.mrpPaise} AND last.selling_paise = ${skus.sellingPaise})`,
        ),
    );
  });
  const endPlanned = statement((db, params: Params<Values & { now: number }>) =>
    db
      .update(plannedPrices)
      .set({
        status: 'ended',
        endedAs: 'hand',
        endedAt: sql`${params.now}`,
        updatedAt: sql`${params.now}`,
        version: sql`${plannedPrices.version} + 1`,
      })
      .where(
        sql`${plannedPrices.skuId} IN (${ids(params as Params<Values>)}) AND ${plannedPrices.status} = 'running'
          AND ${plannedPrices.sellingPaise} != (SELECT own.selling_paise FROM skus own WHERE own.id = ${plannedPrices.skuId})`,
      ),
  );
  return ({ now }, actor, way, values) => [
    insert({ ...values, now, way, ...actorValues(actor) }),
    endPlanned({ ...values, now }),
  ];
}

/** The statements for SKUs by their ids, a JSON list. */
const notePricesOfIds = notePricesOf(({ ids }: Params<{ ids: string }>) => sql`SELECT value FROM json_each(${ids})`);

/** Returns the statements that follow a write of the prices of these SKUs; see `notePricesOf`. */
export function notePrices(shop: Shop, actor: Actor, way: PriceWay, ids: readonly number[]): Statement[] {
  return notePricesOfIds(shop, actor, way, { ids: JSON.stringify(ids) });
}

/** The statements for a SKU that the same batch inserts, by its code. */
export const noteFirstPrice = notePricesOf(
  ({ code }: Params<{ code: string }>) => sql`SELECT id FROM skus WHERE code = ${code}`,
);
