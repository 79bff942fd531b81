import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedStock } from '#contract/calls/managed-stock.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const MOVES = '/api/admin/inventory/moves';
const stockIdOf = (skuId: number) => Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', skuId).id);

test('the stock of several SKUs is changed at once, with its reason, or of none', async () => {
  const skus = [await shop.sku({ stock: 4 }), await shop.sku({ stock: 9 })];
  const ids = skus.map(({ skuId }) => stockIdOf(skuId));
  const counted = { moves: ids.map((id, at) => ({ id, change: at - 2 })), why: 'counted', reason: 'Stock-take' };
  const after = (await meera.put(MOVES, counted)).as(z.array(ManagedStock));
  expect(after.map(({ quantity }) => quantity)).toEqual([2, 8]);
  expect(
    shop.rows(
      'SELECT reason, quantity_change FROM stock_movements WHERE sku_id = ? ORDER BY id DESC LIMIT 1',
      skus[0]!.skuId,
    ),
  ).toEqual([{ reason: 'counted', quantity_change: -2 }]);
  expect(
    shop.row("SELECT reason FROM audit_log WHERE subject = 'inventory' AND subject_id = ? ORDER BY id DESC", ids[1]!)
      .reason,
  ).toBe('Stock-take');

  const tooMany = {
    moves: [
      { id: ids[1], change: 5 },
      { id: ids[0], change: -3 },
    ],
    why: 'moved',
    reason: 'Broken',
  };
  expect(await meera.put(MOVES, tooMany)).toRefuse(409, 'NOT_ENOUGH_STOCK');
  expect(await shop.seller('farhan').put(MOVES, counted)).toRefuse(404, 'STOCK_NOT_FOUND');
  expect(await meera.put(MOVES, { ...counted, reason: ' ' })).toRefuse(422, 'FIELDS_INVALID');
  expect(shop.row('SELECT quantity FROM inventory WHERE id = ?', ids[1]!).quantity).toBe(8);
});
