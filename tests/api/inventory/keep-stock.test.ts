import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedStock } from '#contract/calls/managed-stock.ts';
import { buy } from '../../support/buy.ts';
import type { MadeSku } from '../../support/goods.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const meera = shop.seller('meera');
const idOf = ({ skuId }: Pick<MadeSku, 'skuId'>) =>
  Number(shop.row('SELECT id FROM inventory WHERE sku_id = ?', skuId).id);
const change = (sku: MadeSku, body: object) => meera.put(`/api/inventory/${idOf(sku)}`, body);
const sellerId = (name: string) =>
  Number(shop.row('SELECT id FROM sellers WHERE email = ?', `${name}@ratnahaat.example`).id);

test('what was counted is set, with a movement of the difference', async () => {
  const sku = await shop.sku({ stock: 10 });
  expect((await change(sku, { quantity: 7, reservedQuantity: 2, location: 'Rack 9' })).as(ManagedStock)).toMatchObject({
    quantity: 7,
    reservedQuantity: 2,
    heldByHand: 2,
    availableQuantity: 5,
    location: 'Rack 9',
    version: 2,
  });
  expect(
    shop.rows(
      'SELECT reason, quantity_change AS q, reserved_change AS r FROM stock_movements WHERE sku_id = ?',
      sku.skuId,
    ),
  ).toEqual([
    { reason: 'opened', q: 10, r: 0 },
    { reason: 'counted', q: -3, r: 2 },
  ]);
});

test('what orders hold is never let go', async () => {
  const asha = await shop.customer('asha');
  const sku = await shop.sku({ stock: 10 });
  await buy(asha, sku, 3);
  expect(await change(sku, { reservedQuantity: 2 })).toRefuse(409, 'STOCK_HELD_BY_ORDERS');
  expect(await change(sku, { quantity: 2 })).toRefuse(409, 'NOT_ENOUGH_STOCK');
  expect(await meera.delete(`/api/inventory/${idOf(sku)}`)).toRefuse(409, 'STOCK_STILL_HELD');
  expect((await change(sku, { reservedQuantity: 4 })).as(ManagedStock)).toMatchObject({ heldByHand: 1, quantity: 10 });
});

test('the SKU and the seller of a stock stay', async () => {
  const [sku, other] = [await shop.sku(), await shop.sku()];
  expect(await change(sku, { skuId: other.skuId })).toRefuse(422, 'FIELDS_INVALID', 'The SKU of a stock cannot change');
  expect(await change(sku, { sellerId: sellerId('farhan') })).toRefuse(422, 'FIELDS_INVALID');
});

test('stock that is given up is gone, and is kept again', async () => {
  const sku = await shop.sku({ stock: 4 });
  const keep = (body: object) => meera.post('/api/inventory', { skuId: sku.skuId, quantity: 6, ...body });
  expect(await keep({})).toRefuse(409, 'STOCK_KEPT_ALREADY');
  expect((await meera.delete(`/api/inventory/${idOf(sku)}`)).json).toEqual({ message: words('INVENTORY_DELETED') });
  expect(await meera.get(`/api/admin/inventory/${idOf(sku)}`)).toRefuse(404, 'STOCK_NOT_FOUND');
  expect(await meera.patch(`/api/inventory/${sku.skuId}/increase`, { quantity: 1 })).toRefuse(404, 'SKU_NOT_FOUND');
  expect((await keep({ reservedQuantity: 1, location: 'Rack 1' })).as(ManagedStock)).toMatchObject({
    quantity: 6,
    heldByHand: 1,
    availableQuantity: 5,
    location: 'Rack 1',
  });
});

test('a seller sees and keeps its own stock alone', async () => {
  const sku = await shop.sku({ seller: 'farhan' });
  const own = (await meera.get('/api/inventory?range=[0,99]')).as(z.array(ManagedStock));
  expect(new Set(own.map((row) => row.sellerId))).toEqual(new Set([sellerId('meera')]));
  expect(
    (await meera.get(`/api/inventory/seller/${sellerId('meera')}?range=[0,99]`)).as(z.array(ManagedStock)),
  ).toEqual(own);
  expect(await meera.get(`/api/inventory/seller/${sellerId('farhan')}`)).toRefuse(404, 'SELLER_NOT_FOUND');
  expect(await change(sku, { quantity: 1 })).toRefuse(404, 'STOCK_NOT_FOUND');
  expect(await meera.delete(`/api/inventory/${idOf(sku)}`)).toRefuse(404, 'STOCK_NOT_FOUND');
  expect(await meera.post('/api/inventory', { skuId: sku.skuId, quantity: 1 })).toRefuse(404, 'SKU_NOT_FOUND');
});
