import { desc, eq, sql } from 'drizzle-orm';
import { sellerIdOf } from '#contract/calls/actor.ts';
import type { Staff } from '#contract/calls/actor.ts';
import type { PriceHistory } from '#contract/calls/prices.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { skuPrices, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { managedSkus } from './manage-skus.ts';

/** The largest number of prices shown. */
const MOST_PRICES = 100;

/** Sellers see the names of their own people only. */
const newestPrices = statement((db, params: Params<{ id: number; seller: number | null }>) =>
  db
    .select({
      id: skuPrices.id,
      at: skuPrices.at,
      mrpPrice: skuPrices.mrpPaise,
      sellingPrice: skuPrices.sellingPaise,
      way: skuPrices.way,
      by: skuPrices.actorKind,
      name: sql<string | null>`CASE WHEN ${skuPrices.actorKind} IN ('seller', 'admin')
        AND (${params.seller} IS NULL OR ${skuPrices.actorSellerId} = ${params.seller}) THEN ${users.fullName} END`,
    })
    .from(skuPrices)
    .leftJoin(users, eq(users.id, skuPrices.actorUserId))
    .where(eq(skuPrices.skuId, params.id))
    .orderBy(desc(skuPrices.id))
    .limit(MOST_PRICES),
);

/** Returns the newest prices of a SKU. @throws SKU_NOT_FOUND */
export async function readPriceHistory(shop: Shop, staff: Staff, id: number): Promise<PriceHistory> {
  const { sku, prices } = await shop.read({
    sku: managedSkus.rowWithId(shop, staff, id),
    prices: newestPrices({ id, seller: sellerIdOf(staff) }),
  });
  if (sku.length === 0) refuse('SKU_NOT_FOUND');
  return { prices };
}
