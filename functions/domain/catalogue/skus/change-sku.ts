import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { ManagedSku } from '#contract/calls/managed-goods.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { faultsOfSku } from '#contract/calls/skus.ts';
import type { ChangeSku } from '#contract/calls/skus.ts';
import { categories, products, skus, skuSizes } from '../../../db/schema/index.ts';
import { query, requireChange, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { changeRow, named } from '../../platform/console-list/index.ts';
import { showFiles } from '../../files/media/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { checkRates, ratesAsked } from './create-sku.ts';
import { managedSkus } from './manage-skus.ts';
import { readSizes, sizeRows } from './new-sku.ts';
import { notePrices } from './note-prices.ts';

const sizeSystemOf = statement((db, params: Params<{ skuId: number }>) =>
  db
    .select({ sizeSystem: categories.sizeSystem })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(skus.id, params.skuId)),
);

const forgetSizes = statement((db, params: Params<{ skuId: number }>) =>
  db.delete(skuSizes).where(eq(skuSizes.skuId, params.skuId)),
);

/**
 * Changes the given fields of a SKU.
 * @throws SKU_NOT_FOUND, STALE_VERSION with the present state, SKU_CODE_TAKEN, FILE_UNKNOWN, TAX_RATE_UNKNOWN;
 * FIELDS_INVALID when the price is above the MRP, the end date is before the start date, or its category does not allow
 * a size
 */
export function changeSku(
  shop: Shop,
  staff: Staff,
  id: number,
  { version, mediaList, ...change }: ChangeSku,
): Promise<ManagedSku> {
  const beside = [sizeSystemOf({ skuId: id }), ratesAsked([change])] as const;
  return changeRow(managedSkus, shop, staff, { id, version, beside }, (before, [[found], rates]) => {
    checkRates([change], rates);
    const { now, after, names } = decideSku(before, change);
    const of = (one: SkuState) => Object.fromEntries(names.map((name) => [name, one[name]]));
    const priceNames = names.filter((name) => name === 'mrpPaise' || name === 'sellingPaise');
    const isPriceAlone = names.length > 0 && priceNames.length === names.length;
    return {
      row: query((db) =>
        db
          .update(skus)
          .set({ ...after, updatedAt: shop.now, version: sql`${skus.version} + 1` })
          .where(and(eq(skus.id, id), eq(skus.version, before.version))),
      ),
      also: [
        ...(names.includes('size')
          ? [forgetSizes({ skuId: id }), ...sizeRows(after.code, readSizes(found!.sizeSystem, after.size))]
          : []),
        ...(priceNames.length > 0 ? notePrices(shop, staff, 'form', [id]) : []),
        ...(mediaList ? showFiles(shop, staff, { subject: 'sku', id }, mediaList) : []),
        pageInvalidation(shop, { subject: 'product', subjectId: before.productId }),
      ],
      audit: {
        action: isPriceAlone ? 'price changed' : 'SKU changed',
        subject: 'sku',
        before: of(now),
        after: of(after),
      },
    };
  });
}

/** A SKU before and after a change, and the fields that differ. */
export interface DecidedSku {
  /** The SKU after the change, in the shape staff see. */
  wanted: ManagedSku;
  /** The changeable columns after the change. */
  now: SkuState;
  after: SkuState;
  names: (keyof SkuState)[];
}

type SkuState = ReturnType<typeof stateOf>;

/**
 * Returns a SKU's state after a change.
 * @throws FIELDS_INVALID when the price is above the MRP, or the end date is before the start date
 */
export function decideSku(before: ManagedSku, change: Omit<ChangeSku, 'version' | 'mediaList'>): DecidedSku {
  const wanted = { ...before, ...named(change) };
  const fields = faultsOfSku(wanted);
  if (Object.keys(fields).length > 0) refuse('FIELDS_INVALID', { fields });
  const [now, after] = [stateOf(before), stateOf(wanted)];
  const names = (Object.keys(after) as (keyof SkuState)[]).filter((name) => now[name] !== after[name]);
  return { wanted, now, after, names };
}

function stateOf(sku: Pick<ManagedSku, Shown>) {
  return {
    name: sku.name,
    code: sku.code,
    color: sku.color,
    size: sku.size,
    taxCategory: sku.taxCategory,
    taxRateId: sku.taxCategory === 'REDUCED' ? sku.taxRateId : null,
    weightGrams: Math.max(1, Math.round(sku.weight * 1000)),
    mrpPaise: sku.mrpPrice,
    sellingPaise: sku.sellingPrice,
    startOn: sku.startDate,
    endOn: sku.endDate,
    position: sku.position,
  };
}

type Shown =
  | 'name'
  | 'code'
  | 'color'
  | 'size'
  | 'taxCategory'
  | 'taxRateId'
  | 'weight'
  | 'mrpPrice'
  | 'sellingPrice'
  | 'startDate'
  | 'endDate'
  | 'position';

const archive = statement((db, params: Params<{ id: number; version: number; now: number }>) =>
  db
    .update(skus)
    .set({ archivedAt: sql`${params.now}`, updatedAt: sql`${params.now}`, version: sql`${skus.version} + 1` })
    .where(and(eq(skus.id, params.id), eq(skus.version, params.version), isNull(skus.archivedAt))),
);

/**
 * Archives a SKU and returns its former state. Existing orders for it continue.
 * @throws SKU_NOT_FOUND
 */
export async function removeSku(shop: Shop, staff: Staff, id: number): Promise<ManagedSku> {
  const before = await managedSkus.one(shop, staff, id);
  const { after } = await shop.write({
    row: requireChange(archive({ id, version: before.version, now: shop.now }), 'STALE_VERSION'),
    pages: pageInvalidation(shop, { subject: 'product', subjectId: before.productId, urgent: true }),
    audit: auditEntry(shop, staff, {
      action: 'SKU removed',
      subject: 'sku',
      subjectId: id,
      before: { name: before.name, code: before.code },
      after: {},
    }),
    after: managedSkus.formerRow(shop, staff, id),
  });
  return after[0]!;
}

/** Returns a removed SKU when its remover repeats the request. @throws SKU_NOT_FOUND */
export async function readRemovedSku(shop: Shop, staff: Staff, id: number): Promise<ManagedSku> {
  const [[row]] = await shop.read(managedSkus.formerRow(shop, staff, id));
  return row ?? refuse('SKU_NOT_FOUND');
}
