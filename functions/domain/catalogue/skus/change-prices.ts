import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedSku } from '#contract/calls/managed-goods.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { ChangePrices } from '#contract/calls/skus.ts';
import { skus } from '../../../db/schema/index.ts';
import { requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { managedSkus } from './manage-skus.ts';
import { notePrices } from './note-prices.ts';

interface NewPrice {
  id: number;
  version: number;
  mrpPaise: number;
  sellingPaise: number;
  now: number;
}

const setPrice = statement((db, params: Params<NewPrice>) =>
  db
    .update(skus)
    .set({
      mrpPaise: sql`${params.mrpPaise}`,
      sellingPaise: sql`${params.sellingPaise}`,
      updatedAt: sql`${params.now}`,
      version: sql`${skus.version} + 1`,
    })
    .where(and(eq(skus.id, params.id), eq(skus.version, params.version))),
);

/**
 * Changes the prices of several SKUs, all or none. Each change names the version it is based on.
 * @throws SKU_NOT_FOUND; STALE_VERSION with the present state of the first SKU that changed meanwhile
 */
export async function changePrices(shop: Shop, staff: Staff, { prices }: ChangePrices): Promise<ManagedSku[]> {
  const ids = prices.map(({ id }) => id);
  const present = await readManagedSkus(shop, staff, ids);
  const changes = prices.map((price, at) => {
    const before = present[at]!;
    if (before.version !== price.version) refuse('STALE_VERSION', { current: before });
    return { before, mrpPaise: price.mrpPrice, sellingPaise: price.sellingPrice };
  });
  const products = new Set(changes.map(({ before }) => before.productId));
  const { after } = await shop.write({
    prices: changes.flatMap(({ before: { id, version, mrpPrice, sellingPrice }, mrpPaise, sellingPaise }) => [
      requireChange(setPrice({ id, version, mrpPaise, sellingPaise, now: shop.now }), 'STALE_VERSION'),
      auditEntry(shop, staff, {
        action: 'price changed',
        subject: 'sku',
        subjectId: id,
        before: { mrpPaise: mrpPrice, sellingPaise: sellingPrice },
        after: { mrpPaise, sellingPaise },
      }),
    ]),
    history: notePrices(shop, staff, 'bulk', ids),
    pages: [...products].map((subjectId) => pageInvalidation(shop, { subject: 'product', subjectId })),
    after: ids.map((id) => managedSkus.rowWithId(shop, staff, id)),
  });
  return after.map(([row]) => row!);
}

/** Returns the present SKUs in the order of `ids`. @throws SKU_NOT_FOUND */
export async function readManagedSkus(shop: Shop, staff: Staff, ids: readonly number[]): Promise<ManagedSku[]> {
  const found = await shop.read({ rows: ids.map((id) => managedSkus.rowWithId(shop, staff, id)) });
  return found.rows.map(([row]) => row ?? refuse('SKU_NOT_FOUND'));
}
