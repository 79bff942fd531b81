import { sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { PlannedPrice, PlanPrices } from '#contract/calls/planned-prices.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { plannedPrices } from '../../../db/schema/index.ts';
import { insertInto, requireCondition } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { randomSigns } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { readManagedSkus } from '../skus/index.ts';
import { plannedWith } from './manage-planned-prices.ts';

interface Span {
  skuId: number;
  fromAt: number;
  /** For a planned price without an end, the moment after its beginning. */
  untilAt: number;
}

const insertPlannedPrice = insertInto(plannedPrices);

/** Requires that no other planned price of the SKU has a moment of this span. */
const isFree = requireCondition(
  'PRICE_PLANNED_ALREADY',
  ({ skuId, fromAt, untilAt }: Params<Span>) => sql`NOT EXISTS (SELECT 1 FROM planned_prices other
    WHERE other.sku_id = ${skuId} AND other.status != 'ended'
      AND other.from_at < ${untilAt} AND coalesce(other.until_at, other.from_at + 1) > ${fromAt})`,
);

const PASSED = 'This time has passed. Please choose a later one';

/**
 * Plans a selling price for each of several SKUs, all or none. The job `turn-prices` sets the prices at their time.
 * @throws SKU_NOT_FOUND, PRICE_ABOVE_MRP, PRICE_PLANNED_ALREADY; STALE_VERSION with the present state of the first SKU
 * that changed meanwhile; FIELDS_INVALID for a time that has passed
 */
export async function planPrices(
  shop: Shop,
  staff: Staff,
  { from, until, prices }: PlanPrices,
): Promise<PlannedPrice[]> {
  if (from < shop.now) refuse('FIELDS_INVALID', { fields: { from: PASSED } });
  const present = await readManagedSkus(
    shop,
    staff,
    prices.map(({ id }) => id),
  );
  const plans = prices.map(({ version, sellingPrice }, at) => {
    const sku = present[at]!;
    if (sku.version !== version) refuse('STALE_VERSION', { current: sku });
    if (sellingPrice > sku.mrpPrice) refuse('PRICE_ABOVE_MRP');
    return { sku, sellingPaise: sellingPrice };
  });
  const reference = `RH-P-${randomSigns(shop.random, 12)}`;
  shop.noteResult(reference);
  const { after } = await shop.write({
    plans: plans.flatMap(({ sku: { id: skuId, code, sellerId, sellingPrice }, sellingPaise }) => [
      isFree({ skuId, fromAt: from, untilAt: until ?? from + 1 }, { params: { code } }),
      insertPlannedPrice({
        reference,
        skuId,
        sellerId,
        sellingPaise,
        fromAt: from,
        untilAt: until,
        createdAt: shop.now,
        updatedAt: shop.now,
      }),
      auditEntry(shop, staff, {
        action: 'price planned',
        subject: 'sku',
        subjectId: skuId,
        before: { sellingPaise: sellingPrice },
        after: { sellingPaise, from, until },
      }),
    ]),
    after: plannedWith(shop, staff, { reference }),
  });
  return after;
}

/** Returns the planned prices of an earlier request, by the reference it stored. */
export async function readPlannedPrices(shop: Shop, staff: Staff, reference: string): Promise<PlannedPrice[]> {
  const [found] = await shop.read(plannedWith(shop, staff, { reference }));
  return found;
}
