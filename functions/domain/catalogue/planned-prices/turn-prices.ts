import { and, asc, eq, sql } from 'drizzle-orm';
import { SYSTEM } from '#contract/calls/actor.ts';
import { plannedPrices, skus } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { notePrices } from '../skus/index.ts';
import { beginDue, dropImpossible, endDue, restorePrices, setPrices } from './set-prices.ts';

/** The most planned prices of one batch. */
const AT_ONCE = 100;

const DUE = {
  id: plannedPrices.id,
  skuId: plannedPrices.skuId,
  productId: skus.productId,
};

const dueToEnd = statement((db, params: Params<{ now: number; limit: number }>) =>
  db
    .select(DUE)
    .from(plannedPrices)
    .innerJoin(skus, eq(skus.id, plannedPrices.skuId))
    .where(and(sql`${plannedPrices.status} = 'running'`, sql`${plannedPrices.untilAt} <= ${params.now}`))
    .orderBy(asc(plannedPrices.untilAt))
    .limit(params.limit),
);

const dueToBegin = statement((db, params: Params<{ now: number; limit: number }>) =>
  db
    .select(DUE)
    .from(plannedPrices)
    .innerJoin(skus, eq(skus.id, plannedPrices.skuId))
    .where(and(sql`${plannedPrices.status} = 'planned'`, sql`${plannedPrices.fromAt} <= ${params.now}`))
    .orderBy(asc(plannedPrices.fromAt), asc(plannedPrices.id))
    .limit(params.limit),
);

/**
 * Begins and ends the planned prices whose time has come, each as an ordinary change of the SKU's price. A batch is
 * written whole or not at all, and its statements skip what another run has turned, so a killed or a second run sets no
 * price twice.
 */
export async function turnPrices(shop: Shop): Promise<{ turned: number }> {
  const { now } = shop;
  for (let turned = 0; ;) {
    const { ending, beginning } = await shop.read({
      ending: dueToEnd({ now, limit: AT_ONCE }),
      beginning: dueToBegin({ now, limit: AT_ONCE }),
    });
    // The next of a SKU begins in the next batch, after the one before it.
    const first = beginning.filter(({ skuId }, at) => beginning.findIndex((other) => other.skuId === skuId) === at);
    const due = [...ending, ...first];
    if (due.length === 0) return { turned };
    const of = { ids: JSON.stringify(due.map(({ id }) => id)), now };
    const products = new Set(due.map(({ productId }) => productId));
    await shop.write(
      endDue(of),
      restorePrices(of),
      dropImpossible(of),
      beginDue(of),
      setPrices(of),
      ...notePrices(
        shop,
        SYSTEM,
        'schedule',
        due.map(({ skuId }) => skuId),
      ),
      ...[...products].map((subjectId) => pageInvalidation(shop, { subject: 'product', subjectId, urgent: true })),
    );
    turned += due.length;
  }
}
