import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedOrder, Order } from '#contract/calls/orders.ts';
import { buy, fillCart, askForOrder, placed } from '../../support/buy.ts';
import { ship } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan] = [shop.seller('meera'), shop.seller('farhan')];
const archive = (id: number) => meera.delete(`/seller/orders/${id}/delete`);
const numbers = async () =>
  (await meera.get('/seller/orders?range=[0,99]')).as(z.array(ManagedOrder)).map((order) => order.orderId);

test('what goes on stays on the list', async () => {
  const asha = await shop.customer('asha');
  const { id, orderId } = await buy(asha, await shop.sku());
  expect(await archive(id)).toRefuse(
    409,
    'ORDER_NOT_FINISHED',
    'An order can be taken off the list once it is cancelled, or 90 days after its delivery.',
  );
  await meera.patch(`/seller/orders/${id}/status/DELIVERED`);
  expect(await archive(id)).toRefuse(409, 'ORDER_NOT_FINISHED');
  expect(await numbers()).toContain(orderId);
});

test('what is cancelled leaves the list of its seller alone, with its papers and amounts as they were', async () => {
  const asha = await shop.customer('asha');
  await fillCart(asha, await shop.sku({ seller: 'meera' }));
  await fillCart(asha, await shop.sku({ seller: 'farhan' }));
  const { id, orderId } = await placed(askForOrder(asha));
  await meera.patch(`/seller/orders/${id}/status/CANCELLED`);
  expect(await farhan.delete(`/seller/orders/${id}/delete`)).toRefuse(409, 'ORDER_NOT_FINISHED');
  expect((await archive(id)).status).toBe(200);
  expect(await numbers()).not.toContain(orderId);
  expect(await archive(id)).toRefuse(404, 'ORDER_NOT_FOUND');
  expect(await meera.get(`/api/admin/orders/${id}`)).toRefuse(404, 'ORDER_NOT_FOUND');
  expect((await asha.get(`/api/orders/${id}`)).as(Order).consignments).toHaveLength(2);
  expect((await shop.admin().get(`/api/admin/orders/${id}`)).as(ManagedOrder).consignments).toHaveLength(2);
  expect((await farhan.get(`/api/admin/orders/${id}`)).as(ManagedOrder).orderId).toBe(orderId);
});

test('an order is found by the AWB of its parcel and by a SKU, of what is one’s own', async () => {
  const asha = await shop.customer('asha');
  const [mine, his] = [await shop.sku({ seller: 'meera' }), await shop.sku({ seller: 'farhan' })];
  await fillCart(asha, mine);
  await fillCart(asha, his);
  const { id, orderId } = await placed(askForOrder(asha));
  const { awb } = await ship(meera, orderId);
  const found = async (who: typeof meera, q: string) =>
    (await who.get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q }))}`))
      .as(z.array(ManagedOrder))
      .map((order) => order.id);
  const codeOf = ({ skuId }: typeof mine) => String(shop.row('SELECT code FROM skus WHERE id = ?', skuId).code);
  expect(await found(meera, awb!)).toEqual([id]);
  expect(await found(shop.admin(), awb!)).toEqual([id]);
  expect(await found(farhan, awb!)).toEqual([]);
  expect(await found(meera, codeOf(mine).toLowerCase())).toEqual([id]);
  expect(await found(meera, codeOf(his))).toEqual([]);
});
