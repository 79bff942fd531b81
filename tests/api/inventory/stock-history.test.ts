import { expect, test } from 'vitest';
import { StockHistory } from '#contract/calls/managed-stock.ts';
import { buy } from '../../support/buy.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const meera = shop.seller('meera');
const stockOf = (skuId: number) => Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', skuId).id);

test('a movement says why in the words of who moved it', async () => {
  const { skuId } = await shop.sku({ seller: 'meera', stock: 4 });
  const id = stockOf(skuId);
  const reason = 'कारीगर से आया, a box of ten was short of two';
  await meera.put('/api/admin/inventory/moves', { moves: [{ id, change: 8 }], why: 'moved', reason });
  const { movements } = (await meera.get(`/api/admin/inventory/${id}/history`)).as(StockHistory);
  expect(movements.map((one) => [one.reason, one.note, one.name !== null])).toEqual([
    ['increase', reason, true],
    ['opened', null, false],
  ]);
});

test('a stock says which order holds its pieces, and who moved it and why', async () => {
  const sku = await shop.sku({ seller: 'meera', stock: 10 });
  const { orderId } = await buy(await shop.customer('asha'), sku, 2);
  await meera.patch(`/api/inventory/${sku.skuId}/reserve`, { quantity: 3 });
  await shop.admin().patch(`/api/inventory/${sku.skuId}/decrease`, { quantity: 1 });
  const url = `/api/admin/inventory/${stockOf(sku.skuId)}/history`;

  const { reservations, movements } = (await meera.get(url)).as(StockHistory);
  expect(reservations.map((held) => [held.orderId, held.quantity])).toEqual([
    [orderId, 2],
    [null, 3],
  ]);
  expect(
    movements.map(({ reason, quantityChange, reservedChange, by }) => [reason, quantityChange, reservedChange, by]),
  ).toEqual([
    ['decrease', -1, 0, 'admin'],
    ['reserve', 0, 3, 'seller'],
    ['ordered', 0, 2, 'customer'],
    ['opened', 10, 0, 'system'],
  ]);
  expect(movements[2]!.orderId).toBe(orderId);
  // Sellers do not see the names of the platform's staff. Nobody sees the customer's name.
  expect(movements.map(({ name }) => name !== null).slice(0, 3)).toEqual([false, true, false]);
  const ofHouse = (await shop.admin().get(url)).as(StockHistory).movements;
  expect(ofHouse.map(({ name }) => name !== null).slice(0, 3)).toEqual([true, true, false]);

  expect(await shop.seller('farhan').get(url)).toRefuse(404, 'STOCK_NOT_FOUND');
});
