import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { MovementReason } from '#contract/calls/inventory.ts';
import { actorParams, actorValues } from '../../../db/schema/actors.ts';
import { importRows, inventory, pageInvalidations, skus, skuSizes, stockMovements } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { notePricesOf } from '../../catalogue/skus/index.ts';
import type { Shop } from '../../shop.ts';
import { showStagedFiles } from './named-pictures.ts';
import { noteFormerValues } from './restore-goods.ts';
import { isRow, isWritten, staged } from './staged.ts';
import type { Applied } from './staged.ts';

/** Requires that each SKU in the file has the version of the check, and that the products of new ones exist. */
const stand = requireCondition(
  'IMPORT_OVERTAKEN',
  ({ importId }: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    LEFT JOIN skus found ON found.id = ${importRows.targetId}
    LEFT JOIN products own ON own.id = ${staged('productId')}
    WHERE ${importRows.importId} = ${importId} AND CASE ${importRows.outcome}
      WHEN 'NEW' THEN own.archived_at IS NOT NULL OR own.seller_id IS NOT ${staged('sellerId')}
      ELSE found.version IS NOT ${importRows.targetVersion} OR found.archived_at IS NOT NULL END)`,
);

/** The columns of a SKU that a file writes, new or changed. */
const written = {
  name: staged('name'),
  code: staged('code'),
  color: staged('color'),
  size: staged('size'),
  taxCategory: staged('taxCategory'),
  taxRateId: staged('taxRateId'),
  weightGrams: staged('weightGrams'),
  mrpPaise: staged('mrpPaise'),
  sellingPaise: staged('sellingPaise'),
  startOn: staged('startOn'),
  endOn: staged('endOn'),
};

const change = statement((db, params: Params<Applied>) =>
  db
    .update(skus)
    .set({
      ...written,
      position: staged('position'),
      updatedAt: sql`${params.now}`,
      version: sql`${skus.version} + 1`,
    })
    .from(importRows)
    .where(and(isRow(params, 'CHANGED'), eq(skus.id, importRows.targetId))),
);

const forgetSizes = statement((db, params: Params<Applied>) =>
  db.delete(skuSizes).where(
    sql`${skuSizes.skuId} IN (SELECT ${importRows.targetId} FROM ${importRows}
        WHERE ${isRow(params, 'CHANGED')} AND json_type(${importRows.staged}, '$.sizes') IS NOT NULL)`,
  ),
);

const insertSkus = statement((db, params: Params<Applied>) =>
  db.insert(skus).select(
    db
      .select(
        selectedRow(skus, {
          createdAt: params.now,
          updatedAt: params.now,
          productId: staged('productId'),
          ...written,
          // After the existing SKUs, in the order of the file.
          position: sql`coalesce(${staged('position')},
            (SELECT max(other.position) + 1 FROM skus other WHERE other.product_id = ${staged('productId')}), 0)`,
        }),
      )
      .from(importRows)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

/** The SKU of a row, after new SKUs are inserted. */
const isItsSku = sql`${skus.code} = ${staged('code')}`;

const notePrices = notePricesOf(
  (params: Params<{ importId: number }>) =>
    sql`SELECT own.id FROM ${importRows} JOIN skus own ON own.code = ${staged('code')} WHERE ${isWritten(params)}`,
);

const insertSizes = statement((db, params: Params<Applied>) =>
  db.insert(skuSizes).select(
    db
      .select(
        selectedRow(skuSizes, {
          skuId: skus.id,
          text: sql`size.value ->> 'text'`,
          system: sql`size.value ->> 'system'`,
          order: sql`size.value ->> 'order'`,
          mm: sql`(size.value ->> 'tenthsOfMm') / 10.0`,
        }),
      )
      .from(importRows)
      .innerJoin(skus, isItsSku)
      .innerJoin(sql`json_each(${importRows.staged}, '$.sizes') AS size`, sql`1`)
      .where(isWritten(params)),
  ),
);

const insertStock = statement((db, params: Params<Applied>) =>
  db.insert(inventory).select(
    db
      .select(
        selectedRow(inventory, {
          createdAt: params.now,
          updatedAt: params.now,
          skuId: skus.id,
          sellerId: staged('sellerId'),
          quantity: staged('quantity'),
          location: staged('location'),
        }),
      )
      .from(importRows)
      .innerJoin(skus, isItsSku)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

const insertOpenings = statement((db, params: Params<Applied>) =>
  db.insert(stockMovements).select(
    db
      .select(
        selectedRow(stockMovements, {
          at: params.now,
          ...actorParams(params),
          skuId: skus.id,
          reason: sql.raw(`'${'opened' satisfies MovementReason}'`),
          quantityChange: staged('quantity'),
          reservedChange: sql.raw('0'),
        }),
      )
      .from(importRows)
      .innerJoin(skus, isItsSku)
      .where(isRow(params, 'NEW'))
      .orderBy(importRows.row),
  ),
);

const notePages = statement((db, params: Params<Applied>) =>
  db.insert(pageInvalidations).select(
    db
      .selectDistinct(
        selectedRow(pageInvalidations, {
          at: params.now,
          subject: sql.raw("'product'"),
          subjectId: staged('productId'),
        }),
      )
      .from(importRows)
      .where(isWritten(params)),
  ),
);

/** Notes the ids of new SKUs at their rows. */
const noteIds = statement((db, params: Params<Applied>) =>
  db
    .update(importRows)
    .set({ targetId: sql`(SELECT found.id FROM skus found WHERE found.code = ${staged('code')})` })
    .where(isRow(params, 'NEW')),
);

/** Returns the statements that write the checked rows of a file of SKUs. @throws IMPORT_OVERTAKEN, SKU_CODE_TAKEN */
export function applySkus(shop: Shop, staff: Staff, importId: number): readonly Statement[] {
  const applied = { importId, now: shop.now, ...actorValues(staff) };
  return [
    stand({ importId }),
    noteFormerValues('skus', importId),
    change(applied),
    forgetSizes(applied),
    insertSkus(applied),
    ...notePrices(shop, staff, 'file', { importId }),
    insertSizes(applied),
    insertStock(applied),
    insertOpenings(applied),
    ...showStagedFiles(importId, 'sku'),
    notePages(applied),
    noteIds(applied),
  ];
}
