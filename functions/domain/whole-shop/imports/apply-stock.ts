import { and, eq, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import type { MovementReason } from '#contract/calls/inventory.ts';
import { actorParams, actorValues } from '../../../db/schema/actors.ts';
import { importRows, inventory, pageInvalidations, skus, stockMovements } from '../../../db/schema/index.ts';
import { requireCondition, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { fewLeftMost } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { isRow, staged } from './staged.ts';
import type { Applied } from './staged.ts';

/** Requires that each changed SKU has the quantity and the location of the check. */
const stand = requireCondition(
  'IMPORT_OVERTAKEN',
  (params: Params<{ importId: number }>) => sql`NOT EXISTS (SELECT 1 FROM ${importRows}
    LEFT JOIN inventory stock ON stock.id = ${importRows.targetId} LEFT JOIN skus own ON own.id = stock.sku_id
    WHERE ${isRow(params, 'CHANGED')} AND (stock.version IS NOT ${importRows.targetVersion}
      OR stock.quantity IS NOT ${staged('before')} OR stock.archived_at IS NOT NULL OR own.archived_at IS NOT NULL))`,
);

const quantityChange = sql`(${staged('quantity')} - ${staged('before')})`;
const reason = (word: MovementReason) => sql.raw(`'${word}'`);

const insertMovements = statement((db, params: Params<Applied>) =>
  db.insert(stockMovements).select(
    db
      .select(
        selectedRow(stockMovements, {
          at: params.now,
          ...actorParams(params),
          skuId: inventory.skuId,
          reason: sql`CASE ${staged('isCounted')} WHEN 1 THEN ${reason('stockTake')} ELSE ${reason('counted')} END`,
          quantityChange,
          reservedChange: sql.raw('0'),
        }),
      )
      .from(importRows)
      .innerJoin(inventory, eq(inventory.id, importRows.targetId))
      .where(and(isRow(params, 'CHANGED'), sql`${quantityChange} <> 0`))
      .orderBy(importRows.row),
  ),
);

const change = statement((db, params: Params<Applied>) =>
  db
    .update(inventory)
    .set({
      quantity: staged('quantity'),
      location: staged('location'),
      updatedAt: sql`${params.now}`,
      version: sql`${inventory.version} + 1`,
    })
    .from(importRows)
    .where(and(isRow(params, 'CHANGED'), eq(inventory.id, importRows.targetId))),
);

const after = sql`(${inventory.quantity} - ${inventory.reservedQuantity})`;
const before = sql`(${staged('before')} - ${inventory.reservedQuantity})`;

/** Invalidates pages that show a low stock, and urgently those whose product becomes sold out or available. */
const notePages = statement((db, params: Params<Applied>) =>
  db.insert(pageInvalidations).select(
    db
      .select(
        selectedRow(pageInvalidations, {
          at: params.now,
          subject: sql.raw("'product'"),
          subjectId: skus.productId,
          urgent: sql`max((${after} = 0) <> (${before} = 0))`,
        }),
      )
      .from(importRows)
      .innerJoin(inventory, eq(inventory.id, importRows.targetId))
      .innerJoin(skus, eq(skus.id, inventory.skuId))
      .where(and(isRow(params, 'CHANGED'), sql`${quantityChange} <> 0 AND min(${after}, ${before}) <= ${fewLeftMost}`))
      .groupBy(skus.productId),
  ),
);

/** Returns the statements that write the checked rows of a file of stock. @throws IMPORT_OVERTAKEN, NOT_ENOUGH_STOCK */
export function applyStock(shop: Shop, staff: Staff, importId: number): readonly Statement[] {
  const applied = { importId, now: shop.now, ...actorValues(staff) };
  return [stand({ importId }), insertMovements(applied), change(applied), notePages(applied)];
}
