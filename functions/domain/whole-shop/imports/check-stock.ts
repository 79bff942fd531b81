import { sql } from 'drizzle-orm';
import { decode } from '#contract/calls/decode.ts';
import { ChangeStock } from '#contract/calls/inventory.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { bareSkuCode } from '#contract/shop/sku-code.ts';
import type { Params } from '../../../db/statement.ts';
import { managedStock } from '../../catalogue/inventory/index.ts';
import { applyStock } from './apply-stock.ts';
import { rowRefusal } from './cells.ts';
import { readRow } from './columns.ts';
import { differencesOf, kindOf } from './kind.ts';
import type { Place } from './kind.ts';
import { chosenRows } from './statements.ts';
import { STOCK_COLUMNS } from './stock-columns.ts';

const stockNamed = managedStock.rowsAmong(
  (params: Params<Place>) => sql`(SELECT stock.id FROM ${chosenRows(params)}
    JOIN skus found ON found.code = chosen.key_text JOIN inventory stock ON stock.sku_id = found.id)`,
);

export const stockKind = kindOf({
  columns: STOCK_COLUMNS,
  nameColumn: 'SKU code',
  needed: ['SKU code'],
  atOnce: 1000,
  keyOf: (cells) => ({ keyId: null, keyText: bareSkuCode(cells['SKU code'] ?? '') || null, parentId: null }),
  reads: (shop, staff, place) => ({ own: stockNamed(shop, staff, place) }),
  decide(_, __, row, { own }) {
    if (row.keyText === null) rowRefusal(row, 'SKU code', 'SKU code is required');
    const before = own.find(({ skuCode }) => skuCode === row.keyText);
    if (!before) return rowRefusal(row, 'SKU code', REFUSALS.SKU_NOT_FOUND.text);
    const { fields, faults } = readRow(STOCK_COLUMNS, row.named, before);
    if (faults.length > 0) rowRefusal(row, faults);
    const counted = fields.counted ?? undefined;
    const isCounted = counted !== undefined;
    const change = decode(ChangeStock, { ...fields, ...(isCounted && { quantity: counted }) }, 'FIELDS_INVALID');
    const { quantity = before.quantity, location = before.location } = change;
    if (quantity < before.reservedQuantity)
      rowRefusal(row, isCounted ? 'Counted pieces' : 'Pieces in stock', REFUSALS.NOT_ENOUGH_STOCK.text);
    const isSame = quantity === before.quantity && location === before.location;
    return {
      outcome: isSame ? 'UNCHANGED' : 'CHANGED',
      targetId: before.id,
      targetVersion: before.version,
      label: `${before.skuCode} ${before.skuName}`,
      staged: isSame ? null : { before: before.quantity, quantity, location, isCounted },
      differences: differencesOf(STOCK_COLUMNS, ['Pieces in stock', 'Location'], before, {
        ...before,
        quantity,
        location,
      }),
    };
  },
  apply: applyStock,
});
