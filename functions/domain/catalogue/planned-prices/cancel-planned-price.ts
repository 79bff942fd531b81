import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { CancelPlannedPrice, PlannedPrice } from '#contract/calls/planned-prices.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { plannedPrices } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import { pageInvalidationWhere } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { notePrices } from '../skus/index.ts';
import { managedPlannedPrices } from './manage-planned-prices.ts';
import { restorePrices } from './set-prices.ts';

const cancel = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(plannedPrices)
    .set({
      status: 'ended',
      endedAs: 'cancelled',
      endedAt: sql`${params.now}`,
      updatedAt: sql`${params.now}`,
      version: sql`${plannedPrices.version} + 1`,
    })
    .where(and(eq(plannedPrices.id, params.id), eq(plannedPrices.version, params.version))),
);

const pageOfSku = pageInvalidationWhere(({ skuId }: Params<{ skuId: number }>) => ({
  subjectId: sql`skus.product_id`,
  from: sql`skus`,
  condition: sql`skus.id = ${skuId}`,
}));

/**
 * Cancels a planned price. If it runs, the SKU has its former price again at once.
 * @throws PLANNED_PRICE_NOT_FOUND, PLANNED_PRICE_OVER, STALE_VERSION with the present state
 */
export function cancelPlannedPrice(
  shop: Shop,
  staff: Staff,
  id: number,
  { version }: CancelPlannedPrice,
): Promise<PlannedPrice> {
  return changeRow(managedPlannedPrices, shop, staff, { id, version }, (before) => {
    const { status, skuId, sellingPrice, from, until } = before;
    if (status === 'ended') refuse('PLANNED_PRICE_OVER');
    return {
      row: cancel({ id, version: before.version, now: shop.now }),
      also:
        status === 'running'
          ? [
              restorePrices({ ids: JSON.stringify([id]), now: shop.now }),
              ...notePrices(shop, staff, 'schedule', [skuId]),
              pageOfSku(shop, { subject: 'product', urgent: true }, { skuId }),
            ]
          : [],
      audit: {
        action: 'planned price cancelled',
        subject: 'plannedPrice',
        before: { status, skuId, sellingPaise: sellingPrice, from, until },
        after: { status: 'ended' },
      },
    };
  });
}
